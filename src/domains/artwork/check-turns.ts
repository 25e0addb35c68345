import type { Deps } from '../../procedures/deps.ts'
import { checkFile, giveUpCheck } from './check-file.ts'
import './artwork-deps.ts'

type TurnDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'artwork' | 'settings' | 'log'>
/**
 * A part of a check that can be done now: for each customer the first file with facts to read, and with
 * pictures to make.
 */
type Piece = { id: number; userId: number; hasFacts: boolean; size: bigint; tries: number; sentAt: Date }

/** ms: a part that hasn't ended by then died with its program. */
const maxPieceMs = 5 * 60_000
const maxTries = 2
/**
 * ms: until then small files of new customers go before large ones, which would delay them longer than the
 * other way round.
 */
const smallFirst = 30_000
/**
 * ms of making pictures before others get their turn; a large file gets more, since it is copied each time.
 */
const portion = 1000
const bytesAMs = 40_000
const maxPortionMs = 5000
/** Customers whose last turn is remembered. */
const maxRemembered = 10_000

/**
 * Decides which file is checked next (PRE-13): facts of all files before pictures of any, customers in turn,
 * and one customer's files one at a time. What links and staff send counts for the order's owner.
 */
export function createCheckTurns(deps: TurnDeps): { next(): Promise<void> } {
  const lastTurns = new Map<number, number>()
  const reading = new Set<number>()
  let turn = 0

  const rank = ({ hasFacts, userId, size, sentAt, id }: Piece): Rank => [
    hasFacts ? 1 : 0,
    lastTurns.get(userId) ?? 0,
    deps.now().getTime() - sentAt.getTime() > smallFirst ? 0 : Number(size),
    id,
  ]

  async function take(): Promise<Piece | null> {
    const pieces = await waitingPieces(deps)
    const free = pieces.filter(({ hasFacts, userId }) => hasFacts || !reading.has(userId))
    for (const piece of free.sort(byRank(rank))) if (await claim(deps, piece)) return piece
    return null
  }

  function remember({ userId }: Piece): void {
    lastTurns.delete(userId)
    lastTurns.set(userId, ++turn)
    const [oldest] = lastTurns.keys()
    if (lastTurns.size > maxRemembered && oldest !== undefined) lastTurns.delete(oldest)
  }

  return {
    /** Does one part; while more is waiting, there is a job for the next. */
    async next() {
      const piece = await take()
      if (piece === null) return
      remember(piece)
      if (!piece.hasFacts) reading.add(piece.userId)
      try {
        await checkPiece(deps, piece)
      } finally {
        if (!piece.hasFacts) reading.delete(piece.userId)
        await release(deps, piece)
      }
      await wakeChecks(deps)
    },
  }
}

type Rank = [kind: number, turn: number, size: number, id: number]

const byRank =
  (rank: (piece: Piece) => Rank) =>
  (one: Piece, other: Piece): number => {
    const [a, b] = [rank(one), rank(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3]
  }

/** Queues a job for the next part if one is waiting. */
export async function wakeChecks(deps: Pick<TurnDeps, 'db' | 'now' | 'artwork'>): Promise<void> {
  const [piece] = await waitingPieces(deps)
  if (piece) await deps.db.$transaction((tx) => deps.artwork.enqueueCheck(tx, piece.id))
}

const waitingPieces = ({ db, now }: Pick<TurnDeps, 'db' | 'now'>): Promise<Piece[]> => db.$queryRaw<Piece[]>`
  SELECT DISTINCT ON (o.user_id, f."check" = 'Read')
    f.id, o.user_id AS "userId", f."check" = 'Read' AS "hasFacts", f.size, f.check_tries AS tries,
    v.created_at AS "sentAt"
  FROM artwork_files f
  JOIN artwork_versions v ON v.id = f.version_id
  JOIN orders o ON o.id = v.order_id
  WHERE (f."check" IN ('Waiting', 'Reading') OR f."check" = 'Read' AND f.pictures_left) AND f.removed_at IS NULL
    AND (f.check_begun_at IS NULL OR f.check_begun_at < ${deadAt(now())})
  ORDER BY o.user_id, f."check" = 'Read', f.id`

const deadAt = (now: Date): Date => new Date(now.getTime() - maxPieceMs)

/** False when another worker or instance was faster. */
async function claim({ db, now }: TurnDeps, { id }: Piece): Promise<boolean> {
  const at = now()
  const { count } = await db.artworkFile.updateMany({
    where: { id, OR: [{ checkBegunAt: null }, { checkBegunAt: { lt: deadAt(at) } }] },
    data: { checkBegunAt: at, checkTries: { increment: 1 } },
  })
  return count > 0
}

/** The program that had claimed it has ended. */
async function release({ db }: TurnDeps, { id }: Piece): Promise<void> {
  await db.artworkFile.updateMany({ where: { id }, data: { checkBegunAt: null, checkTries: 0 } })
}

async function checkPiece(deps: TurnDeps, { id, tries, size }: Piece): Promise<void> {
  if (tries >= maxTries) {
    deps.log.error({ fileId: id }, 'the program died twice while it checked this file: prepress looks at it')
    await giveUpCheck(deps, id)
    await deps.db.artworkFile.updateMany({ where: { id }, data: { picturesLeft: false } })
    return
  }
  const until = Date.now() + Math.min(maxPortionMs, portion + Number(size) / bytesAMs)
  await checkFile(deps, id, (done) => done === 'page' && Date.now() < until)
}
