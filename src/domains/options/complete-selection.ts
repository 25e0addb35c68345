import type { Choice, Configuration, Group, Pick, Selection } from './configuration.ts'
import { chosenOf, hasPick } from './find-choice.ts'

/**
 * A selection in the configuration's order, each key once, with the first possible choice wherever one is
 * required and missing (OPT-2). Unknown keys are left out; a custom size takes the place of a listed one.
 */
export function completeSelection(
  configuration: Configuration<unknown>,
  { choices, ownSize }: Selection,
  count: number,
): Selection {
  const complete: Selection = { choices: {}, ownSize: ownSize && toTenths(ownSize) }
  const open: Group<unknown>[] = []
  for (const group of configuration.groups) {
    if (ownSize && group.kind === 'size') continue
    const wanted = chosenOf({ choices, ownSize }, group.key)
    const known = wanted.length === 0 ? [] : inOrderOf(group, new Set(wanted))
    const kept = group.several ? known : known.slice(0, 1)
    if (kept.length > 0) complete.choices[group.key] = kept
    else if (group.required && !group.several && wanted.length === 0) open.push(group)
  }
  for (const group of open) {
    const choice = defaultOf(configuration, group, complete, count)
    if (choice) complete.choices[group.key] = [choice.key]
  }
  return { ...complete, choices: inOrder(configuration, complete) }
}

const inOrderOf = ({ choices }: Group<unknown>, wanted: ReadonlySet<string>): string[] =>
  choices.flatMap(({ key }) => (wanted.has(key) ? [key] : []))

const toTenths = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width * 10) / 10,
  height: Math.round(height * 10) / 10,
})

const inOrder = ({ groups }: Configuration<unknown>, selection: Selection): Record<string, string[]> =>
  Object.fromEntries(
    groups.flatMap(({ key }) => {
      const chosen = chosenOf(selection, key)
      return chosen.length > 0 ? [[key, [...chosen]]] : []
    }),
  )

/** The first choice that goes with the others at this run, or else the first that there is. */
function defaultOf(
  configuration: Configuration<unknown>,
  group: Group<unknown>,
  selection: Selection,
  count: number,
): Choice<unknown> | undefined {
  const there = group.choices.filter(({ soldOut }) => !soldOut)
  const matching = (choice: Choice<unknown>): boolean =>
    goesWith(configuration, selection, { group: group.key, choice: choice.key })
  return (
    there.find((choice) => fitsCount(choice, count) && matching(choice)) ?? there.find(matching) ?? there[0]
  )
}

export const fitsCount = (
  { minCount, maxCount }: { minCount?: number | undefined; maxCount?: number | undefined },
  count: number,
): boolean => count >= (minCount ?? 1) && (maxCount === undefined || count <= maxCount)

/** Whether a choice breaks no rule with the present ones; what it needs of an open group may still come. */
export function goesWith(
  { rules, groups }: Configuration<unknown>,
  selection: Selection,
  pick: Pick,
): boolean {
  const isIt = ({ group, choice }: Pick): boolean => group === pick.group && choice === pick.choice
  const isOwnSized = ({ group }: Pick): boolean =>
    selection.ownSize !== null && groups.some(({ key, kind }) => key === group && kind === 'size')
  const isSeveral = groups.some(({ key, several }) => key === pick.group && several)
  return rules.every((rule) => {
    if (rule.kind === 'excludes') {
      if (isIt(rule.if)) return !hasPick(selection, rule.other)
      return !isIt(rule.other) || !hasPick(selection, rule.if)
    }
    if (isIt(rule.if)) {
      const isOpen = chosenOf(selection, rule.other.group).length === 0
      return (isOpen && !isOwnSized(rule.other)) || hasPick(selection, rule.other)
    }
    // A present choice already needs another one of the group.
    const isInstead = !isSeveral && rule.other.group === pick.group && !isIt(rule.other)
    return !isInstead || !hasPick(selection, rule.if)
  })
}
