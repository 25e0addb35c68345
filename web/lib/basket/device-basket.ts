import type { BasketView } from '../../../src/domains/basket/basket-output.ts'
import { parseUser, readStored, readToken, readUserText, writeStored } from '../device.ts'
import { isLine } from './is-line.ts'

export type BasketLine = BasketView['lines'][number]

/** An account's basket as the device has it: `base` is what the account had when it was last asked. */
export type AccountBasket = { owner: number; version: number; base: BasketLine[]; lines: BasketLine[] }

/** A visitor's lines, an account's, and how many there are: the header reads only that. */
const names = { visitor: 'basket', account: 'basketOf', count: 'basketCount' } as const

export const mostLines = 50

/** Who is signed in on this device. */
export const ownerHere = (): number | null =>
  readToken() === null ? null : (parseUser(readUserText())?.id ?? null)

/** What a snapshot is compared by; {@link readLines} reads it. */
export const basketText = (): string =>
  [readStored(names.visitor), readStored(names.account), ownerHere()].join('\n')

/** What was put in while nobody was signed in. */
export const readVisitorLines = (): BasketLine[] => linesIn(parsed(names.visitor))

/** Of who is signed in; empty where the device knows nothing of it yet. */
export function readAccount(owner: number): AccountBasket {
  const kept = parsed(names.account) as Partial<AccountBasket> | null
  if (kept?.owner !== owner) return { owner, version: 0, base: [], lines: [] }
  return { owner, version: Number(kept.version ?? 0), base: linesIn(kept.base), lines: linesIn(kept.lines) }
}

/** The account's, and after them what a visitor put in that isn't joined yet. */
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

/** Changes the basket on this device, at once; the account hears of it by `syncBasket`. False when the device takes nothing. */
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

/** A line as it is sent: what isn't there is left out. */
export const toWire = ({ serviceTypeId, options, seenTotal, ...line }: BasketLine) => ({
  ...line,
  serviceTypeId: serviceTypeId ?? undefined,
  options: options ?? undefined,
  seenTotal: seenTotal ?? undefined,
})

/** Whether a device has something of this account to send or to ask for. */
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
