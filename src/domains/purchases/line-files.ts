import type { Transaction } from '../../db/client.ts'
import type { ArtworkFile } from '../../db/generated/client.ts'
import { AppError, type FieldError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { approvedFiles, copyFiles } from '../artwork/approved-files.ts'
import { addVersion } from '../artwork/send-version.ts'
import { type StoredUpload, storedUploads } from '../artwork/uploads/stored-uploads.ts'
import type { OrderParty } from '../order-links/order-party.ts'
import type { PurchaseView } from './purchase-output.ts'

const approvedGone: Message = /*i18n*/ {
  id: 'purchases.approvedGone',
  message: 'The approved artwork of order No. {order} is no longer kept. Please send the file again.',
}

/** A line's uploads, and the approved files of the order that it repeats. */
export type FoundFiles = { sent: readonly StoredUpload[]; approved: readonly ArtworkFile[] }
/** The files of each line, in order, with copies of approved ones. */
export type LineFiles = readonly { sent: readonly StoredUpload[]; copies: readonly StoredUpload[] }[]

type Line = {
  artwork?: 'customer' | 'byUs' | undefined
  uploads?: readonly string[] | undefined
  repeats?: number | undefined
}

/**
 * The caller's uploads for these lines, and the approved files of repeated orders; a file belongs to one
 * line, and a line that we design has none.
 * @throws VALIDATION by line for one that is incomplete, no longer kept or another user's; UNAVAILABLE
 */
export async function findLineFiles(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  caller: Caller,
  lines: readonly Line[],
): Promise<FoundFiles[]> {
  const who = { caller, link: undefined }
  const used = new Set<string>()
  const errors: FieldError[] = []
  const repeated = lines.map(({ artwork, repeats }) => (artwork === 'byUs' ? undefined : repeats))
  const approved = await approvedFiles(
    deps.db,
    caller.id,
    repeated.flatMap((id) => id ?? []),
  )
  const found: FoundFiles[] = []
  for (const [index, { artwork, uploads = [] }] of lines.entries()) {
    const sent = artwork === 'byUs' ? [] : uploads
    const ids = [...new Set(sent)].filter((id) => !used.has(id))
    for (const id of ids) used.add(id)
    const order = repeated[index]
    const files = order === undefined ? [] : (approved.get(order) ?? [])
    if (order !== undefined && files.length === 0) {
      const message = { ...approvedGone, values: { order: String(order) } }
      errors.push({ path: `lines.${index}.repeats`, message })
    }
    try {
      found.push({ sent: await storedUploads(deps, who, null, ids, 'basket'), approved: files })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error
      errors.push({ path: `lines.${index}.uploads`, message: error.text })
    }
  }
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
  return found
}

/** The same with copies of the approved files, for orders of `userId`. @throws UNAVAILABLE */
export async function copyApproved(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  userId: number,
  found: readonly FoundFiles[],
): Promise<LineFiles> {
  const files: LineFiles[number][] = []
  for (const { sent, approved } of found)
    files.push({ sent, copies: approved.length > 0 ? await copyFiles(deps, userId, approved) : [] })
  return files
}

/** The sender: the customer, or staff for them. */
type Sending = Pick<OrderParty, 'side' | 'userId'> & { at: Date; files: LineFiles }

/**
 * Makes them the first versions of the orders that the lines have just become; approved files only where
 * artwork is missing, since a repeat with other options may need none.
 * @throws as {@link addVersion}
 */
export async function addFirstVersions(
  deps: Pick<Deps, 'artwork'>,
  tx: Transaction,
  { orders }: PurchaseView,
  { side, userId, at, files }: Sending,
): Promise<void> {
  const slots = await tx.artwork.findMany({
    where: { orderId: { in: orders.map(({ id }) => id) }, state: 'Missing' },
    select: { orderId: true },
  })
  const awaiting = new Set(slots.map(({ orderId }) => orderId))
  for (const [index, { id, status, appUser }] of orders.entries()) {
    const { sent = [], copies = [] } = files[index] ?? {}
    const ofLine = awaiting.has(id) ? [...sent, ...copies] : sent
    if (ofLine.length === 0) continue
    const party = { side, order: { id, userId: appUser.id, status }, userId, linkId: null }
    await addVersion(deps, tx, { party, number: 1, note: '', at, files: ofLine })
  }
}
