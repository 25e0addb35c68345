import type { FieldError, Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Configuration } from './configuration.ts'
import { findChoice, findGroup } from './find-choice.ts'
import type { Finding } from './findings.ts'
import { textIn } from './in-language.ts'

const sentences = {
  unknownGroup: /*i18n*/ {
    id: 'options.goneGroup',
    message: 'Something that was chosen isn’t offered any more.',
  },
  unknownChoice: /*i18n*/ {
    id: 'options.goneChoice',
    message: '{group}: what was chosen isn’t offered any more.',
  },
  missing: /*i18n*/ { id: 'options.missing', message: '{group}: please choose.' },
  severalChosen: /*i18n*/ { id: 'options.severalChosen', message: '{group}: only one can be chosen.' },
  excluded: /*i18n*/ { id: 'options.excluded', message: '{choice}: not possible with {other}.' },
  required: /*i18n*/ { id: 'options.required', message: '{choice}: only possible with {other}.' },
  soldOut: /*i18n*/ { id: 'options.soldOut', message: '{group}: {choice} is sold out.' },
  runTooSmall: /*i18n*/ { id: 'options.runTooSmall', message: '{choice}: from {count} pieces.' },
  runTooBig: /*i18n*/ { id: 'options.runTooBig', message: '{choice}: up to {count} pieces.' },
  countTooSmall: /*i18n*/ { id: 'options.countTooSmall', message: 'From {count} pieces.' },
  ownSizeOutOfBounds: /*i18n*/ {
    id: 'options.ownSizeOutOfBounds',
    message: 'From {minWidth} × {minHeight} to {maxWidth} × {maxHeight} mm.',
  },
  askUs: /*i18n*/ { id: 'options.askUs', message: 'Ask us for a price.' },
} satisfies Record<Finding['kind'], Message>
const noOwnSize: Message = /*i18n*/ {
  id: 'options.noOwnSize',
  message: 'This product comes in the listed sizes only.',
}
const withReason: Message = /*i18n*/ {
  id: 'options.excludedBecause',
  message: '{choice}: not possible with {other}. {reason}',
}
const neededBecause: Message = /*i18n*/ {
  id: 'options.requiredBecause',
  message: '{choice}: only possible with {other}. {reason}',
}

/** The message of a finding, with the labels that a reader of `language` knows. */
export function findingMessage(finding: Finding, configuration: Configuration, language: Language): Message {
  const { kind, bounds, count, reason, other } = finding
  if (kind === 'ownSizeOutOfBounds' && !bounds) return noOwnSize
  const said = reason ? textIn(reason, language) : ''
  const name = (group?: string, choice?: string): string => nameOf(configuration, language, group, choice)
  const values = {
    group: name(finding.group),
    choice: name(finding.group, finding.choice),
    other: other ? name(other.group, other.choice) : '',
    count,
    reason: said,
    ...bounds,
  }
  if (said !== '' && kind === 'excluded') return { ...withReason, values }
  if (said !== '' && kind === 'required') return { ...neededBecause, values }
  return { ...sentences[kind], values }
}

/** Empty for an unknown key, which only a program would recognise. */
function nameOf(configuration: Configuration, language: Language, groupKey = '', choiceKey?: string): string {
  const group = findGroup(configuration, groupKey)
  if (choiceKey === undefined) return group ? textIn(group.name, language) : ''
  const choice = findChoice(group, choiceKey)
  return choice ? textIn(choice.name, language) : ''
}

/**
 * Findings as errors of the fields that the caller sent; several missing choices of a group give one error.
 */
export function findingErrors(
  findings: readonly Finding[],
  configuration: Configuration,
  language: Language,
): FieldError[] {
  const isRepeated = ({ kind, group }: Finding, index: number): boolean =>
    kind === 'unknownChoice' &&
    findings.slice(0, index).some((before) => before.kind === kind && before.group === group)
  return findings
    .filter((finding, index) => !isRepeated(finding, index))
    .map((finding) => ({ path: pathOf(finding), message: findingMessage(finding, configuration, language) }))
}

function pathOf({ kind, group }: Finding): string {
  if (kind === 'countTooSmall') return 'count'
  return group === undefined ? 'options.ownSize' : `options.choices.${group}`
}
