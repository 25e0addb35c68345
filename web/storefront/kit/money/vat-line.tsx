import { Trans } from '@lingui/react/macro'
import { vatOf, vatPercent } from '../../../../src/domains/tax/vat.ts'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCompany } from '../contact/contact-data.ts'

export function VatLabel() {
  const percent = formatPercent(vatPercent, useLanguage())
  return <Trans>Of it VAT {percent}</Trans>
}

type VatProps = { /** 0 of a seller who is no VAT payer: nothing is said then. */ azn: number }

/** How much of the sum above is VAT (DOC-31). */
export function VatLine({ azn }: VatProps) {
  if (azn === 0) return null
  return (
    <p className="type-small flex justify-between gap-4">
      <span>
        <VatLabel />
      </span>{' '}
      <Money azn={azn} />
    </p>
  )
}

/** The same in a list of sums. */
export function VatRow({ azn }: VatProps) {
  if (azn === 0) return null
  return (
    <div className="type-small flex justify-between gap-4 text-grey">
      <dt>
        <VatLabel />
      </dt>
      <dd>
        <Money azn={azn} />
      </dd>
    </div>
  )
}

/** How much of prices as they are now is VAT: AZN, each reckoned by itself (DOC-30). */
export function VatOf({ prices }: { prices: readonly number[] }) {
  const kind = useCompany()?.pricesHoldVat ? 'vat18' : 'none'
  return <VatLine azn={toAzn(vatOf(prices.map(toQepik), kind))} />
}
