import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { shownNumber } from '../documents/document-number.ts'
import type { EqaimeState } from '../tax/eqaime-states.ts'
import { enterNumber, holdNumbers } from './enter-number.ts'
import type { NamedDocument, Numbers } from './eqaime-output.ts'
import { areNear, type PastedLine, readPasted } from './read-numbers.ts'

/** A text of a thousand lines and more, each with its entry in the history. */
const inTime = { timeout: 20_000 }

type Pasted = { text: string }
type Unknown = Numbers['unknown'][number]
type Found = Numbers['found'][number]

/** Which documents the lines are of; nothing is written (DOC-26). */
export const readNumbers = ({ db }: Pick<Deps, 'db'>, { text }: Pasted): Promise<Numbers> =>
  matchNumbers(db, text)

/** Writes what was found, and the rest is answered as it was read (DOC-26). The same text again changes nothing. */
export function writeNumbers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { text }: Pasted,
): Promise<Numbers> {
  const at = now()
  return db.$transaction(async (tx) => {
    await holdNumbers(tx)
    const numbers = await matchNumbers(tx, text)
    const entered = numbers.found.filter(({ isKnown }) => !isKnown)
    for (const { document, portalNumber, state: portalState } of entered)
      await enterNumber(tx, { by: caller.id, at, documentId: document.id, portalNumber, portalState })
    return numbers
  }, inTime)
}

/** A document, and what is known of it in the portal; null: it wasn't exported. */
type KnownDocument = NamedDocument & {
  portal: { portalNumber: string; portalState: EqaimeState | null } | null
}
type Known = {
  /** By their own numbers, as they are printed, and by those of the portal. */
  byNumber: ReadonlyMap<string, KnownDocument>
  byPortalNumber: ReadonlyMap<string, KnownDocument>
  /** Among which a guess looks: the last that were exported. */
  exported: readonly KnownDocument[]
}

async function matchNumbers(db: Database | Transaction, text: string): Promise<Numbers> {
  const lines = readPasted(text)
  const known = await readKnown(db, lines)
  const found: Found[] = []
  const unknown: Unknown[] = []
  for (const line of lines) {
    const read = matchLine(line, known, found)
    if ('reason' in read) unknown.push({ line: line.line, text: line.text, ...read })
    else found.push({ line: line.line, ...read })
  }
  return { found, unknown }
}

const shown = {
  id: true,
  kind: true,
  year: true,
  number: true,
  eqaime: { select: { portalNumber: true, portalState: true } },
} as const satisfies Prisma.DocumentSelect
const maxExported = 5000

async function readKnown(db: Database | Transaction, lines: readonly PastedLine[]): Promise<Known> {
  const numbers = lines.flatMap(({ documents }) =>
    documents.map(({ kind, year, number }) => ({ kind, year, number })),
  )
  const portalNumber = { in: lines.flatMap(({ portalNumbers }) => portalNumbers) }
  const [named, numbered, exported] = await Promise.all([
    numbers.length > 0 ? db.document.findMany({ where: { OR: numbers }, select: shown }) : [],
    db.document.findMany({ where: { eqaime: { portalNumber } }, select: shown }),
    db.document.findMany({
      where: { eqaime: { isNot: null } },
      orderBy: { id: 'desc' },
      take: maxExported,
      select: shown,
    }),
  ])
  const toKnown = ({ eqaime: portal, ...row }: (typeof exported)[number]): KnownDocument => ({
    id: row.id,
    number: shownNumber(row),
    portal,
  })
  return {
    byNumber: new Map(named.map(toKnown).map((one) => [one.number, one])),
    byPortalNumber: new Map(numbered.map(toKnown).map((one) => [one.portal?.portalNumber ?? '', one])),
    exported: exported.map(toKnown),
  }
}

type Read = Omit<Found, 'line'> | Pick<Unknown, 'reason' | 'guess' | 'document'>
const unread = (reason: Unknown['reason'], more: Partial<Pick<Unknown, 'guess' | 'document'>> = {}) => ({
  reason,
  guess: null,
  document: null,
  ...more,
})
const named = ({ id, number }: NamedDocument): NamedDocument => ({ id, number })

/** What a line says; `before` are those above it. */
function matchLine(line: PastedLine, known: Known, before: readonly Found[]): Read {
  const [portalNumber = ''] = line.portalNumbers
  if (line.portalNumbers.length > 1) return unread('severalNumbers')
  if (line.documents.length > 1) return unread('severalDocuments')
  const stands = known.byPortalNumber.get(portalNumber)
  const document = documentOf(line, known, stands)
  if ('reason' in document) return document
  if (portalNumber === '') return unread(line.hasOddNumber ? 'oddNumber' : 'noNumber', { document })
  if (stands && stands.id !== document.id) return unread('sameNumber', { document: named(stands) })
  return asFound(line, { portalNumber, document }, before)
}

/** Which document a line names; of a number that is known already, the one that has it. */
function documentOf(
  { documents: [written] }: PastedLine,
  { byNumber, exported }: Known,
  stands: KnownDocument | undefined,
): KnownDocument | ReturnType<typeof unread> {
  if (!written) return stands ?? unread('noDocument')
  const number = shownNumber(written)
  const document = byNumber.get(number)
  if (written.isFull && document?.portal) return document
  const guess = nearest(written, exported)
  if (written.isFull && document) return unread('notExported', { guess, document: named(document) })
  return unread('unknownDocument', { guess })
}

/** The document of the same kind and year whose number is the one that was meant, or nearly so. */
function nearest(
  written: PastedLine['documents'][number],
  exported: readonly KnownDocument[],
): string | null {
  const number = shownNumber(written)
  const near = exported.filter((one) => one.number === number || areNear(one.number, number))
  const best =
    near.find((one) => one.number === number) ??
    near.find(({ portal }) => portal?.portalNumber === '') ??
    near[0]
  return best?.number ?? null
}

function asFound(
  { state }: PastedLine,
  { portalNumber, document }: { portalNumber: string; document: KnownDocument },
  before: readonly Found[],
): Read {
  const { portal } = document
  const twice = before.find((one) => one.portalNumber === portalNumber && one.document.id !== document.id)
  if (twice) return unread('sameNumber', { document: twice.document })
  if (before.some((one) => one.document.id === document.id && one.portalNumber !== portalNumber))
    return unread('documentTwice', { document: named(document) })
  if (portal && portal.portalNumber !== '' && portal.portalNumber !== portalNumber)
    return unread('otherNumber', { document: named(document) })
  const said = state ?? (portal?.portalState || null)
  const isKnown = portal?.portalNumber === portalNumber && portal.portalState === said
  return { document: named(document), portalNumber, state: said, isKnown }
}
