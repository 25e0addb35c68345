import { type Language, pick } from '../../lib/languages.ts'
import type { OrderedChoice, OrderedOptions } from './ordered-options.ts'

/** The choices by group with their labels: `Kağız`, `Mat 350 q/m²`; several of one group on one line. */
export function choiceLabels(
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

/** The choices on one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
export const choicesInLine = (choices: readonly OrderedChoice[], language: Language): string =>
  choiceLabels(choices, language)
    .map(({ value }) => value)
    .join(' · ')

type PriceLine = OrderedOptions['lines'][number]

/** The label of the choice that a price line belongs to; null for the base price and discounts. */
export function lineName(
  { choices }: Pick<OrderedOptions, 'choices'>,
  line: Pick<PriceLine, 'group' | 'choice'>,
  language: Language,
): string | null {
  const chosen = choices.find(({ group, choice }) => group === line.group && choice === line.choice)
  return chosen ? pick(chosen, 'choiceName', language) : null
}
