import { AppError, type Message } from './errors.ts'

export type FairRules = {
  /** All that there are. */
  places: number
  /** How many one owner may have at the same moment. */
  mostOfOne: number
  /** What each place must move in a second while all others are free, and while none is; none without it. */
  leastRate?: { free: number; full: number }
  /** What whoever is refused or ended is told, and after how many seconds a new try makes sense. */
  busy?: Message
  retryAfter?: number
  /** Of a clock that only goes on, ms. */
  now?: () => number
}

export type Taker = {
  /** Whose turn it is: of a customer's account and all links to the orders of it the same. */
  owner: string
  /** Who acts for the owner, where several do: they share its places in the same way. */
  actor?: string
  /** Ends what has the place, which is free from then on; without it the place is kept until it is released. */
  end?: (error: AppError) => void
}

export type FairPlace = {
  /** So much was moved: bytes of an upload, say. */
  moved(units: number): void
  /** While the hold-up is on our side, nobody is called slow. */
  pause(): void
  goOn(): void
  release(): void
}

/** A place younger than this isn't judged, and its speed is that of about as long, ms. */
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

  /** Units in a second; without end as long as it can't be told. */
  rate(): number {
    const now = this.#now()
    if (this.#pausedAt !== null || now - this.#begunAt < span) return Number.POSITIVE_INFINITY
    return ((this.#units + this.#unitsBefore) * 1000) / (now - this.#sinceBefore)
  }
}

/**
 * A bounded number of places, shared fairly between owners (TRU-11). When all are taken, whoever has most of them gives
 * one up, the slowest first: who has none always gets one, and nobody loses a place to an owner who has as many.
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

  /** @throws RATE_LIMITED when the owner's own places are taken, UNAVAILABLE when there is none to be had of others */
  take(taker: Taker): FairPlace {
    const { places, mostOfOne } = this.#rules
    const own = [...this.#held].filter(({ owner }) => owner === taker.owner)
    const loser = this.#loser(taker, own)
    if (loser !== null) this.#end(loser)
    else if (own.length >= mostOfOne) throw this.#refusal('RATE_LIMITED')
    else if (this.#held.size >= places) throw this.#refusal('UNAVAILABLE')
    const place = new Held(taker, this.#now, (held) => this.#held.delete(held))
    this.#held.add(place)
    return place
  }

  /** Ends what moves less than is asked for; each that goes lets the others be slower. Called every few seconds. */
  endSlow(): void {
    for (;;) {
      const least = this.#leastRate()
      const slow = [...this.#held].filter((place) => place.end && place.rate() < least)
      const loser = slowest(ofMost(slow, countsBy([...this.#held], 'owner'), 'owner'))
      if (loser === null) return
      this.#end(loser)
    }
  }

  /** Who must make room for the taker; null when nobody has to, or when nobody has more than the taker would. */
  #loser({ owner, actor = owner }: Taker, own: readonly Held[]): Held | null {
    if (own.length >= this.#rules.mostOfOne) return whoHasMore(own, 'actor', actor)
    if (this.#held.size >= this.#rules.places) return whoHasMore([...this.#held], 'owner', owner)
    return null
  }

  /** Grows with each place that is taken, at first slowly. */
  #leastRate(): number {
    const { leastRate, places } = this.#rules
    if (!leastRate) return 0
    return leastRate.free * (leastRate.full / leastRate.free) ** (this.#held.size / places)
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

/** The places of whoever has most. */
function ofMost(places: readonly Held[], counts: ReadonlyMap<string, number>, by: Sharer): Held[] {
  const countOf = (place: Held) => counts.get(place[by]) ?? 0
  const most = Math.max(0, ...places.map(countOf))
  return places.filter((place) => countOf(place) === most)
}

/** The slowest place of whoever has most, when that is more than `taker` would have with one more. */
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
