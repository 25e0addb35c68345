import type { InkFacts, PageFacts, PictureFacts, Place } from '../facts.ts'
import { areaOf, type Box, nothing, union } from './box.ts'
import { type Colour, inkOf, isPlainBlack, isRichBlack, isWhite, overprinted, totalOf } from './colour.ts'
import type { ColourSpace } from './colour-space.ts'
import type { Font } from './font.ts'
import { shareAbove } from './gradient-ink.ts'
import { Grounds } from './grounds.ts'
import { inkLevels } from './ink-levels.ts'
import type { Mark, PlacedPicture } from './marks.ts'
import { type Nearest, nearest } from './nearest-things.ts'
import type { PageGeometry } from './page-geometry.ts'
import { ThinnestLine } from './thinnest-line.ts'

const maxPictures = 200
const maxParts = 200
/** Gradients and single dots that programs draw as pictures have no resolution. */
const minPixels = 8
/** mm: printer's marks may touch the cut by the width of their line. */
const reach = 0.2

type MarkFacts = Pick<
  PageFacts,
  | 'pictures'
  | 'parts'
  | 'rgb'
  | 'spots'
  | 'transparency'
  | 'overprint'
  | 'whiteOverprint'
  | 'thinnestLine'
  | 'smallestRichText'
  | 'ink'
>

type InkyPicture = { picture: PlacedPicture; box: Box; area: number }

/** Turns the marks of a page into its facts. */
export class MarkCollector {
  readonly #geometry: PageGeometry
  readonly #trim: Place
  readonly #parts: Nearest<{ where: Place }>
  readonly #spots = new Map<string, Box>()
  readonly #pictures: PictureFacts[] = []
  /** Pictures in CMYK whose ink is measured later. */
  readonly inkyPictures: InkyPicture[] = []
  readonly #above = inkLevels.map(() => 0)
  #heaviest: { box: Box; weight: number } | null = null
  #areInksExact = true
  #rgb: Box = nothing
  #transparency: Box = nothing
  #overprint: Box = nothing
  #whiteOverprint: Box = nothing
  readonly #grounds = new Grounds()
  readonly #thinnest = new ThinnestLine()
  /** By name: whether the file embeds the font. */
  readonly fonts = new Map<string, boolean>()
  /** Printed text for which a renderer may have no glyphs. */
  hasTextWithoutFont = false
  #richText: { size: number; box: Box } | null = null

  /** `trim` is where the distance of parts is measured from, and beyond which only printer's marks stand. */
  constructor(geometry: PageGeometry, trim: Place) {
    this.#geometry = geometry
    this.#trim = trim
    this.#parts = nearest(trim, maxParts, 'dropped')
  }

  take(mark: Mark): void {
    if (this.#isCutOff(mark.box)) return
    if (mark.isTransparent) this.#transparency = union(this.#transparency, mark.box)
    if (mark.of === 'picture') this.#takePicture(mark)
    else if (mark.of === 'shading') this.#takeShading(mark)
    else this.#takeColoured(mark)
  }

  noteFont({ name, isEmbedded }: Font): void {
    this.fonts.set(name, (this.fonts.get(name) ?? true) && isEmbedded)
  }

  /** `shares` is the part of a picture with more ink than each level; null where it can't be measured. */
  addInk({ box, area }: InkyPicture, shares: readonly number[] | null): void {
    if (shares !== null) this.#addShares(box, area, (_, index) => shares[index] ?? 0)
  }

  #addShares(box: Box, area: number, shareOf: (level: number, index: number) => number): void {
    inkLevels.forEach((level, index) => {
      this.#above[index] = (this.#above[index] ?? 0) + shareOf(level, index) * area
    })
    this.#weigh(box, shareOf(300, 10) * area)
  }

