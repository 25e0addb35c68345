import type { Artwork, ArtworkPage, Finding } from '../../../kit/orders/order-parts.ts'
import type { FindingGroup } from './group-findings.ts'

export type Rect = { x: number; y: number; width: number; height: number }
/** Where a finding is on a page, mm of its picture: a frame, or the strips that are missing around the trim. */
export type Place = { number: number; isMust: boolean; isFirst: boolean } & (
  | { frame: Rect }
  | { strips: readonly Rect[] }
)

/** Where the findings are on a page; what is about the page as a whole has no place. */
export function placesOn(page: ArtworkPage, groups: readonly FindingGroup[]): Place[] {
  return groups.flatMap((group) =>
    group.places
      .filter((finding) => finding.page === page.page)
      .flatMap((finding) => {
        const shape = shapeOf(finding, page)
        const { number } = group
        const isFirst = group.places.find((one) => one.page !== undefined) === finding
        return shape ? { number, isMust: finding.severity === 'must', isFirst, ...shape } : []
      }),
  )
}

function shapeOf(finding: Finding, page: ArtworkPage): { frame: Rect } | { strips: Rect[] } | null {
  if (finding.check === 'bleed') return { strips: missingBleed(finding, page) }
  if (finding.where) return { frame: finding.where }
  // Its mark stands at the page's corner.
  return { frame: { x: 0, y: 0, width: page.width, height: page.height } }
}

const allSides = ['left', 'right', 'top', 'bottom'] as const
const millimetres = (measure: Finding['actual']): number => (measure?.unit === 'mm' ? measure.value : 0)

/** Exactly the strips that the file lacks, outside what it has. */
function missingBleed(
  { sides = [...allSides], actual, target }: Finding,
  { trim, scale }: ArtworkPage,
): Rect[] {
  const has = Math.max(0, millimetres(actual)) / scale
  const wanted = Math.max(has, millimetres(target) / scale)
  const missing = wanted - has
  const out = (side: (typeof allSides)[number]) => (sides.includes(side) ? wanted : has)
  const left = trim.x - out('left')
  const top = trim.y - out('top')
  const width = trim.width + out('left') + out('right')
  const height = trim.height + out('top') + out('bottom')
  const strips: Record<(typeof allSides)[number], Rect> = {
    left: { x: left, y: top, width: missing, height },
    right: { x: left + width - missing, y: top, width: missing, height },
    top: { x: left, y: top, width, height: missing },
    bottom: { x: left, y: top + height - missing, width, height: missing },
  }
  return sides.map((side) => strips[side])
}

/** Where the bleed ends and where texts keep within, mm of the page's picture; null where there is no such line. */
export function linesOn({ trim, scale }: ArtworkPage, { bleed, safe }: Artwork['lines']) {
  const around = (by: number): Rect => ({
    ...{ x: trim.x - by, y: trim.y - by },
    ...{ width: trim.width + 2 * by, height: trim.height + 2 * by },
  })
  const within = around(-safe / scale)
  const hasRoom = within.width > 0 && within.height > 0
  return {
    bleed: bleed > 0 ? around(bleed / scale) : null,
    safe: safe > 0 && hasRoom ? within : null,
  }
}

/** The page and what of its places is outside of it, mm. */
export function sheetOf(page: ArtworkPage, places: readonly Place[]): Rect {
  const rects = places.flatMap((place) => ('strips' in place ? place.strips : [place.frame]))
  const left = Math.min(0, ...rects.map(({ x }) => x))
  const top = Math.min(0, ...rects.map(({ y }) => y))
  const right = Math.max(page.width, ...rects.map(({ x, width }) => x + width))
  const bottom = Math.max(page.height, ...rects.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Where the number of a place stands: its upper right corner, for strips the upper left. */
export function cornerOf(place: Place): { x: number; y: number } {
  if ('frame' in place) return { x: place.frame.x + place.frame.width, y: place.frame.y }
  return {
    x: Math.min(...place.strips.map(({ x }) => x)),
    y: Math.min(...place.strips.map(({ y }) => y)),
  }
}

/** Pages with findings, which are shown large, and the others; a few pages are all large. */
export function arrangePages(pages: readonly ArtworkPage[], groups: readonly FindingGroup[]) {
  const found = new Set(groups.flatMap((group) => group.pages))
  const isLarge = ({ page }: ArtworkPage) => pages.length <= 4 || found.has(page)
  return { large: pages.filter(isLarge), small: pages.filter((page) => !isLarge(page)) }
}
