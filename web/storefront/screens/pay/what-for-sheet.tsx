import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { VatRow } from '../../kit/money/vat-line.tsx'
import type { PayPage } from './queries.ts'

/** The orders that are asked for, what each costs, and what of it is asked for now. */
export function WhatForSheet({ page }: { page: PayPage }) {
  const { orders, kind, amount, vat, rest, note } = page
  const isPaid = page.stand === 'paid'
  const qepik = orders.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
  const asked = isPaid ? <Trans>Paid</Trans> : <Trans context="sum">Now</Trans>
  return (
    <section
      aria-labelledby="what-for"
      className="@container relative border-key bg-white text-key max-md:-mx-5 max-md:border-y max-md:px-5 md:border md:px-10"
    >
      <CropMarks className="max-md:hidden" />
      <h2 id="what-for" className="type-d3 pt-7 pb-2">
        <Trans>What it is for</Trans>
      </h2>
      {note !== '' && <p className="max-w-150 whitespace-pre-line break-words pb-3">{note}</p>}
      <ul className="border-key border-t-2">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} asked={asked} />
        ))}
      </ul>
      <dl className="pb-4 @xl:ml-24">
        <SumRow name={<Trans>Total</Trans>} azn={qepik / 100} />
        {rest > 0 && <SumRow name={<Trans>Left after that</Trans>} azn={rest} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-key border-t-2 pt-4">
          <dt>
            {asked}
            {kind === 'deposit' && (
              <>
                {', '}
                <Trans context="payment">deposit</Trans>
              </>
            )}
          </dt>
          <dd className="type-money text-[32px] leading-9!">
            <Money azn={isPaid ? amount : page.missing} />
          </dd>
        </div>
        <VatRow azn={vat} />
      </dl>
    </section>
  )
}

type OrderRowProps = { order: PayPage['orders'][number]; asked: ReactNode }

function OrderRow({
  order: { orderId, item, choices, count, photoUrl, price, asked: azn },
  asked,
}: OrderRowProps) {
  const language = useLanguage()
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 border-key border-b py-4 @xl:grid-cols-[72px_minmax(0,1fr)_110px_120px] @xl:gap-x-6">
      <Picture url={photoUrl} alt="" sizes="72px" className="size-12 object-cover @xl:size-18" />
      <div className="min-w-0">
        <p className="break-words font-bold">
          {pick(item, 'name', language)}, <Pieces count={count} />
        </p>
        <p className="type-small break-words text-grey">
          <Trans>
            Order <Reference id={orderId} />
          </Trans>
          {choices && `. ${pick(choices, 'name', language)}`}
        </p>
      </div>
      <p className="type-small col-start-2 flex justify-between gap-3 pt-1 @xl:col-start-auto @xl:block @xl:pt-0 @xl:text-right">
        <span className="text-grey @xl:sr-only">
          <Trans>Price</Trans>
        </span>
        <Money azn={price} />
      </p>
      <p className="col-start-2 flex justify-between gap-3 font-bold @xl:col-start-auto @xl:block @xl:text-right">
        <span className="type-small font-normal text-grey @xl:sr-only">{asked}</span>
        <Money azn={azn} />
      </p>
    </li>
  )
}

const SumRow = ({ name, azn }: { name: ReactNode; azn: number }) => (
  <div className="flex justify-between gap-4 border-b border-b-rule py-3 last:border-b-0">
    <dt>{name}</dt>
    <dd>
      <Money azn={azn} />
    </dd>
  </div>
)