  facts(): MarkFacts {
    const place = (box: Box): Place | null => (box === nothing ? null : this.#geometry.place(box))
    const at = (box: Box): Place => this.#geometry.place(box)
    const thinnest = this.#thinnest.found
    const rich = this.#richText
    return {
      pictures: this.#pictures.sort((one, other) => one.dpi - other.dpi).slice(0, maxPictures),
      parts: this.#parts.list().map(({ where }) => where),
      rgb: place(this.#rgb),
      spots: [...this.#spots].map(([name, box]) => ({ name, where: at(box) })),
      transparency: place(this.#transparency),
      overprint: place(this.#overprint),
      whiteOverprint: place(this.#whiteOverprint),
      thinnestLine: thinnest && { width: round(this.#onPaper(thinnest.width)), where: at(thinnest.box) },
      smallestRichText: rich && { size: round(rich.size), where: at(rich.box) },
      ink: this.#inkFacts(),
    }
  }

  #inkFacts(): InkFacts {
    const isExact = this.#areInksExact && this.#transparency === nothing && this.#overprint === nothing
    const heaviest = this.#heaviest
    return {
      of: isExact ? 'all' : 'pictures',
      above: this.#above.map((area) => Math.round(area * 100) / 100),
      where: heaviest && this.#geometry.place(heaviest.box),
    }
  }

  /** A gradient counts by the colours at its ends, where the file has them. */
  #takeShading({ space, slopes, box, overprints }: Extract<Mark, { of: 'shading' }>): void {
    this.#takeSpace(space, box)
    this.#grounds.add(box, areaOf(box), null)
    if (slopes === null) this.#areInksExact = false
    else this.#addShares(box, this.#area(areaOf(box)), (level) => shareAbove(slopes, level))
    if (overprints) this.#overprint = union(this.#overprint, box)
  }

  #takePicture({ picture, box, overprints }: Extract<Mark, { of: 'picture' }>): void {
    const { width, height, matrix, space } = picture
    const [a, b, c, d] = matrix
    const inches = this.#geometry.scale / 25.4
    const dpi = Math.min(width / (Math.hypot(a, b) * inches), height / (Math.hypot(c, d) * inches))
    this.#takeSpots(space, box)
    if (overprints && space.kind === 'spot') this.#overprint = union(this.#overprint, box)
    this.#addPart(box)
    if (space.kind !== 'bitmap') this.#grounds.add(box, areaOf(box), null)
    if (Math.min(width, height) < minPixels || !Number.isFinite(dpi)) return
    this.#pictures.push({
      where: this.#geometry.place(box),
      pixels: { width, height },
      dpi: Math.round(dpi),
      colours: space.kind === 'pattern' ? 'unknown' : space.kind,
      icc: space.icc,
    })
    if (space.kind === 'cmyk' && !space.palette && !space.inks)
      this.inkyPictures.push({ picture, box, area: this.#area(areaOf(box)) })
  }

  #takeColoured(mark: Extract<Mark, { of: 'fill' | 'line' | 'text' }>): void {
    const { colour, box } = mark
    const white = isWhite(colour)
    if (mark.of === 'fill' && mark.overprints && !white) this.#addOverprint(mark)
    // White that overprints changes nothing.
    if (mark.of === 'fill' && !mark.overprints) this.#grounds.add(box, mark.area, colour)
    if (mark.overprints) {
      if (white) this.#whiteOverprint = union(this.#whiteOverprint, box)
      else if (!isPlainBlack(colour)) this.#overprint = union(this.#overprint, box)
    }
    if (white) return
    if (mark.of === 'text' && mark.font?.isEmbedded === false) this.hasTextWithoutFont = true
    this.#takeSpace(colour.space, box)
    if (mark.of !== 'text') this.#addPart(box)
    if (mark.of === 'line') this.#thinnest.drawn(mark.width, box)
    if (mark.of === 'fill') this.#thinnest.filled(box, mark.area)
    if (mark.of === 'text' && isRichBlack(colour)) this.#takeRichText(this.#onPaper(mark.size), box)
    if (mark.of === 'fill') this.#addFill(colour, box, mark.area)
  }

  #takeSpace(space: ColourSpace, box: Box): void {
    if (space.kind === 'rgb' || space.kind === 'lab') this.#rgb = union(this.#rgb, box)
    this.#takeSpots(space, box)
  }

  #takeSpots(space: ColourSpace, box: Box): void {
    for (const name of space.spots) this.#spots.set(name, union(this.#spots.get(name) ?? nothing, box))
  }

  #takeRichText(size: number, box: Box): void {
    if (this.#richText === null || size < this.#richText.size) this.#richText = { size, box }
  }

  /** Crop marks, colour bars and file names around the page: thin, small and in all inks on purpose. */
  #isCutOff(box: Box): boolean {
    const { x, y, width, height } = this.#geometry.place(box)
    const trim = this.#trim
    return (
      x > trim.x + trim.width - reach ||
      y > trim.y + trim.height - reach ||
      x + width < trim.x + reach ||
      y + height < trim.y + reach
    )
  }

  #addPart(box: Box): void {
    this.#parts.add({ where: this.#geometry.place(box) })
  }

  #addFill(colour: Colour, box: Box, area: number): void {
    const ink = inkOf(colour)
    if (ink === null) this.#areInksExact = false
    if (ink === null || ink <= 200) return
    const covered = this.#area(area)
    inkLevels.forEach((level, index) => {
      // A rounding error is no ink.
      if (ink > level + 0.01) this.#above[index] = (this.#above[index] ?? 0) + covered
    })
    if (ink > 300) this.#weigh(box, covered)
  }

  /** Ink that is added to what lies under it; the ground's own ink is counted already. */
  #addOverprint({ colour, box, area, keepsUnderZero }: Extract<Mark, { of: 'fill' }>): void {
    for (const part of this.#grounds.under(box, area)) {
      const inks = part.inks && overprinted(colour, keepsUnderZero, part.inks)
      if (inks === null || part.inks === null) {
        this.#areInksExact = false
        continue
      }
      const [before, after] = [totalOf(part.inks), totalOf(inks)]
      const covered = this.#area(part.area)
      inkLevels.forEach((level, index) => {
        if (after > level + 0.01 && before <= level + 0.01)
          this.#above[index] = (this.#above[index] ?? 0) + covered
      })
      if (after > 300) this.#weigh(box, covered)
    }
  }

  #weigh(box: Box, weight: number): void {
    if (weight > (this.#heaviest?.weight ?? 0)) this.#heaviest = { box, weight }
  }

  /** mm². */
  #area = (points: number): number => points * this.#geometry.scale ** 2

  /** Units of the page, in points on the sheet. */
  #onPaper = (units: number): number => (units * this.#geometry.scale * 72) / 25.4
}

const round = (value: number): number => Math.round(value * 100) / 100
