import { areaOf, type Box, intersect } from './box.ts'
import { type Colour, type Inks, inksOf } from './colour.ts'

/** Smaller shapes carry nothing, in points². */
const smallest = 30
const maxGrounds = 300
/** Shapes whose ground is searched: a drawing may have a million of them. */
const maxLooks = 20_000

type Ground = { box: Box; area: number; inks: Inks | null }
/** The part of a shape on one ground, and the ground's ink: null where only a RIP knows it. */
type Part = { area: number; inks: Inks | null }

/** What has been painted, the newest last, so that overprinting ink is added to what lies under it. */
export class Grounds {
  #grounds: Ground[] = []
  #looks = 0

  /** `colour` is null for pictures and gradients, which have many. */
  add(box: Box, area: number, colour: Colour | null): void {
    if (area < smallest) return
    this.#grounds.push({ box, area, inks: colour && inksOf(colour) })
    if (this.#grounds.length > 2 * maxGrounds) this.#grounds = this.#grounds.slice(-maxGrounds)
  }

  /** The grounds under a shape, from the newest down, until they cover its area. */
  under(box: Box, area: number): Part[] {
    const parts: Part[] = []
    this.#looks += 1
    if (this.#looks > maxLooks || area < smallest) return parts
    let left = area
    for (let at = this.#grounds.length - 1; at >= 0 && left > 0; at--) {
      const ground = this.#grounds[at]
      const shared = ground && areaOf(intersect(box, ground.box)) / areaOf(box)
      if (!ground || !shared) continue
      const density = Math.min(1, ground.area / areaOf(ground.box))
      const covered = Math.min(left, area * shared * density)
      left -= covered
      parts.push({ area: covered, inks: ground.inks })
    }
    return parts
  }
}
