import type { Message } from '../../lib/errors.ts'
import { intlLocales, type Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import { whatTexts } from './check-words.ts'
import type { Finding, Measure } from './finding-output.ts'
import { mendTexts, sideTexts } from './finding-words.ts'
import { groupTexts, noteTexts, unitTexts } from './measure-words.ts'
import { type Check, type Profile, severityOf } from './profile-input.ts'

/** `actual` → `target` with its `note` ("at least"), where there is something to compare. */
export type FindingText = {
  what: string
  actual: string | null
  target: string | null
  note: string | null
  mend: string
}

/** A finding in words: what it is, what it is and should be, how to mend it. */
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
    mend: say(mendTexts[check]),
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
 * What was looked at and is in order; nothing of a file that couldn't be read. Where only a RIP knows the ink of all of
 * it (`isInkWhole` false), that is said.
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
