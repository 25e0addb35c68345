import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { inCase } from '../number-case.ts'
import type { OrderTurn } from './artwork-queries.ts'

/** What a turn's sentence says: the newest version (0 for none), the newest round, its open remarks. */
export type TurnFigures = { version: number; round: number; openPins: number }

/** What there is to do with an order, in one sentence. */
export function useTurnText(): (what: OrderTurn['what'], figures: TurnFigures) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (what, { version, round, openPins }) => {
    const atVersion = inCase(version, 'dative', language)
    switch (what) {
      case 'price':
        return t`New order: set the price`
      case 'lookAtFile':
        return t`New file: look at v${atVersion}`
      case 'makeProof':
        return t`v${version} is checked: make the proof`
      case 'makeChanges':
        return openPins === 0
          ? t`Proof ${round}: the customer asked for a change`
          : t`Proof ${round}: the customer asked for ${plural(openPins, { one: '# change', other: '# changes' })}`
      case 'design':
        return t`The customer wants a design by us`
      case 'startProduction':
        return t`Nothing stands in the way: give it to production`
      case 'answerMessage':
        return t`The customer waits for an answer`
      case 'sendArtwork':
        return t`No artwork sent yet`
      case 'fixArtwork':
        return t`v${version} must be fixed by the customer`
      case 'lookAtFindings':
        return t`The customer looks through the findings in v${version}`
      case 'answerProof':
        return t`The customer looks at proof ${round}`
      case 'pay':
        return t`A payment is awaited`
      case 'collect':
        return t`Ready to be collected`
      case 'produce':
        return version === 0 ? t`It is being printed` : t`v${version} is being printed`
      case 'waitForChecks':
        return t`v${version} is being checked`
      case 'nothing':
        return t`Nothing is left to do`
    }
  }
}

/** What there is to do, in the imperative, as the work list and its tabs name it. */
export const turnTasks: Record<OrderTurn['what'], MessageDescriptor> = {
  lookAtFile: msg`Look at the file`,
  makeProof: msg`Make a proof`,
  makeChanges: msg({ message: 'Changes', context: 'asked' }),
  answerMessage: msg`Answer`,
  design: msg`Design it`,
  price: msg`Set the price`,
  startProduction: msg`To production`,
  sendArtwork: msg`No artwork sent yet`,
  fixArtwork: msg`Needs fixing`,
  lookAtFindings: msg`Findings to look at`,
  answerProof: msg`With the customer`,
  pay: msg`A payment is awaited`,
  collect: msg`Ready to be collected`,
  produce: msg`In the workshop`,
  waitForChecks: msg`Checking`,
  nothing: msg`Nothing is left to do`,
}
