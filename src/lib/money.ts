/** Whole qəpik: 100 to the manat. */
export type Qepik = number

/** The largest amount that a price or a limit may have: 10 million AZN. */
export const maxQepik: Qepik = 1_000_000_000

/** A figure with two decimals in whole hundredths, half up. */
const toHundredths = (figure: number): number => Math.round(Number((figure * 100).toPrecision(15)))
const fromHundredths = (hundredths: number): number => hundredths / 100

/** AZN with two decimals, as on the wire, to whole qəpik, half up. */
export const toQepik: (azn: number) => Qepik = toHundredths

/** Whole qəpik to AZN with two decimals, as on the wire. */
export const toAzn: (qepik: Qepik) => number = fromHundredths

/** Basis points (1250) to per cent (12.5), as on the wire. */
export const toPercent: (basisPoints: number) => number = fromHundredths

/** Per cent (12.5) to basis points (1250). */
export const toBasisPoints: (percent: number) => number = toHundredths
