import type { Transaction } from '../../db/client.ts'

/** The alternative texts of an attachment, as far as they were sent; `id` 0 is the next of the added ones. */
export type AttachmentTexts = {
  id: number
  alt?: string | undefined
  alt_ru?: string | undefined
  alt_en?: string | undefined
}
type Wish = { photoIds: readonly number[]; order: readonly number[]; texts: readonly AttachmentTexts[] }

/**
 * Adds pictures to a project and puts all of its attachments in order: `order` names those that are there, and by 0
 * the next of the added ones. Those that it doesn't name come last, as they stood; an empty one leaves the order.
 * Of the texts, what isn't given stays.
 */
export async function arrangeAttachments(
  tx: Transaction,
  projectId: number,
  { photoIds, order, texts }: Wish,
): Promise<void> {
  const kept = await tx.projectAttachment.findMany({
    where: { projectId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, position: true },
  })
  const first = Math.max(0, ...kept.map(({ position }) => position + 1))
  const fresh = texts.flatMap(({ id, ...alts }) => (id === 0 ? [alts] : []))
  const data = photoIds.map((photoId, index) => ({
    projectId,
    photoId,
    position: first + index,
    ...fresh[index],
  }))
  for (const { id, ...alts } of texts)
    if (id !== 0) await tx.projectAttachment.updateMany({ where: { id, projectId }, data: alts })
  const added = await tx.projectAttachment.createManyAndReturn({ data, select: { id: true } })
  if (order.length === 0) return
  const ids = inOrder(
    kept.map(({ id }) => id),
    added.map(({ id }) => id),
    order,
  )
  await tx.$executeRaw`
    UPDATE project_attachments AS attachment SET position = wanted.place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE attachment.id = wanted.id`
}

/** The ids in the order wished for, each once. */
export function inOrder(
  kept: readonly number[],
  added: readonly number[],
  order: readonly number[],
): number[] {
  const fresh = [...added]
  const named = order.flatMap((place) =>
    place === 0 ? fresh.splice(0, 1) : kept.filter((id) => id === place),
  )
  return [...new Set([...named, ...kept, ...fresh])]
}
