import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { Money } from '../../../ui/money.tsx'
import { useVatOf, VatLabel } from '../vat.tsx'
import type { Totals } from './line-prices.ts'

/** How the total came about: table prices, reductions, and changes by hand. */
export function TotalsList({ totals }: { totals: Totals }) {
  const { table, customer, campaign, byHand, total, prices, isWhole } = totals
  const vat = useVatOf(prices)
  return (
    <dl className="ml-auto grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 pt-4 text-right tabular-nums">
      <Row name={<Trans>By table</Trans>} qepik={table} />
      {customer !== 0 && <Row name={<Trans>Customer discount</Trans>} qepik={customer} />}
      {campaign !== 0 && <Row name={<Trans>Campaign</Trans>} qepik={campaign} />}
      {byHand !== 0 && <Row name={<Trans>Changed by hand</Trans>} qepik={byHand} />}
      <dt className="admin-h2 self-baseline">
        <Trans>Total</Trans>
      </dt>
      <dd className="admin-h1">
        <Money azn={toAzn(total)} />
      </dd>
      {vat !== 0 && <Row name={<VatLabel />} qepik={vat} />}
      {!isWhole && (
        <dd className="admin-meta col-span-2 text-t3">
          <Trans>Lines without a price will be priced later.</Trans>
        </dd>
      )}
    </dl>
  )
}

const Row = ({ name, qepik }: { name: ReactNode; qepik: number }) => (
  <>
    <dt className="text-t2">{name}</dt>
    <dd>
      <Money azn={toAzn(qepik)} />
    </dd>
  </>
)
