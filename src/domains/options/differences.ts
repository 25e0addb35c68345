import type { Choice, Group, Pick, Selection, Texts } from './configuration.ts'
import { chosenOf } from './find-choice.ts'
import type { Finding } from './findings.ts'
import { type Change, nearest } from './nearest.ts'
import { type OptionsQuote, type QuoteInput, quoteOptions } from './quote-options.ts'

/**
 * What pressing a choice would change. `amount` is in qəpik, null where either price is on request or
 * unknown. `findings` are those it would add; none where it is possible.
 */
export type Difference<Label = Texts> = {
  isChosen: boolean
  amount: number | null
  findings: Finding<Label>[]
}

/**
 * By group and choice; `now` is the quote of the input, if known. In groups with several choices one is added
 * or removed, in others it replaces the present one.
 */
export function differences<Label>(
  input: QuoteInput<Label>,
  now: OptionsQuote<Label> = quoteOptions(input),
): Record<string, Record<string, Difference<Label>>> {
  const known = new Set(now.findings.map((finding) => JSON.stringify(finding)))
  const differenceOf = (group: Group<Label>, choice: Choice<Label>): Difference<Label> => {
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

/** A selection that is asked for with its run; `keep` is the choice that nothing else takes the place of. */
export type Wish = { selection: Selection; count: number; keep?: Pick | undefined }

/**
 * The possible selection that a wish leads to (OPT-7), and by how much (qəpik) its price differs from that of the
 * input; `amount` is null where either is on request or unknown.
 */
export function aheadOf<Label>(
  input: QuoteInput<Label>,
  wish: Wish,
): { selection: Selection; changes: Change[]; amount: number | null } {
  const { selection, changes } = nearest(input.configuration, wish)
  const [now, then] = [input, { ...input, selection, count: wish.count }].map(
    (one) => quoteOptions(one).total,
  )
  return { selection, changes, amount: then == null || now == null ? null : then - now }
}

/** The selection after a choice is pressed; a listed size replaces a custom one. */
export function pressed(selection: Selection, group: Group<unknown>, key: string): Selection {
  const chosen = chosenOf(selection, group.key)
  const others = chosen.filter((other) => other !== key)
  const toggled = others.length < chosen.length ? others : [...chosen, key]
  return {
    choices: { ...selection.choices, [group.key]: group.several ? toggled : [key] },
    ownSize: group.kind === 'size' ? null : selection.ownSize,
  }
}
