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
import { mergeLines, sameLines } from './merge-lines.ts'

type Theirs = { version: number; lines: BasketLine[] }

/** So often somebody else may be faster. */
const attempts = 4

let running: Promise<void> = Promise.resolve()

/**
 * Brings the device's basket and the account's together, one call after the other; without anybody signed in there is
 * nothing to do.
 * @throws what the server answered; the device keeps its lines, and the next call tries again
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

/** What a visitor put in goes to the account; where that is refused it is kept as the account's own, to be saved later. */
async function join(client: Client, owner: number): Promise<Theirs> {
  const visiting = readVisitorLines()
  if (visiting.length === 0) return client.basket.mine.query()
  try {
    const joined = await client.basket.join.mutate({ lines: visiting.map(toWire) })
    const account = readAccount(owner)
    const lines = mergeLines(account.base, account.lines, joined.lines)
    // Before they leave the visitor's: at no moment the basket looks empty.
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

/** What was changed on the device meanwhile stays. */
function keep(owner: number, before: BasketLine[], saved: Theirs): void {
  if (ownerHere() !== owner) return
  const lines = mergeLines(before, readAccount(owner).lines, saved.lines)
  writeAccount({ owner, version: saved.version, base: saved.lines, lines })
}
