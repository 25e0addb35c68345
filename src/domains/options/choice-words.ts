import { type Language, pick } from '../../lib/languages.ts'
import type { OrderedChoice, OrderedOptions } from './ordered-options.ts'

/** What was chosen by group, as it is read: `Kağız`, `Mat 350 q/m²`; several of one group in one line. */
export function choicesInWords(
  choices: readonly OrderedChoice[],
  language: Language,
): { label: string; value: string }[] {
  return [...new Set(choices.map(({ group }) => group))].flatMap((key) => {
    const chosen = choices.filter(({ group }) => group === key)
    const [first] = chosen
    if (!first) return []
    const value = chosen.map((choice) => pick(choice, 'choiceName', language)).join(', ')
    return [{ label: pick(first, 'groupName', language), value }]
  })
}

/** In one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
export const choicesInLine = (choices: readonly OrderedChoice[], language: Language): string =>
  choicesInWords(choices, language)
    .map(({ value }) => value)
    .join(' · ')

type PriceLine = OrderedOptions['lines'][number]

/** The name of the choice that a line of the price is of; null of the base price and of what comes off. */
export function lineName(
  { choices }: Pick<OrderedOptions, 'choices'>,
  line: Pick<PriceLine, 'group' | 'choice'>,
  language: Language,
): string | null {
  const chosen = choices.find(({ group, choice }) => group === line.group && choice === line.choice)
  return chosen ? pick(chosen, 'choiceName', language) : null
}
