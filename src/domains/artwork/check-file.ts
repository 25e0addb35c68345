import type { Database } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { type CheckReport, type PagePicture, checkFile as readFile } from '../preflight/check-file.ts'
import { checkedKinds, reading } from '../preflight/facts.ts'
import { afterCheck } from './after-check.ts'
import { previewKeyOf, withLocalFile } from './stored-file.ts'
import './artwork-deps.ts'

type CheckDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'artwork'>
type FileRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/**
 * The work of the queue `preflight` (PRE-6): reads a file's facts, then makes the pictures of its pages. What was
 * found counts as soon as the facts are there; a file that can't be read is prepress's, and the order goes on.
 */
export async function checkFile(deps: CheckDeps, fileId: number): Promise<void> {
  const file = await findWaiting(deps.db, fileId)
  if (!file) return
  const kind = checkedKinds.find((one) => one === file.kind)
  if (kind === undefined) return giveUpCheck(deps, fileId)
  if (file.check === 'Waiting')
    await deps.db.artworkFile.updateMany({
      where: { id: fileId, check: 'Waiting' },
      data: { check: 'Reading' },
    })
  const password = file.password === '' ? undefined : file.password
  await withLocalFile(deps.artwork, file, (path) => readFile({ path, kind, password }, reportOf(deps, file)))
}

/** It can't be checked: prepress looks at it. */
export async function giveUpCheck(
  deps: Pick<CheckDeps, 'db' | 'emails' | 'now'>,
  fileId: number,
): Promise<void> {
  const { count } = await deps.db.artworkFile.updateMany({
    where: { id: fileId, check: { in: ['Waiting', 'Reading'] } },
    data: { check: 'NotChecked', checkedAt: deps.now() },
  })
  if (count > 0) await afterCheck(deps, fileId)
}

const findWaiting = (db: Database, fileId: number) =>
  db.artworkFile.findFirst({
    where: { id: fileId, removedAt: null, check: { in: ['Waiting', 'Reading', 'Read'] } },
    include: {
      pages: { select: { page: true, text: { select: { text: true } } } },
      version: { select: { orderId: true } },
    },
  })

function reportOf(deps: CheckDeps, file: FileRow): CheckReport {
  const { db, now } = deps
  const { id } = file
  return {
    known: async () => ({
      reading: file.facts === null ? null : reading.parse(file.facts),
      pages: file.pages.map(({ page }) => page),
      textBytes: file.pages.reduce((sum, { text }) => sum + Buffer.byteLength(text?.text ?? ''), 0),
    }),
    async reading(found) {
      await db.artworkFile.updateMany({
        where: { id, removedAt: null },
        data: { facts: found, check: 'facts' in found ? 'Read' : 'Unreadable', checkedAt: now() },
      })
      await afterCheck(deps, id)
    },
    page: (picture) => storePage(deps, file, picture),
  }
}

/** Whoever looks at the order sees the page come; of a file that was removed meanwhile nothing stays. */
async function storePage(
  { db, artwork, now }: CheckDeps,
  file: FileRow,
  picture: PagePicture,
): Promise<void> {
  const { number, width, height, webp, text } = picture
  const { orderId } = file.version
  const previewKey = previewKeyOf(file.storageKey, number)
  await artwork.store.put(previewKey, webp)
  await db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const kept = await tx.artworkFile.count({ where: { id: file.id, removedAt: null } })
    if (kept === 0) {
      const trash = { key: file.storageKey, deletedAt: new Date() }
      await tx.mediaTrash.createMany({ data: [trash], skipDuplicates: true })
      return
    }
    const page = { fileId: file.id, page: number }
    await tx.artworkPage.upsert({
      where: { fileId_page: page },
      create: {
        ...{ ...page, widthMm: width, heightMm: height, previewKey },
        ...(text !== '' && { text: { create: { text } } }),
      },
      update: { previewKey },
    })
    await tx.artwork.update({ where: { orderId }, data: { updatedAt: now() } })
  })
}
