import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { recordedIn } from '../audit/recorded.ts'
import { restoreOwn } from '../content/restore-own.ts'
import type { Fields } from '../content/values.ts'
import { type Gone, lastState } from './last-state.ts'

const references = z.array(z.object({ id: z.int() }))
const service = z.object({ products: references, campaigns: references, projects: references })

const serviceGone: Message = /*i18n*/ {
  id: 'history.serviceGone',
  message: 'The service of this product is deleted: bring it back first.',
}

/** The products that went with a service, and its place in the campaigns and projects that are still there. */
export async function restoreServiceParts(tx: Transaction, { id, by }: Gone, fields: Fields): Promise<void> {
  const { products, campaigns, projects } = service.parse(fields)
  for (const { id: productId } of products) {
    const last = await lastState(tx, 'product', productId)
    if (last?.act !== 'deleted') continue
    const subject = { by, kind: 'product', id: productId, restores: true } as const
    await recordedIn(tx, subject, () => restoreOwn(tx, 'product', productId, last.fields))
  }
  const there = await tx.campaign.findMany({ where: { id: { in: idsOf(campaigns) } }, select: { id: true } })
  await tx.campaignService.createMany({
    data: there.map((campaign) => ({ campaignId: campaign.id, serviceId: id })),
    skipDuplicates: true,
  })
  await tx.project.updateMany({
    where: { id: { in: idsOf(projects) }, serviceId: null },
    data: { serviceId: id },
  })
}

/** @throws CONFLICT while its service is deleted */
export async function assertServiceIsThere(tx: Transaction, { id }: Gone): Promise<void> {
  const there = await tx.product.count({ where: { id, service: { deletedAt: null } } })
  if (there === 0) throw new AppError('CONFLICT', serviceGone)
}

const idsOf = (records: { id: number }[]): number[] => records.map(({ id }) => id)
