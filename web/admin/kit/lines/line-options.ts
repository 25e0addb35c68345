import { completeSelection } from '../../../../src/domains/options/complete-selection.ts'
import type { Configuration, Selection } from '../../../../src/domains/options/configuration.ts'
import { foldLetters } from '../../../../src/lib/text-folding.ts'
import type { DraftLine } from './lines.ts'

/** What can be chosen of a product, in the reader's language. */
export type LineConfiguration = Configuration<string>
/** By the product's id, for products with choices that have loaded. */
export type Configurations = ReadonlyMap<number, LineConfiguration>

export const configurationOf = (
  configurations: Configurations,
  { serviceTypeId }: DraftLine,
): LineConfiguration | undefined => (serviceTypeId === null ? undefined : configurations.get(serviceTypeId))

/** What is chosen for a line; until a choice is pressed, what its typed words say. */
export const selectionOf = (line: DraftLine, configuration: LineConfiguration): Selection =>
  line.selection ?? chosenByWords(configuration, line.wanted)

/** The choices in whose names the words are: `4+4` chooses “Both sides 4+4”. */
function chosenByWords({ groups }: LineConfiguration, words: readonly string[]): Selection {
  const choices = groups.flatMap(({ key, several, choices: all }) => {
    const found = all.filter(({ name }) => words.some((word) => isIn(name, word)))
    const keys = (several ? found : found.slice(0, 1)).map((choice) => choice.key)
    return keys.length > 0 ? [[key, keys] as const] : []
  })
  return { choices: Object.fromEntries(choices), ownSize: null }
}

/** The typed words that no choice has in its name. */
export const unfoundWords = ({ groups }: LineConfiguration, words: readonly string[]): string[] =>
  words.filter((word) => !groups.some(({ choices }) => choices.some(({ name }) => isIn(name, word))))

const isIn = (name: string, word: string): boolean =>
  foldLetters(name)
    .split(/[\s,;()]+/)
    .some((part) => part !== '' && part.startsWith(foldLetters(word)))

/** What is chosen, in one line: `90 × 50 · Soft-touch 400 · 4+4`. */
export function chosenNames(configuration: LineConfiguration, line: DraftLine): string {
  const { choices, ownSize } = completeSelection(configuration, selectionOf(line, configuration), line.count)
  const own = ownSize ? [`${ownSize.width} × ${ownSize.height} mm`.replaceAll('.', ',')] : []
  const names = configuration.groups.flatMap((group) =>
    group.choices.filter(({ key }) => choices[group.key]?.includes(key)).map(({ name }) => name),
  )
  return [...own, ...names].join(' · ')
}
