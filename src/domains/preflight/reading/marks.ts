import type { PDFDict } from '@cantoo/pdf-lib'
import type { Box } from './box.ts'
import type { Colour } from './colour.ts'
import type { ColourSpace } from './colour-space.ts'
import type { Font } from './font.ts'
import type { InkSlope } from './gradient-ink.ts'
import type { Matrix } from './matrix.ts'

/** How something was painted; `box` is what the clipping path leaves of it, in points of the page. */
type Painted = { box: Box; overprints: boolean; isTransparent: boolean }

/** What a content stream puts on the page, one thing after another. */
export type Mark =
  | ({
      of: 'fill'
      colour: Colour
      /** Points². */
      area: number
      /** When it overprints, its inks of 0 leave what is under them. */
      keepsUnderZero: boolean
    } & Painted)
  | ({ of: 'line'; colour: Colour /** Points, as placed. */; width: number } & Painted)
  | ({ of: 'text'; colour: Colour /** Points, as placed. */; size: number; font: Font | null } & Painted)
  | ({ of: 'shading'; space: ColourSpace; slopes: InkSlope[] | null } & Painted)
  | ({ of: 'picture'; picture: PlacedPicture } & Painted)

/** `objectNumber` is that of a picture outside the content stream. */
export type PlacedPicture = {
  width: number
  height: number
  space: ColourSpace
  matrix: Matrix
  hasMask: boolean
  stream: { dict: PDFDict; objectNumber: number } | null
}

export type TakeMark = (mark: Mark) => void
