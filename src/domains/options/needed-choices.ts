import type { Configuration, Pick } from './configuration.ts'

type Rules = { [Key in 'groups' | 'rules']: Readonly<Configuration<unknown>[Key]> }

/** The choices with all that they need by the rules; null where that replaces another one. */
export function withNeeded({ groups, rules }: Rules, begun: readonly Pick[]): readonly Pick[] | null {
  const chosen = [...begun]
  for (const pick of chosen) {
    for (const rule of rules) {
      if (rule.kind !== 'requires' || !isSame(rule.if, pick)) continue
      if (chosen.some((one) => isSame(one, rule.other))) continue
      const isSingle = groups.some(({ key, several }) => key === rule.other.group && !several)
      if (isSingle && chosen.some(({ group }) => group === rule.other.group)) return null
      chosen.push(rule.other)
    }
  }
  return chosen
}

/** Whether a rule keeps two of them apart. */
export const isExcluded = ({ rules }: Rules, chosen: readonly Pick[]): boolean =>
  rules.some(
    (rule) =>
      rule.kind === 'excludes' &&
      chosen.some((pick) => isSame(pick, rule.if)) &&
      chosen.some((pick) => isSame(pick, rule.other)),
  )

const isSame = (one: Pick, other: Pick): boolean => one.group === other.group && one.choice === other.choice
