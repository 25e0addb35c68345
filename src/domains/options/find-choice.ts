import type { Choice, Configuration, Group, Pick, Selection } from './configuration.ts'

export const findGroup = <Words>({ groups }: Configuration<Words>, key: string): Group<Words> | undefined =>
  groups.find((group) => group.key === key)

export const findChoice = <Words>(group: Group<Words> | undefined, key: string): Choice<Words> | undefined =>
  group && choicesByKey(group).get(key)

/** By their key; a list of choices is never changed, a new one takes its place. */
const byKey = new WeakMap<readonly Choice<unknown>[], ReadonlyMap<string, Choice<unknown>>>()

function choicesByKey<Words>({ choices }: Group<Words>): ReadonlyMap<string, Choice<Words>> {
  const known = byKey.get(choices) as ReadonlyMap<string, Choice<Words>> | undefined
  if (known) return known
  const made = new Map(choices.toReversed().map((choice) => [choice.key, choice]))
  byKey.set(choices, made)
  return made
}

/** The keys that are chosen of a group. */
export const chosenOf = ({ choices }: Selection, group: string): readonly string[] =>
  Object.hasOwn(choices, group) ? (choices[group] ?? []) : []

export const hasPick = (selection: Selection, { group, choice }: Pick): boolean =>
  chosenOf(selection, group).includes(choice)

/** Every choice that is made, in the groups' order, as far as it is known. */
export function chosenChoices<Words>(
  { groups }: Configuration<Words>,
  selection: Selection,
): { group: Group<Words>; choice: Choice<Words> }[] {
  return groups.flatMap((group) =>
    chosenOf(selection, group.key).flatMap((key) => {
      const choice = findChoice(group, key)
      return choice ? [{ group, choice }] : []
    }),
  )
}
