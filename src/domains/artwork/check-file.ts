import type { Database } from '../../db/client.ts'
import { unseal } from '../../lib/sealed.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { type CheckReport, type PagePicture, checkFile as readFile } from '../preflight/check-file.ts'
import { checkedKinds, reading, readingVersion } from '../preflight/facts.ts'
import { afterCheck } from './after-check.ts'
import { previewKeyOf, withLocalFile } from './stored-file.ts'
import './artwork-deps.ts'

type CheckDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'artwork' | 'settings'>
type FileRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/**
 * Reads a file's facts, then makes the pictures of its pages (PRE-6), as far as `goesOn` says; answers whether pictures
 * are left to make. What was found counts as soon as the facts are there; a file that can't be read is prepress's, and
 * the order goes on.
 */
export async function checkFile(
  deps: CheckDeps,
  fileId: number,
  goesOn?: (done: 'facts' | 'page') => boolean,
): Promise<boolean> {
  const file = await findWaiting(deps.db, fileId)
  if (!file) return false
  const kind = checkedKinds.find((one) => one === file.kind)
  if (kind === undefined) {
    await giveUpCheck(deps, fileId)
    return false
  }
  if (file.check === 'Waiting')
    await deps.db.artworkFile.updateMany({
      where: { id: fileId, check: 'Waiting' },
      data: { check: 'Reading' },
    })
  // A password that was sealed with another key can't be read: its sender is asked for it again.
  const password = (file.password && unseal(file.password, deps.settings.SECRET_KEY)) ?? undefined
  const isLeft = await withLocalFile(deps.artwork, file, (path) =>
    readFile({ path, kind, password }, reportOf(deps, file), goesOn),
  )
  if (!isLeft) await deps.db.artworkFile.updateMany({ where: { id: fileId }, data: { picturesLeft: false } })
  return isLeft
}

/** It can't be checked: prepress looks at it. */
export async function giveUpCheck(
  deps: Pick<CheckDeps, 'db' | 'emails' | 'now'>,
  fileId: number,
): Promise<void> {
  const { count } = await deps.db.artworkFile.updateMany({
    where: { id: fileId, check: { in: ['Waiting', 'Reading'] } },
    data: { check: 'NotChecked', checkedAt: deps.now(), picturesLeft: false },
  })
  if (count > 0) await afterCheck(deps, fileId)
}

const findWaiting = (db: Database, fileId: number) =>
  db.artworkFile.findFirst({
    where: { id: fileId, removedAt: null, check: { in: ['Waiting', 'Reading', 'Read'] } },
    include: {
      pages: { select: { page: true, previewKey: true, text: { select: { text: true } } } },
      version: { select: { orderId: true } },
    },
  })

function reportOf(deps: CheckDeps, file: FileRow): CheckReport {
  const { db, now } = deps
  const { id } = file
  return {
    known: async () => ({
      // What an earlier program stored in another form is read once more.
      reading: reading.safeParse(file.facts).data ?? null,
      pages: file.pages.map(({ page }) => page),
      failures: file.pages.filter(({ previewKey }) => previewKey === null).length,
      textBytes: file.pages.reduce((sum, { text }) => sum + Buffer.byteLength(text?.text ?? ''), 0),
    }),
    async reading(found) {
      await db.artworkFile.updateMany({
        where: { id, removedAt: null },
        data: {
          facts: found,
          factsVersion: readingVersion,
          picturesLeft: 'facts' in found,
          check: 'facts' in found ? 'Read' : 'Unreadable',
          checkedAt: now(),
        },
      })
      await afterCheck(deps, id)
    },
    page: (picture) => storePage(deps, file, picture),
    failed: ({ number, width, height }) =>
      storePage(deps, file, { number, width, height, webp: null, text: '' }),
  }
}

/** Whoever looks at the order sees the page come; of a file that was removed meanwhile nothing stays. */
async function storePage(
  { db, artwork, now }: CheckDeps,
  file: FileRow,
  picture: Omit<PagePicture, 'webp'> & { webp: Uint8Array | null },
): Promise<void> {
  const { number, width, height, webp, text } = picture
  const { orderId } = file.version
  const previewKey = webp && previewKeyOf(file.storageKey, number)
  if (webp && previewKey) await artwork.store.put(previewKey, webp)
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
