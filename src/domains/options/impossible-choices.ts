import type { Group, Pick, Rule, SizeBounds } from './configuration.ts'
import { isExcluded, withNeeded } from './needed-choices.ts'

type Rules = {
  groups: readonly Group<unknown>[]
  rules: readonly Rule<unknown>[]
  ownSize: SizeBounds | null
}
type Chosen = readonly Pick[]

/** The most attempts for one choice; beyond them it counts as possible. */
const maxTries = 2000

/** Choices that could never be chosen because rules bar them everywhere (OPT-8). */
export function impossibleChoices(configuration: Rules): Pick[] {
  if (configuration.rules.length === 0) return []
  return configuration.groups.flatMap(({ key: group, choices }) =>
    choices
      .map(({ key: choice }) => ({ group, choice }))
      .filter((pick) => !isPossible(configuration, [pick], { left: maxTries })),
  )
}

function isPossible(configuration: Rules, begun: Chosen, tries: { left: number }): boolean {
  tries.left -= 1
  if (tries.left < 0) return true
  const chosen = withNeeded(configuration, begun)
  if (!chosen || isExcluded(configuration, chosen)) return false
  const open = configuration.groups.find((group) => isOpen(configuration, group, chosen))
  if (!open) return true
  return open.choices.some(({ key: choice }) =>
    isPossible(configuration, [...chosen, { group: open.key, choice }], tries),
  )
}

/** Whether a choice of the group is still missing. A custom size takes the place of any size. */
const isOpen = ({ ownSize }: Rules, { key, kind, required }: Group<unknown>, chosen: Chosen): boolean =>
  required && !(kind === 'size' && ownSize) && !chosen.some(({ group }) => group === key)
