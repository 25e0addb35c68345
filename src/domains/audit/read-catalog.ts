import type { Transaction } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import type { Fields } from '../content/values.ts'

const prices = { orderBy: { count: 'asc' }, select: { count: true, price: true } } as const
const named = { select: { id: true, name: true } } as const
const living = { where: { deletedAt: null }, orderBy: { id: 'asc' }, ...named } as const

const toTiers = (rows: { count: number; price: number }[]) =>
  rows.map(({ count, price }) => ({ count, price: toAzn(price) }))

/** What goes with a service when it is deleted: its prices, its products, and its place in campaigns and projects. */
export async function readServiceParts(tx: Transaction, id: number): Promise<Fields> {
  const { deals, ...row } = await tx.service.findUniqueOrThrow({
    where: { id },
    select: {
      prices,
      products: living,
      deals: { orderBy: { dealId: 'asc' }, select: { deal: { select: { id: true, title: true } } } },
      projects: { orderBy: { id: 'asc' }, ...named },
    },
  })
  const campaigns = deals.map(({ deal }) => ({ id: deal.id, name: deal.title }))
  return { ...row, prices: toTiers(row.prices), deals: campaigns }
}

export async function readProductParts(tx: Transaction, id: number): Promise<Fields> {
  const row = await tx.product.findUniqueOrThrow({ where: { id }, select: { prices, service: named } })
  return { service: row.service, prices: toTiers(row.prices) }
}
