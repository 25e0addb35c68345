import type { Message } from '../../lib/errors.ts'
import { intlLocales, type Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import { whatTexts } from './check-titles.ts'
import { fixTexts, sideTexts } from './finding-fixes.ts'
import type { Finding, Measure } from './finding-output.ts'
import { type Check, type Profile, severityOf } from './profile-input.ts'

/** `actual` → `target` with its `note` ("at least"), where there is something to compare. */
type FindingText = {
  what: string
  actual: string | null
  target: string | null
  note: string | null
  mend: string
}

/** A finding as text: what it is, the measured and the wanted value, how to fix it. */
export function findingText({ check, sides, actual, target }: Finding, language: Language): FindingText {
  const [is, shouldBe] = [actual && measured(actual, language), target && measured(target, language)]
  const values = { ...(is && { actual: is }), ...(shouldBe && { target: shouldBe }) }
  const say = (message: Message): string => translate({ ...message, values }, language)
  const [side, ...moreSides] = sides ?? []
  const isOneSide = check === 'bleed' && side !== undefined && moreSides.length === 0
  const note = noteOf(check, isOneSide, actual, target)
  return {
    what: say(isOneSide ? sideTexts[side] : whatTexts[check]),
    actual: is,
    target: shouldBe,
    note: note && say(note),
    mend: say(fixTexts[check]),
  }
}

function measured(measure: Measure, language: Language): string {
  const figure = (value: number): string => new Intl.NumberFormat(intlLocales[language]).format(value)
  switch (measure.unit) {
    case 'names':
      return measure.names.join(', ')
    case 'size': {
      const values = { width: figure(measure.width), height: figure(measure.height) }
      return translate({ ...unitTexts.size, values }, language)
    }
    case 'pages':
      return translate({ ...unitTexts.pages, values: { value: measure.value } }, language)
    default:
      return translate({ ...unitTexts[measure.unit], values: { value: figure(measure.value) } }, language)
  }
}

function noteOf(
  check: Check,
  isOneSide: boolean,
  actual: Measure | null,
  target: Measure | null,
): Message | null {
  switch (check) {
    case 'bleed':
      return isOneSide ? null : noteTexts.eachSide
    case 'textCut':
    case 'textMargin':
    case 'partMargin':
    case 'hairline':
    case 'smallText':
    case 'richText':
      return noteTexts.atLeast
    case 'ink':
      return noteTexts.atMost
    case 'pageCount':
      return actual?.unit === 'pages' && target?.unit === 'pages' && actual.value < target.value
        ? noteTexts.atLeast
        : noteTexts.atMost
    default:
      return null
  }
}

const groups: Record<Exclude<keyof typeof groupTexts, 'inkPartly'>, readonly Check[]> = {
  pageCount: ['pageCount'],
  size: ['size', 'orientation', 'mixedSizes'],
  bleed: ['bleed', 'whiteEdge'],
  margins: ['textCut', 'textMargin', 'partMargin'],
  resolution: ['resolution'],
  fonts: ['fonts'],
  colours: ['rgb', 'icc', 'spots'],
  ink: ['ink'],
  overprint: ['whiteOverprint', 'overprint'],
  lines: ['hairline'],
  textSize: ['smallText', 'richText'],
}

/**
 * The checks that passed; none for a file that couldn't be read. Where only a RIP knows all of the ink
 * (`isInkWhole` false), the text says so.
 */
export function passedTexts(
  findings: readonly Finding[],
  profile: Profile,
  language: Language,
  isInkWhole: boolean,
): string[] {
  const found = new Set<Check>(findings.map(({ check }) => check))
  if (['unread', 'damaged', 'locked'].some((check) => found.has(check as Check))) return []
  return (Object.keys(groups) as (keyof typeof groups)[])
    .filter((group) => groups[group].some((check) => severityOf(profile, check) !== 'off'))
    .filter((group) => !groups[group].some((check) => found.has(check)))
    .map((group) => groupTexts[group === 'ink' && !isInkWhole ? 'inkPartly' : group])
    .map((message) => translate(message, language))
}

/** Values with their unit. */
const unitTexts: Record<Exclude<Measure['unit'], 'names'>, Message> = {
  mm: /*i18n*/ { id: 'preflight.unit.mm', message: '{value} mm' },
  pt: /*i18n*/ { id: 'preflight.unit.pt', message: '{value} pt' },
  dpi: /*i18n*/ { id: 'preflight.unit.dpi', message: '{value} dpi' },
  percent: /*i18n*/ { id: 'preflight.unit.percent', message: '{value}%' },
  size: /*i18n*/ { id: 'preflight.unit.size', message: '{width} × {height} mm' },
  pages: /*i18n*/ { id: 'preflight.unit.pages', message: '{value, plural, one {# page} other {# pages}}' },
}

/** Notes beside a target. */
const noteTexts = {
  eachSide: /*i18n*/ { id: 'preflight.note.eachSide', message: 'on each side' },
  atLeast: /*i18n*/ { id: 'preflight.note.atLeast', message: 'at least' },
  atMost: /*i18n*/ { id: 'preflight.note.atMost', message: 'at most' },
} as const satisfies Record<string, Message>

/** Checks as the list of passed ones names them. */
const groupTexts = {
  pageCount: /*i18n*/ { id: 'preflight.group.pageCount', message: 'number of pages' },
  size: /*i18n*/ { id: 'preflight.group.size', message: 'size' },
  bleed: /*i18n*/ { id: 'preflight.group.bleed', message: 'bleed' },
  margins: /*i18n*/ { id: 'preflight.group.margins', message: 'distance to the cut' },
  resolution: /*i18n*/ { id: 'preflight.group.resolution', message: 'sharpness of pictures' },
  fonts: /*i18n*/ { id: 'preflight.group.fonts', message: 'fonts' },
  colours: /*i18n*/ { id: 'preflight.group.colours', message: 'colours' },
  ink: /*i18n*/ { id: 'preflight.group.ink', message: 'amount of ink' },
  inkPartly: /*i18n*/ {
    id: 'preflight.group.inkPartly',
    message: 'amount of ink (not of parts in RGB, transparent or overprinting)',
  },
  overprint: /*i18n*/ { id: 'preflight.group.overprint', message: 'overprint' },
  lines: /*i18n*/ { id: 'preflight.group.lines', message: 'lines' },
  textSize: /*i18n*/ { id: 'preflight.group.textSize', message: 'size of text' },
} as const satisfies Record<string, Message>
