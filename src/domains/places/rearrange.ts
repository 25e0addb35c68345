/**
 * The list with the records of `wanted` in that order, in the places that they have together; all others stay
 * where they are. `wanted` holds only ids of the list, each once.
 */
export function sharePlaces(list: readonly number[], wanted: readonly number[]): number[] {
  const moved = new Set(wanted)
  const next = wanted.values()
  return list.map((id) => (moved.has(id) ? (next.next().value ?? id) : id))
}

/** The list with one of its records moved to a place, from 1; the others close up. */
export function movedTo(list: readonly number[], id: number, place: number): number[] {
  const others = list.filter((other) => other !== id)
  return others.toSpliced(place - 1, 0, id)
}
