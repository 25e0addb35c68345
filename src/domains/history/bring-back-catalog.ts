import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { recordedIn } from '../audit/recorded.ts'
import type { Fields } from '../audit/values.ts'
import type { Gone } from './bring-back.ts'
import { findPictures } from './find-pictures.ts'
import { lastState } from './last-state.ts'

const references = z.array(z.object({ id: z.int() }))
const service = z.object({
  photoUrl: z.string(),
  products: references,
  deals: references,
  projects: references,
})
const product = z.object({ photoUrl: z.string() })

const serviceGone: Message = /*i18n*/ {
  id: 'history.serviceGone',
  message: 'The service of this product is deleted: bring it back first.',
}

/** With the products that went with it, and its place in the campaigns and projects that are still there. */
export async function bringBackService(tx: Transaction, gone: Gone, fields: Fields): Promise<void> {
  const { id, by } = gone
  const { photoUrl, products, deals, projects } = service.parse(fields)
  const pictureOf = await findPictures(tx, [photoUrl])
  await tx.service.update({ where: { id }, data: { deletedAt: null, photoId: pictureOf(photoUrl) } })
  for (const { id: productId } of products) {
    const last = await lastState(tx, 'product', productId)
    if (last?.act !== 'deleted') continue
    const subject = { by, kind: 'product', id: productId, restores: true } as const
    await recordedIn(tx, subject, () => revive(tx, productId, last.fields))
  }
  const there = await tx.deal.findMany({ where: { id: { in: idsOf(deals) } }, select: { id: true } })
  await tx.dealService.createMany({
    data: there.map((deal) => ({ dealId: deal.id, serviceId: id })),
    skipDuplicates: true,
  })
  await tx.project.updateMany({
    where: { id: { in: idsOf(projects) }, serviceId: null },
    data: { serviceId: id },
  })
}

/** @throws CONFLICT while its service is deleted */
export async function bringBackProduct(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const living = await tx.product.count({ where: { id, service: { deletedAt: null } } })
  if (living === 0) throw new AppError('CONFLICT', serviceGone)
  await revive(tx, id, fields)
}

async function revive(tx: Transaction, id: number, fields: Fields): Promise<void> {
  const { photoUrl } = product.parse(fields)
  const pictureOf = await findPictures(tx, [photoUrl])
  await tx.product.update({ where: { id }, data: { deletedAt: null, photoId: pictureOf(photoUrl) } })
}

const idsOf = (records: { id: number }[]): number[] => records.map(({ id }) => id)
