import { AppError, type Message } from './errors.ts'

export type FairRules = {
  /** All that there are. */
  places: number
  /** The most places of one owner. */
  maxPerOwner: number
  /** Units a second each place must move while all others are free, and while none is; none by default. */
  minRate?: { free: number; full: number }
  /** The message for a refused or ended owner, and after how many seconds a retry makes sense. */
  busy?: Message
  retryAfter?: number
  /** A monotonic clock, ms. */
  now?: () => number
}

export type Taker = {
  /** Whose share it counts for: the same for a customer's account and all links to their orders. */
  owner: string
  /** Who acts for the owner, where several do: they share its places in the same way. */
  actor?: string
  /** Ends the holder of the place, which is then free; without it the place stays until it is released. */
  end?: (error: AppError) => void
}

export type FairPlace = {
  /** Counts moved units, such as bytes of an upload. */
  moved(units: number): void
  /** While the delay is on our side, no one is called slow. */
  pause(): void
  goOn(): void
  release(): void
}

/** ms: a younger place isn't judged, and its speed is measured over this time. */
const span = 5000

class Held implements FairPlace {
  readonly owner: string
  readonly actor: string
  readonly end: Taker['end']
  readonly #now: () => number
  readonly #letGo: (place: Held) => void
  readonly #begunAt: number
  #since: number
  #units = 0
  #unitsBefore = 0
  #sinceBefore: number
  #pausedAt: number | null = null

  constructor({ owner, actor = owner, end }: Taker, now: () => number, letGo: (place: Held) => void) {
    this.owner = owner
    this.actor = actor
    this.end = end
    this.#now = now
    this.#letGo = letGo
    this.#begunAt = this.#since = this.#sinceBefore = now()
  }

  moved(units: number): void {
    const now = this.#now()
    if (now - this.#since >= span) {
      this.#unitsBefore = this.#units
      this.#sinceBefore = this.#since
      this.#units = 0
      this.#since = now
    }
    this.#units += units
  }

  pause(): void {
    this.#pausedAt ??= this.#now()
  }

  goOn(): void {
    if (this.#pausedAt === null) return
    const paused = this.#now() - this.#pausedAt
    this.#since += paused
    this.#sinceBefore += paused
    this.#pausedAt = null
  }

  release(): void {
    this.#letGo(this)
  }

  /** Units in a second; infinite until it can be measured. */
  rate(): number {
    const now = this.#now()
    if (this.#pausedAt !== null || now - this.#begunAt < span) return Number.POSITIVE_INFINITY
    return ((this.#units + this.#unitsBefore) * 1000) / (now - this.#sinceBefore)
  }
}

/**
 * A limited number of places, shared fairly between owners (TRU-11). When all are taken, the owner with the
 * most gives one up, the slowest first: an owner without a place always gets one, and no one loses a place to
 * an owner who has as many.
 */
export class FairPlaces {
  readonly #rules: FairRules
  readonly #now: () => number
  /** In the order in which they were taken. */
  readonly #held = new Set<Held>()

  constructor(rules: FairRules) {
    this.#rules = rules
    this.#now = rules.now ?? (() => performance.now())
  }

  get taken(): number {
    return this.#held.size
  }

  /** @throws RATE_LIMITED when the owner's places are taken, UNAVAILABLE when no one has to give one up */
  take(taker: Taker): FairPlace {
    const { places, maxPerOwner } = this.#rules
    const own = [...this.#held].filter(({ owner }) => owner === taker.owner)
    const loser = this.#loser(taker, own)
    if (loser !== null) this.#end(loser)
    else if (own.length >= maxPerOwner) throw this.#refusal('RATE_LIMITED')
    else if (this.#held.size >= places) throw this.#refusal('UNAVAILABLE')
    const place = new Held(taker, this.#now, (held) => this.#held.delete(held))
    this.#held.add(place)
    return place
  }

  /**
   * Ends places that are slower than required; each one that goes lets the others be slower. Called every few
   * seconds.
   */
  endSlow(): void {
    for (;;) {
      const least = this.#minRate()
      const slow = [...this.#held].filter((place) => place.end && place.rate() < least)
      const loser = slowest(ofMost(slow, countsBy([...this.#held], 'owner'), 'owner'))
      if (loser === null) return
      this.#end(loser)
    }
  }

  /**
   * The place that must be given up for the taker; null when there is room, or when no owner has more than
   * the taker would.
   */
  #loser({ owner, actor = owner }: Taker, own: readonly Held[]): Held | null {
    if (own.length >= this.#rules.maxPerOwner) return whoHasMore(own, 'actor', actor)
    if (this.#held.size >= this.#rules.places) return whoHasMore([...this.#held], 'owner', owner)
    return null
  }

  /** Grows with each place that is taken, slowly at first. */
  #minRate(): number {
    const { minRate, places } = this.#rules
    if (!minRate) return 0
    return minRate.free * (minRate.full / minRate.free) ** (this.#held.size / places)
  }

  #end(place: Held): void {
    this.#held.delete(place)
    place.end?.(this.#refusal('UNAVAILABLE'))
  }

  #refusal(code: 'RATE_LIMITED' | 'UNAVAILABLE'): AppError {
    const { busy, retryAfter = 5 } = this.#rules
    return new AppError(code, busy, { retryAfter })
  }
}

type Sharer = 'owner' | 'actor'

function countsBy(places: readonly Held[], by: Sharer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(place[by], (counts.get(place[by]) ?? 0) + 1)
  return counts
}

/** The places of the owner with the most. */
function ofMost(places: readonly Held[], counts: ReadonlyMap<string, number>, by: Sharer): Held[] {
  const countOf = (place: Held) => counts.get(place[by]) ?? 0
  const most = Math.max(0, ...places.map(countOf))
  return places.filter((place) => countOf(place) === most)
}

/** The slowest place of the owner with the most, if that is more than `taker` would have with one more. */
function whoHasMore(places: readonly Held[], by: Sharer, taker: string): Held | null {
  const counts = countsBy(places, by)
  const mine = counts.get(taker) ?? 0
  const isMore = (place: Held) => mine === 0 || (counts.get(place[by]) ?? 0) > mine + 1
  const others = places.filter((place) => place[by] !== taker && place.end && isMore(place))
  return slowest(ofMost(others, counts, by))
}

/** Of equally slow ones the oldest. */
function slowest(places: readonly Held[]): Held | null {
  const [first, ...rest] = places
  if (!first) return null
  return rest.reduce((slow, place) => (place.rate() < slow.rate() ? place : slow), first)
}
