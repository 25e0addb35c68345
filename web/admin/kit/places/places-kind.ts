/** A list that is shown in pages and has an order of its own: the calls that change it. */
export type PlacesKind = {
  order: (ids: number[]) => Promise<unknown>
  moveTo: (id: number, place: number) => Promise<{ place: number; was: number }>
  /** Refetches what is drawn from the list. */
  renew: () => unknown
}

/** Where a record stands in its list. */
export type Placed = {
  id: number
  name: string
  /** Counts from 1. */
  place: number
}
