import type { Difference } from '../../../../../src/domains/options/differences.ts'
import type { Finding } from '../../../../../src/domains/options/findings.ts'

type Place = { group: string; choice: string }

/**
 * Why a choice can't be pressed as it is: what it doesn't go with, needs, or is missing. Taking away what another one
 * needs is no reason: the other one goes then.
 */
export const whyNot = ({ findings }: Difference<string>, place: Place): Finding<string> | undefined =>
  findings.find((finding) => {
    if (finding.kind === 'excluded') return true
    const isItself = finding.group === place.group && finding.choice === place.choice
    return isItself && ['required', 'soldOut', 'runTooBig', 'runTooSmall'].includes(finding.kind)
  })
