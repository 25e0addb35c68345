import type { BasketView } from '../../../src/domains/basket/basket-output.ts'
import { parseUser, readStored, readToken, readUserText, writeStored } from '../device.ts'

export type BasketLine = BasketView['lines'][number]

/** An account's basket on the device: `base` is what the account had when it was last asked. */
export type AccountBasket = { owner: number; version: number; base: BasketLine[]; lines: BasketLine[] }

/** The keys of a visitor's lines, of an account's, and of their number, which is all that the header reads. */
const names = { visitor: 'basket', account: 'basketOf', count: 'basketCount' } as const

export const maxLines = 50

/** The user who is signed in on this device. */
export const ownerHere = (): number | null =>
  readToken() === null ? null : (parseUser(readUserText())?.id ?? null)

/** The raw text by which snapshots are compared; {@link readLines} reads it. */
export const basketText = (): string =>
  [readStored(names.visitor), readStored(names.account), ownerHere()].join('\n')

/** The lines that were added while no one was signed in. */
export const readVisitorLines = (): BasketLine[] => linesIn(parsed(names.visitor))

/** The signed-in user's basket; empty where the device knows nothing of it yet. */
export function readAccount(owner: number): AccountBasket {
  const kept = parsed(names.account) as Partial<AccountBasket> | null
  if (kept?.owner !== owner) return { owner, version: 0, base: [], lines: [] }
  return { owner, version: Number(kept.version ?? 0), base: linesIn(kept.base), lines: linesIn(kept.lines) }
}

/** The account's lines, followed by a visitor's lines that haven't joined yet. */
export function readLines(): BasketLine[] {
  const owner = ownerHere()
  const own = owner === null ? [] : readAccount(owner).lines
  return [...own, ...readVisitorLines().filter(({ id }) => own.every((line) => line.id !== id))]
}

export function writeAccount(account: AccountBasket): void {
  writeStored(names.account, JSON.stringify(account))
  count()
}

export function writeVisitorLines(lines: readonly BasketLine[]): boolean {
  const isKept = writeStored(names.visitor, lines.length > 0 ? JSON.stringify(lines) : null)
  count()
  return isKept
}

/**
 * Changes the basket on this device at once; the account follows by `syncBasket`. Returns false when the device
 * stores nothing.
 */
export function changeLines(change: (lines: BasketLine[]) => BasketLine[]): boolean {
  const owner = ownerHere()
  const lines = change(readLines())
  if (owner === null) return writeVisitorLines(lines)
  const account = readAccount(owner)
  const visiting = new Set(readVisitorLines().map(({ id }) => id))
  for (const { id } of account.lines) visiting.delete(id)
  writeAccount({ ...account, lines: lines.filter(({ id }) => !visiting.has(id)) })
  return writeVisitorLines(lines.filter(({ id }) => visiting.has(id)))
}

/** Whether the account has all of these lines, as far as the device knows. */
export function isSaved(owner: number, ids: readonly string[]): boolean {
  const saved = new Set(readAccount(owner).base.map(({ id }) => id))
  return ids.every((id) => saved.has(id))
}

/** A line as it is sent: missing fields are left out. */
export const toWire = ({ serviceTypeId, options, seenTotal, ...line }: BasketLine) => ({
  ...line,
  serviceTypeId: serviceTypeId ?? undefined,
  options: options ?? undefined,
  seenTotal: seenTotal ?? undefined,
})

/** Whether the device has something to send to this account or to ask it for. */
export const isUnknown = (owner: number): boolean =>
  readStored(names.visitor) !== null ||
  (parsed(names.account) as Partial<AccountBasket> | null)?.owner !== owner

function count(): void {
  const lines = readLines().length
  writeStored(names.count, lines > 0 ? String(lines) : null)
}

const linesIn = (value: unknown): BasketLine[] => (Array.isArray(value) ? value.filter(isLine) : [])

function parsed(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null')
  } catch {
    return null
  }
}

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1

/** Whether a stored value is a line: storage may hold anything, also what an older program wrote. */
function isLine(value: unknown): value is BasketLine {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<BasketLine>
  return (
    typeof line.id === 'string' &&
    isWhole(line.serviceId) &&
    (line.serviceTypeId === null || isWhole(line.serviceTypeId)) &&
    isWhole(line.count) &&
    typeof line.comment === 'string' &&
    (line.artwork === 'customer' || line.artwork === 'byUs') &&
    (line.uploads === undefined || Array.isArray(line.uploads)) &&
    (line.repeats === undefined || isWhole(line.repeats)) &&
    (line.seenTotal === null || typeof line.seenTotal === 'number') &&
    (line.options === null || (typeof line.options === 'object' && typeof line.options?.choices === 'object'))
  )
}
