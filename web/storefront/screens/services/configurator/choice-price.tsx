import { Trans } from '@lingui/react/macro'
import type { Difference } from '../../../../../src/domains/options/differences.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'

type ChoicePriceProps = { difference: Difference<string>; several: boolean }

/** What pressing a choice would change of the price; of one of several that is chosen, what it costs. */
export function ChoicePrice({ difference: { isChosen, amount }, several }: ChoicePriceProps) {
  const language = useLanguage()
  if (isChosen && !several) return <Trans>Chosen</Trans>
  if (amount === null) return isChosen ? <Trans>Chosen</Trans> : <Trans>Ask us for a price</Trans>
  const more = isChosen ? -amount : amount
  const signed = `${more < 0 ? '−' : '+'} ${formatMoney(toAzn(Math.abs(more)), language)}`
  if (isChosen) return more === 0 ? <Trans>Chosen</Trans> : <Trans>{signed}, included</Trans>
  return more === 0 ? <Trans>Same price</Trans> : signed
}
