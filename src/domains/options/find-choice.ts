import type { Choice, Configuration, Group, Pick, Selection } from './configuration.ts'

export const findGroup = <Label>({ groups }: Configuration<Label>, key: string): Group<Label> | undefined =>
  groups.find((group) => group.key === key)

export const findChoice = <Label>(group: Group<Label> | undefined, key: string): Choice<Label> | undefined =>
  group && choicesByKey(group).get(key)

/** Lists of choices are never changed, only replaced, so an index by key can be cached. */
const byKey = new WeakMap<readonly Choice<unknown>[], ReadonlyMap<string, Choice<unknown>>>()

function choicesByKey<Label>({ choices }: Group<Label>): ReadonlyMap<string, Choice<Label>> {
  const known = byKey.get(choices) as ReadonlyMap<string, Choice<Label>> | undefined
  if (known) return known
  const made = new Map(choices.toReversed().map((choice) => [choice.key, choice]))
  byKey.set(choices, made)
  return made
}

/** The chosen keys of a group. */
export const chosenOf = ({ choices }: Selection, group: string): readonly string[] =>
  Object.hasOwn(choices, group) ? (choices[group] ?? []) : []

export const hasPick = (selection: Selection, { group, choice }: Pick): boolean =>
  chosenOf(selection, group).includes(choice)

/** Every known choice of the selection, in the groups' order. */
export function chosenChoices<Label>(
  { groups }: Configuration<Label>,
  selection: Selection,
): { group: Group<Label>; choice: Choice<Label> }[] {
  return groups.flatMap((group) =>
    chosenOf(selection, group.key).flatMap((key) => {
      const choice = findChoice(group, key)
      return choice ? [{ group, choice }] : []
    }),
  )
}
