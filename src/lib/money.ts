/** Whole qəpik: 100 to the manat. */
export type Qepik = number

/** The largest amount that a price or a limit may have: 10 million AZN. */
export const maxQepik: Qepik = 1_000_000_000

/** AZN with two decimals, as on the wire, to whole qəpik, half up. */
export function toQepik(azn: number): Qepik {
  return Math.round(Number((azn * 100).toPrecision(15)))
}

/** Whole qəpik to AZN with two decimals, as on the wire. */
export function toAzn(qepik: Qepik): number {
  return qepik / 100
}

/** Basis points (1250) to per cent (12.5), as on the wire. */
export const toPercent = (basisPoints: number): number => basisPoints / 100

/** Per cent (12.5) to basis points (1250). */
export const toBasisPoints = (percent: number): number => Math.round(Number((percent * 100).toPrecision(15)))
