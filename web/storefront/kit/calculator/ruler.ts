/** Places on a logarithmic ruler that goes from the first tier to the last; pure. */
export type Ruler = { from: number; to: number }

export function rulerOf(counts: readonly number[]): Ruler {
  return { from: Math.min(...counts), to: Math.max(...counts) }
}

/** 0 at the first tier and before it, 1 at the last and beyond. */
export function placeOf({ from, to }: Ruler, count: number): number {
  if (to <= from) return count >= to ? 1 : 0
  const place = (Math.log(count) - Math.log(from)) / (Math.log(to) - Math.log(from))
  return Math.min(1, Math.max(0, place))
}

/** The count at a place, rounded as a person would set it. */
export function countAt({ from, to }: Ruler, place: number): number {
  const exact = Math.exp(Math.log(from) + Math.min(1, Math.max(0, place)) * Math.log(to / from))
  const tenth = exact < 200 ? 5 : 10 ** Math.floor(Math.log10(exact) - 1)
  const unit = exact < 20 ? 1 : tenth
  return Math.min(to, Math.max(from, Math.round(exact / unit) * unit))
}

/** The fine strokes between tiers: nine to each tenfold, those that stand on a tier left out. */
export function strokesOf(ruler: Ruler, counts: readonly number[]): number[] {
  const strokes: number[] = []
  for (let unit = 10 ** Math.floor(Math.log10(ruler.from)); unit < ruler.to; unit *= 10) {
    for (let times = 1; times < 10; times++) {
      const count = unit * times
      if (count > ruler.from && count < ruler.to && !counts.includes(count)) strokes.push(count)
    }
  }
  return strokes
}

/** The tiers that get a figure: the first, the last, and between them those with room on both sides. */
export function labelledOf(ruler: Ruler, counts: readonly number[], room: number): number[] {
  const sorted = counts.toSorted((one, other) => one - other)
  const last = sorted.at(-1)
  const kept: number[] = []
  for (const count of sorted) {
    const before = kept.at(-1)
    const fitsBefore = before === undefined || placeOf(ruler, count) - placeOf(ruler, before) >= room
    const fitsAfter = count === last || 1 - placeOf(ruler, count) >= room
    if (count === last || (fitsBefore && fitsAfter)) kept.push(count)
  }
  return kept
}
