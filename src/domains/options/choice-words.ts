import { type Language, pick } from '../../lib/languages.ts'
import { type OrderedChoice, orderedOptions } from './ordered-options.ts'

/** What was chosen by group, as it is read: `Kağız`, `Mat 350 q/m²`; several of one group in one line. */
export function choicesInWords(
  choices: readonly OrderedChoice[],
  language: Language,
): { label: string; value: string }[] {
  return [...Map.groupBy(choices, ({ group }) => group).values()].flatMap((chosen) => {
    const [first] = chosen
    if (!first) return []
    const value = chosen.map((choice) => pick(choice, 'choiceName', language)).join(', ')
    return [{ label: pick(first, 'groupName', language), value }]
  })
}

/** The same of an order's stored snapshot; nothing where nothing was chosen. */
export const storedInWords = (stored: unknown, language: Language): { label: string; value: string }[] =>
  stored === null || stored === undefined
    ? []
    : choicesInWords(orderedOptions.parse(stored).choices, language)

/** In one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
export const choicesInLine = (choices: readonly OrderedChoice[], language: Language): string =>
  inLine(choicesInWords(choices, language))

/** The same of an order's stored snapshot; empty where nothing was chosen. */
export const storedInLine = (stored: unknown, language: Language): string =>
  inLine(storedInWords(stored, language))

const inLine = (words: readonly { value: string }[]): string => words.map(({ value }) => value).join(' · ')
