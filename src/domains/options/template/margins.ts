import type { Size } from '../configuration.ts'

/** mm printed beyond the trim and cut away, and mm within it where no text may be. */
export type Margins = { bleed: number; safe: number }

/** mm from which on a piece is looked at from afar. */
const largeFrom = 1000

/** The margins of the product's profile; without one those for the size of the piece (OPT-12). */
export const marginsFor = <Of extends Margins>(margins: { small: Of; large: Of }, trim: Size): Of =>
  Math.max(trim.width, trim.height) >= largeFrom ? margins.large : margins.small
