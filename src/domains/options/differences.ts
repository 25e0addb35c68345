import type { Choice, Group, Selection, Texts } from './configuration.ts'
import { chosenOf } from './find-choice.ts'
import type { Finding } from './findings.ts'
import { type OptionsQuote, type QuoteInput, quoteOptions } from './quote-options.ts'

/**
 * What pressing a choice would change. `amount`: qəpik, null where either price is on request or can't be told.
 * `findings`: what would then stand in the way and doesn't now; none where it is possible.
 */
export type Difference<Words = Texts> = {
  isChosen: boolean
  amount: number | null
  findings: Finding<Words>[]
}

/** By group and choice; `now`: the quote of the input, where it is known. A choice of several is taken in or out, any other takes the place of the present one. */
export function differences<Words>(
  input: QuoteInput<Words>,
  now: OptionsQuote<Words> = quoteOptions(input),
): Record<string, Record<string, Difference<Words>>> {
  const known = new Set(now.findings.map((finding) => JSON.stringify(finding)))
  const differenceOf = (group: Group<Words>, choice: Choice<Words>): Difference<Words> => {
    const isChosen = chosenOf(now.selection, group.key).includes(choice.key)
    if (isChosen && !group.several) return { isChosen, amount: 0, findings: [] }
    const then = quoteOptions({ ...input, selection: pressed(now.selection, group, choice.key) })
    return {
      isChosen,
      amount: then.total === null || now.total === null ? null : then.total - now.total,
      findings: then.findings.filter((finding) => !known.has(JSON.stringify(finding))),
    }
  }
  return Object.fromEntries(
    input.configuration.groups.map((group) => [
      group.key,
      Object.fromEntries(group.choices.map((choice) => [choice.key, differenceOf(group, choice)])),
    ]),
  )
}

/** The selection once a choice was pressed; a listed size takes the place of one's own. */
export function pressed(selection: Selection, group: Group<unknown>, key: string): Selection {
  const chosen = chosenOf(selection, group.key)
  const others = chosen.filter((other) => other !== key)
  const toggled = others.length < chosen.length ? others : [...chosen, key]
  return {
    choices: { ...selection.choices, [group.key]: group.several ? toggled : [key] },
    ownSize: group.kind === 'size' ? null : selection.ownSize,
  }
}
