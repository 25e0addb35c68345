import type { Database } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type CheckReport, checkFile as readFile } from '../preflight/check-file.ts'
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
      pages: { select: { page: true } },
      version: { select: { orderId: true } },
    },
  })

function reportOf(deps: CheckDeps, file: FileRow): CheckReport {
  const { db, artwork, now } = deps
  const { id, storageKey, version } = file
  return {
    known: async () => ({
      reading: file.facts === null ? null : reading.parse(file.facts),
      pages: file.pages.map(({ page }) => page),
    }),
    async reading(found) {
      await db.artworkFile.updateMany({
        where: { id, removedAt: null },
        data: { facts: found, check: 'facts' in found ? 'Read' : 'Unreadable', checkedAt: now() },
      })
      await afterCheck(deps, id)
    },
    async page({ number, width, height, webp }) {
      const previewKey = previewKeyOf(storageKey, number)
      await artwork.store.put(previewKey, webp)
      await db.artworkPage.upsert({
        where: { fileId_page: { fileId: id, page: number } },
        create: { fileId: id, page: number, widthMm: width, heightMm: height, previewKey },
        update: { previewKey },
      })
      // Whoever looks at the order sees it come.
      await db.artwork.update({ where: { orderId: version.orderId }, data: { updatedAt: now() } })
    },
  }
}
