import { isForPrepress } from '../../../../../src/domains/preflight/prepress-looks.ts'
import type { Finding, Version } from '../../../kit/orders/order-parts.ts'

/** The same finding wherever it is in a version: one row, one number. */
export type FindingGroup = {
  number: number
  key: string
  /** Of the first place; the words are the same everywhere. */
  finding: Finding
  /** Of the version, in their order; none where it is about a whole file. */
  pages: number[]
  places: Finding[]
}

/** Findings as they are shown: what must be fixed first, then by page; on many pages it is one. */
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

/** Who said that it may stay as it is, once that was said of each of its pages. */
export function seenOf({ finding, pages }: FindingGroup, { seen }: Pick<Version, 'seen'>) {
  const wanted = pages.length > 0 ? pages : [null]
  const said = wanted.map((page) => seen.find((one) => one.check === finding.check && one.page === page))
  return said.includes(undefined) ? undefined : said.at(-1)
}

export const canBeSeen = ({ finding }: FindingGroup): boolean =>
  finding.severity === 'look' && !isForPrepress(finding.check)

/** How many must be fixed, and how many still want a look. */
export function openFindings(version: Version | undefined): { must: number; look: number } {
  const groups = groupFindings(version?.findings ?? [])
  return {
    must: groups.filter(({ finding }) => finding.severity === 'must').length,
    look: groups.filter((group) => canBeSeen(group) && !seenOf(group, version ?? { seen: [] })).length,
  }
}
