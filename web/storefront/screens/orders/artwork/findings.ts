import { isForPrepress } from '../../../../../src/domains/preflight/prepress-looks.ts'
import type { Artwork, ArtworkPage, Finding, Version } from '../../../kit/orders/order-parts.ts'

/** The same finding everywhere in a version: one row, one number. */
export type FindingGroup = {
  number: number
  key: string
  /** The finding at its first place; the text is the same everywhere. */
  finding: Finding
  /** The version's pages in their order; none where the finding is about a whole file. */
  pages: number[]
  places: Finding[]
}

/** Findings in the displayed order: what must be fixed first, then by page; a finding on many pages is one row. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const byKey = Map.groupBy(findings, keyOf)
  return [...byKey].flatMap(([key, places], index) => {
    const [finding] = places
    if (!finding) return []
    const pages = [...new Set(places.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
    return [{ number: index + 1, key, finding, pages, places }]
  })
}

const keyOf = ({ check, severity, page, file, text: { what, actual, target } }: Finding): string =>
  JSON.stringify([check, severity, what, actual, target, page === undefined ? file : null])

/** `3, 7, 12–15` */
export function pageRanges(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.flatMap(([from, to]) => rangeOf(from, to)).join(', ')
}

function rangeOf(from: number, to: number): string[] {
  if (from === to) return [String(from)]
  return to === from + 1 ? [String(from), String(to)] : [`${from}–${to}`]
}

/** Who accepted the finding, once it was accepted on each of its pages. */
export function seenOf({ finding, pages }: FindingGroup, { seen }: Pick<Version, 'seen'>) {
  const wanted = pages.length > 0 ? pages : [null]
  const said = wanted.map((page) => seen.find((one) => one.check === finding.check && one.page === page))
  return said.includes(undefined) ? undefined : said.at(-1)
}

export const canBeSeen = ({ finding }: FindingGroup): boolean =>
  finding.severity === 'look' && !isForPrepress(finding.check)

/** The number of findings that must be fixed, and of those still to be looked at. */
export function openFindings(version: Version | undefined): { must: number; look: number } {
  const groups = groupFindings(version?.findings ?? [])
  return {
    must: groups.filter(({ finding }) => finding.severity === 'must').length,
    look: groups.filter((group) => canBeSeen(group) && !seenOf(group, version ?? { seen: [] })).length,
  }
}

/** A finding's row, and its first place on a page: each leads to the other. */
export const rowId = (number: number): string => `finding-${number}`
export const placeId = (number: number): string => `place-${number}`

export type Rect = { x: number; y: number; width: number; height: number }
/** The place of a finding on a page, mm of its picture: a frame, or the strips that are missing around the trim. */
export type Place = { number: number; isMust: boolean; isFirst: boolean } & (
  | { frame: Rect }
  | { strips: readonly Rect[] }
)

/** The places of the findings on a page; a finding about the whole page has none. */
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
  // The mark stands at the page's corner.
  return { frame: { x: 0, y: 0, width: page.width, height: page.height } }
}

const allSides = ['left', 'right', 'top', 'bottom'] as const
const millimetres = (measure: Finding['actual']): number => (measure?.unit === 'mm' ? measure.value : 0)

/** Exactly the strips that the file lacks, outside the part that it has. */
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

/** The edge of the bleed and of the safe area, mm of the page's picture; null where there is no such line. */
export function linesOn({ trim, scale }: ArtworkPage, { bleed, safe }: Artwork['lines']) {
  const around = (by: number): Rect => ({
    x: trim.x - by,
    y: trim.y - by,
    width: trim.width + 2 * by,
    height: trim.height + 2 * by,
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

/** The position of a place's number: its upper right corner, for strips the upper left one. */
export function cornerOf(place: Place): { x: number; y: number } {
  if ('frame' in place) return { x: place.frame.x + place.frame.width, y: place.frame.y }
  return {
    x: Math.min(...place.strips.map(({ x }) => x)),
    y: Math.min(...place.strips.map(({ y }) => y)),
  }
}

/** The pages with findings, which are shown large, and the others; with few pages all are large. */
export function arrangePages(pages: readonly ArtworkPage[], groups: readonly FindingGroup[]) {
  const found = new Set(groups.flatMap((group) => group.pages))
  const isLarge = ({ page }: ArtworkPage) => pages.length <= 4 || found.has(page)
  return { large: pages.filter(isLarge), small: pages.filter((page) => !isLarge(page)) }
}
