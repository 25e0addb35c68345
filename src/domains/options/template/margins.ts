import type { Size } from '../configuration.ts'

/** What is printed beyond the trim and cut away, and within it where no text is to stand, mm. */
export type Margins = { bleed: number; safe: number }

/** From here on a piece is looked at from afar, mm. */
const largeFrom = 1000

/** By the product's profile; without one by how large the piece is (OPT-12). */
export const marginsFor = <Of extends Margins>(margins: { small: Of; large: Of }, trim: Size): Of =>
  Math.max(trim.width, trim.height) >= largeFrom ? margins.large : margins.small
