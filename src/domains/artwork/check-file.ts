import type { Database } from '../../db/client.ts'
import { unseal } from '../../lib/sealed.ts'
import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from '../order-links/order-party.ts'
import { type CheckReport, type PagePicture, checkFile as readFile } from '../preflight/check-file.ts'
import { checkedKinds, reading, readingVersion } from '../preflight/facts.ts'
import { previewKeyOf, withLocalFile } from './stored-file.ts'
import './artwork-deps.ts'
import { findingsOf } from '../preflight/version-findings.ts'
import { looksOf } from './artwork-output.ts'
import { moveSlot } from './move-slot.ts'

type CheckDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'artwork' | 'settings'>
type FileRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/**
 * Reads a file's facts, then makes the pictures of its pages (PRE-6) while `goesOn` allows it; returns
 * whether pictures are left to make. Findings count as soon as the facts are there; a file that can't be read
 * goes to prepress, and the order goes on.
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
  // A password that was encrypted with another key can't be read: its sender is asked for it again.
  const password = (file.password && unseal(file.password, deps.settings.SECRET_KEY)) ?? undefined
  const isLeft = await withLocalFile(deps.artwork, file, (path) =>
    readFile({ path, kind, password }, reportOf(deps, file), goesOn),
  )
  if (!isLeft) await deps.db.artworkFile.updateMany({ where: { id: fileId }, data: { picturesLeft: false } })
  return isLeft
}

/** The check is given up and prepress looks at the file. */
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
      // Facts that an earlier program stored in another form are read again.
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

/**
 * Screens that show the order see the page appear; if the file has been removed by then, nothing of it stays.
 */
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
        ...page,
        widthMm: width,
        heightMm: height,
        previewKey,
        ...(text !== '' && { text: { create: { text } } }),
      },
      update: { previewKey },
    })
    await tx.artwork.update({ where: { orderId }, data: { updatedAt: now() } })
  })
}

/** ms: a customer who is still on the page sees the result there. */
const toSeeAfter = 2 * 60_000

/** Once the newest version's files are checked, the slot says what was found; older versions move nothing. */
export async function afterCheck(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  fileId: number,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const file = await tx.artworkFile.findUnique({ where: { id: fileId }, select: { version: true } })
    if (!file) return
    const { orderId, id } = file.version
    await holdOrder(tx, orderId)
    const slot = await tx.artwork.findUniqueOrThrow({
      where: { orderId },
      include: { versions: { orderBy: { number: 'desc' }, take: 1, include: { files: true } } },
    })
    const [newest] = slot.versions
    if (slot.state !== 'Checking' || newest?.id !== id) return
    if (newest.files.some(({ check }) => check === 'Waiting' || check === 'Reading')) return
    const mustFix = findingsOf(newest, slot.profile).some(({ severity }) => severity === 'must')
    await moveSlot(tx, { orderId, act: mustFix ? 'fail' : 'pass', who: 'site', at: now() })
    if (newest.byStaff) return
    const about = { orderId, version: newest.number }
    const looks = looksOf(newest, slot.profile).length
    if (mustFix) await emails.enqueue(tx, { kind: 'artworkFaulty', ...about })
    else if (looks > 0) await emails.enqueueAfter(tx, toSeeAfter, { kind: 'artworkToSee', ...about, looks })
  })
}
