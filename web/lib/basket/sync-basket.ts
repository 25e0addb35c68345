import { type Client, errorCode } from '../api.ts'
import {
  type BasketLine,
  ownerHere,
  readAccount,
  readVisitorLines,
  toWire,
  writeAccount,
  writeVisitorLines,
} from './device-basket.ts'

type Theirs = { version: number; lines: BasketLine[] }

/** The number of times that another device may be faster. */
const attempts = 4

let running: Promise<void> = Promise.resolve()

/**
 * Synchronises the device's basket and the account's, one call after the other; without a signed-in user there is
 * nothing to do.
 * @throws the server's error; the device keeps its lines, and the next call tries again
 */
export function syncBasket(client: Client): Promise<void> {
  const next = running.catch(() => undefined).then(() => sync(client))
  running = next
  return next
}

async function sync(client: Client): Promise<void> {
  const owner = ownerHere()
  if (owner === null) return
  let theirs = await join(client, owner)
  for (let attempt = 1; ; attempt++) {
    const mine = readAccount(owner)
    const lines = mergeLines(mine.base, mine.lines, theirs.lines)
    try {
      const saved = sameLines(lines, theirs.lines)
        ? theirs
        : await client.basket.save.mutate({ version: theirs.version, lines: lines.map(toWire) })
      return keep(owner, mine.lines, saved)
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || attempt === attempts) throw error
      theirs = await client.basket.mine.query()
    }
  }
}

/**
 * Moves a visitor's lines to the account; where that is refused they are kept as the account's own, to be saved
 * later.
 */
async function join(client: Client, owner: number): Promise<Theirs> {
  const visiting = readVisitorLines()
  if (visiting.length === 0) return client.basket.mine.query()
  try {
    const joined = await client.basket.join.mutate({ lines: visiting.map(toWire) })
    const account = readAccount(owner)
    const lines = mergeLines(account.base, account.lines, joined.lines)
    // They are written before the visitor's lines are removed: at no moment does the basket look empty.
    writeAccount({ owner, version: joined.version, base: joined.lines, lines })
    leave(visiting)
    return joined
  } catch (error) {
    if (errorCode(error) !== 'VALIDATION') throw error
    const account = readAccount(owner)
    writeAccount({ ...account, lines: mergeLines([], visiting, account.lines) })
    leave(visiting)
    return client.basket.mine.query()
  }
}

function leave(sent: readonly BasketLine[]): void {
  const ids = new Set(sent.map(({ id }) => id))
  writeVisitorLines(readVisitorLines().filter(({ id }) => !ids.has(id)))
}

/** Changes made on the device in between are kept. */
function keep(owner: number, before: BasketLine[], saved: Theirs): void {
  if (ownerHere() !== owner) return
  const lines = mergeLines(before, readAccount(owner).lines, saved.lines)
  writeAccount({ owner, version: saved.version, base: saved.lines, lines })
}

type Lines = readonly BasketLine[]

/**
 * Merges two baskets that both came from `base` line by line (BSK-2): lines added on either side stay, lines removed
 * on either side go, and a line changed on both is as in `mine`.
 */
export function mergeLines(base: Lines, mine: Lines, theirs: Lines): BasketLine[] {
  if (sameLines(base, theirs)) return [...mine]
  const before = byId(base)
  const here = byId(mine)
  const there = byId(theirs)
  const kept = theirs.flatMap((line) => {
    const own = here.get(line.id)
    if (!own) return before.has(line.id) ? [] : [line]
    const was = before.get(line.id)
    return [was && sameLine(was, own) ? line : own]
  })
  return [...kept, ...mine.filter(({ id }) => !there.has(id) && !before.has(id))]
}

const byId = (lines: Lines) => new Map(lines.map((line) => [line.id, line]))

const sameLines = (one: Lines, other: Lines): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const same = other[index]
    return same !== undefined && sameLine(line, same)
  })

const sameLine = (one: BasketLine, other: BasketLine): boolean => inOneSpelling(one) === inOneSpelling(other)

/** Compares regardless of the order of fields: a database has its own. */
const inOneSpelling = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
