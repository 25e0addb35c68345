import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { shownNumber } from '../documents/document-number.ts'
import type { EqaimeState } from '../tax/eqaime-states.ts'
import type { eqaimeFields } from './eqaime-input.ts'
import type { Sent } from './eqaime-output.ts'
import { sentParts, toSent } from './list-sent.ts'

const sameNumber: Message = /*i18n*/ {
  id: 'eqaime.sameNumber',
  message: 'This number stands at document {number} already.',
}
const numberFirst: Message = /*i18n*/ {
  id: 'eqaime.numberFirst',
  message: 'Write the number of the portal first: what has none there has no state.',
}

type Entering = {
  by: number
  at: Date
  documentId: number
  portalNumber: string
  /** Null: it isn't known. */
  portalState: EqaimeState | null
}

/** Nobody else enters numbers until the transaction ends, so that none comes to stand at two documents. */
export const holdNumbers = (tx: Transaction) =>
  tx.$queryRaw`SELECT 1 FROM eqaime_settings WHERE id = 1 FOR NO KEY UPDATE`

/**
 * Writes what stands in the portal; the same again changes nothing (DOC-26). The caller has {@link holdNumbers}.
 * @throws CONFLICT when another document has this number
 */
export async function enterNumber(
  tx: Transaction,
  { by, at, documentId, ...portal }: Entering,
): Promise<void> {
  const { portalNumber, portalState } = portal
  const row = await tx.eqaime.findUniqueOrThrow({ where: { documentId }, include: { document: true } })
  if (row.portalNumber === portalNumber && row.portalState === portalState) return
  if (portalNumber !== '') await assertFree(tx, { documentId, portalNumber })
  await tx.eqaime.update({ where: { documentId }, data: { ...portal, enteredAt: at, enteredById: by } })
  await writeEntry(tx, {
    by,
    kind: 'document',
    id: documentId,
    name: shownNumber(row.document),
    act: 'changed',
    changes: {
      ...(row.portalNumber !== portalNumber && { portalNumber: [row.portalNumber, portalNumber] }),
      ...(row.portalState !== portalState && { portalState: [row.portalState, portalState] }),
    },
  })
}

async function assertFree(
  tx: Transaction,
  { documentId, portalNumber }: Pick<Entering, 'documentId' | 'portalNumber'>,
): Promise<void> {
  const taken = await tx.eqaime.findFirst({
    where: { portalNumber, documentId: { not: documentId } },
    include: { document: true },
  })
  if (taken)
    throw new AppError('CONFLICT', { ...sameNumber, values: { number: shownNumber(taken.document) } })
}

/**
 * Staff write the number and state of one e-qaimə by hand; what isn't sent stays.
 * @throws NOT_FOUND of what wasn't exported; VALIDATION for a state without a number; CONFLICT when another document
 * has this number
 */
export function updateEqaime(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: documentId, portalNumber, state }: z.output<typeof eqaimeFields>,
): Promise<Sent> {
  const at = now()
  return db.$transaction(async (tx) => {
    await holdNumbers(tx)
    const row = await tx.eqaime.findUnique({ where: { documentId } })
    if (!row) throw notFound()
    const number = portalNumber ?? row.portalNumber
    const asked = state === undefined ? row.portalState : state
    if (number === '' && state) throw invalid('state', numberFirst)
    const portalState = number === '' ? null : asked
    await enterNumber(tx, { by: caller.id, at, documentId, portalNumber: number, portalState })
    return toSent(await tx.eqaime.findUniqueOrThrow({ where: { documentId }, include: sentParts }))
  })
}
