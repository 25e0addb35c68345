import type { Place } from '../facts.ts'
import { bounded } from './bounded.ts'
import type { Box } from './box.ts'
import type { PageNode } from './page-tree.ts'

const mmPerPoint = 25.4 / 72
/** mm: no page is shorter than the rounding of lengths. */
const least = 0.01

/** Converts points of a page's content to mm of the page as it is shown. */
export class PageGeometry {
  /** mm a unit. */
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly #sheet: Box
  readonly #rotation: number

  constructor({ sheet, rotation, unit }: Pick<PageNode, 'sheet' | 'rotation' | 'unit'>) {
    this.scale = mmPerPoint * unit
    this.#sheet = sheet
    this.#rotation = rotation
    const across = Math.max(least, round((sheet[2] - sheet[0]) * this.scale))
    const down = Math.max(least, round((sheet[3] - sheet[1]) * this.scale))
    this.width = rotation % 180 === 0 ? across : down
    this.height = rotation % 180 === 0 ? down : across
  }

  place([left, bottom, right, top]: Box): Place {
    const [pageLeft, pageBottom, pageRight, pageTop] = this.#sheet
    const [across, down] = [right - left, top - bottom]
    switch (this.#rotation) {
      case 90:
        return this.#rounded(bottom - pageBottom, left - pageLeft, down, across)
      case 180:
        return this.#rounded(pageRight - right, bottom - pageBottom, across, down)
      case 270:
        return this.#rounded(pageTop - top, pageRight - right, down, across)
      default:
        return this.#rounded(left - pageLeft, pageTop - top, across, down)
    }
  }

  #rounded(x: number, y: number, width: number, height: number): Place {
    return {
      x: round(x * this.scale),
      y: round(y * this.scale),
      width: round(width * this.scale),
      height: round(height * this.scale),
    }
  }
}

const round = (mm: number): number => Math.round(bounded(mm) * 100) / 100
