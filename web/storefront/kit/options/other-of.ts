import type { Finding } from '../../../../src/domains/options/findings.ts'

type Place = { group: string; choice: string }

/** The other one of two that don't go together, seen from `place`. */
export function otherOf(finding: Finding<string>, place: Place): Place | null {
  const { group, choice, other } = finding
  if (group === place.group && choice === place.choice) return other ?? null
  return group !== undefined && choice !== undefined ? { group, choice } : null
}
