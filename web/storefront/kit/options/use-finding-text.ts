import { useLingui } from '@lingui/react/macro'
import { findChoice, findGroup } from '../../../../src/domains/options/find-choice.ts'
import type { Finding } from '../../../../src/domains/options/findings.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { LocalConfiguration } from './options-query.ts'

/** Says why something isn't possible, seen from the choice at `place`. */
export function useFindingText(configuration: LocalConfiguration) {
  const { t } = useLingui()
  const language = useLanguage()
  return (finding: Finding<string>, place: { group: string; choice: string }): string => {
    const pieces = formatNumber(finding.count ?? 0, language)
    const said = otherOf(finding, place)
    const other = said ? findChoice(findGroup(configuration, said.group), said.choice)?.name : ''
    const { kind, reason } = finding
    if (kind === 'excluded')
      return reason ? t`Not possible with ${other}: ${reason}` : t`Not possible with ${other}`
    if (kind === 'required')
      return reason ? t`Only possible with ${other}: ${reason}` : t`Only possible with ${other}`
    if (kind === 'soldOut') return t`Sold out`
    if (kind === 'runTooBig') return t`Up to ${pieces} pieces`
    if (kind === 'runTooSmall' || kind === 'countTooSmall') return t`From ${pieces} pieces`
    if (kind === 'askUs') return t`Ask us for a price`
    return t`Not possible with this choice`
  }
}

type Place = { group: string; choice: string }

/** The other one of two choices that don't go together, seen from `place`. */
export function otherOf(finding: Finding<string>, place: Place): Place | null {
  const { group, choice, other } = finding
  if (group === place.group && choice === place.choice) return other ?? null
  return group !== undefined && choice !== undefined ? { group, choice } : null
}
