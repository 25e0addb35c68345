import type { Facts, UnreadReason } from './facts.ts'
import type { Finding } from './finding-output.ts'
import { type Fit, fitPage } from './fit-page.ts'
import { judgeEdges } from './judge-edges.ts'
import { type Draft, judgePage, plain } from './judge-page.ts'
import { type Check, checks, type Profile, severityOf } from './profile-input.ts'

/**
 * What has to be fixed or looked at in a file, by a product's profile (PRE-2): first what must be fixed, then
 * by page. Pure, so that a changed profile needs no second reading. `pagesElsewhere` are in the other files
 * of the same version, which count together.
 */
export function judge(facts: Facts, profile: Profile, pagesElsewhere = 0): Finding[] {
  const fits = facts.pages.map((page) => ({ page, fit: fitPage(page, facts.kind, profile) }))
  return settle(profile, [
    ...judgeDocument(facts, profile, pagesElsewhere),
    ...judgeMixed(fits.map(({ fit }) => fit)),
    ...fits.flatMap(({ page, fit }) => [
      ...judgeSize(page.number, fit, profile),
      ...judgeEdges(page, fit, profile),
      ...judgePage(page, fit, profile),
    ]),
  ])
}

const unreadChecks = {
  locked: 'locked',
  empty: 'damaged',
  damaged: 'damaged',
  tooComplex: 'unread',
} as const satisfies Record<UnreadReason, Check>

/** The finding for a file without facts: prepress looks at it, and the order goes on. */
export const judgeUnread = (reason: UnreadReason, profile: Profile): Finding[] =>
  settle(profile, [plain(unreadChecks[reason], null)])

function judgeDocument(facts: Facts, profile: Profile, pagesElsewhere: number): Draft[] {
  const unseen = facts.pages.length < facts.pageCount || facts.pages.some(({ painted }) => painted === null)
  const fonts = facts.fonts.filter(({ isEmbedded }) => !isEmbedded)
  const [firstPage] = fonts.flatMap(({ pages }) => pages).sort((one, other) => one - other)
  const when = (isSo: boolean, check: Check): Draft[] => (isSo ? [plain(check, null)] : [])
  return [
    ...when(unseen, 'partlyRead'),
    ...judgePageCount(facts.pageCount + pagesElsewhere, profile),
    ...(firstPage === undefined
      ? []
      : [{ ...plain('fonts', null), page: firstPage, actual: named(fonts.map(({ name }) => name)) }]),
    ...when(!facts.canBePrinted, 'printForbidden'),
    ...when(facts.isEncrypted && facts.canBePrinted, 'encrypted'),
    ...when(facts.hasForms, 'forms'),
    ...when(facts.hasScripts, 'scripts'),
    ...when(facts.layers > 0, 'layers'),
    ...when(facts.attachments > 0, 'attachments'),
    ...when(facts.kind === 'pdf' && facts.outputIntent === null, 'outputIntent'),
  ]
}

function judgePageCount(count: number, { pages: { min, max } }: Profile): Draft[] {
  if (count >= min && (max === null || count <= max)) return []
  const target = count < min ? min : (max ?? min)
  return [
    {
      ...plain('pageCount', null),
      actual: { unit: 'pages', value: count },
      target: { unit: 'pages', value: target },
    },
  ]
}

function judgeSize(page: number, fit: Fit, { sizes }: Profile): Draft[] {
  const { trim, scale, size } = fit
  const [target] = sizes
  if (size === 'fits' || target === undefined) return []
  return [
    {
      ...plain(size === 'turned' ? 'orientation' : 'size', trim),
      page,
      actual: { unit: 'size', width: tenth(trim.width * scale), height: tenth(trim.height * scale) },
      target: { unit: 'size', ...target },
    },
  ]
}

/** Pages of several sizes; where a size is required, each page with another one has its own finding. */
function judgeMixed(fits: readonly Fit[]): Draft[] {
  const [first] = fits
  if (first === undefined || fits.some(({ size }) => size !== 'fits')) return []
  const differs = ({ trim, scale }: Fit): boolean =>
    Math.abs(trim.width * scale - first.trim.width * first.scale) > 1 ||
    Math.abs(trim.height * scale - first.trim.height * first.scale) > 1
  const page = fits.findIndex(differs)
  if (page === -1) return []
  return [{ ...plain('mixedSizes', null), page: page + 1 }]
}

function settle(profile: Profile, drafts: readonly Draft[]): Finding[] {
  const findings = drafts.flatMap(({ atMost, ...draft }): Finding[] => {
    const severity = severityOf(profile, draft.check)
    return severity === 'off' ? [] : [{ ...draft, severity: atMost ?? severity }]
  })
  return findings.sort(inOrder)
}

/** First what must be fixed, then by page. */
export function inOrder(one: Finding, other: Finding): number {
  const rank = ({ severity, page, check }: Finding): [number, number, number] => [
    severity === 'must' ? 0 : 1,
    page ?? 0,
    checks.indexOf(check),
  ]
  const [a, b] = [rank(one), rank(other)]
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

const named = (names: readonly string[]): Finding['actual'] => ({ unit: 'names', names: [...new Set(names)] })
const tenth = (value: number): number => Math.round(value * 10) / 10
