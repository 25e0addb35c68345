import type { Transaction } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { textFields } from './text-fields.ts'
import type { Snapshot } from './values.ts'

const prices = { orderBy: { count: 'asc' }, select: { count: true, price: true } } as const
const named = { select: { id: true, name: true } } as const
const living = { where: { deletedAt: null }, orderBy: { id: 'asc' }, ...named } as const

const toTiers = (rows: { count: number; price: number }[]) =>
  rows.map(({ count, price }) => ({ count, price: toAzn(price) }))

/** With what goes with it when it is deleted: its products, and its place in campaigns and projects. */
export async function readService(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.service.findFirst({
    where: { id, deletedAt: null },
    include: {
      photo: true,
      prices,
      products: living,
      deals: { orderBy: { dealId: 'asc' }, select: { deal: { select: { id: true, title: true } } } },
      projects: { orderBy: { id: 'asc' }, ...named },
    },
  })
  if (!row) return null
  const { name, priority, state, photo, products, projects } = row
  const deals = row.deals.map(({ deal }) => ({ id: deal.id, name: deal.title }))
  const own = { ...textFields(row, 'name', 'description'), photoUrl: pictureUrl(photo), priority, state }
  return { name, fields: { ...own, prices: toTiers(row.prices), products, deals, projects } }
}

export async function readProduct(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.product.findFirst({
    where: { id, deletedAt: null },
    include: { photo: true, prices, service: named },
  })
  if (!row) return null
  const { name, priority, state, photo, service } = row
  const own = { ...textFields(row, 'name', 'description'), photoUrl: pictureUrl(photo), priority, state }
  return { name, fields: { ...own, service, prices: toTiers(row.prices) } }
}
