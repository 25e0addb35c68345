import { Trans } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { formatDayAndMonth, formatHour, formatWeekday } from '../../../lib/weekday.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { useCompany } from '../../kit/contact/contact-data.ts'
import type { PayPage } from './queries.ts'

type PaidDocketProps = { page: PayPage; heading: RefObject<HTMLHeadingElement | null> }

/** It is paid: what happens now, the days that it gives, and the stamp. */
export function PaidDocket({ page, heading }: PaidDocketProps) {
  const language = useLanguage()
  const { orders, receipt, closedAt, amount, email } = page
  const promised = orders.filter(({ promise }) => promise.promisedOn !== null)
  const needsApproval = orders.some(({ promise }) => promise.needsApproval)
  const at = receipt?.at ?? closedAt
  const when = at && formatDate(at, language, 'moment')
  const sum = <Money azn={amount} />
  const [first] = orders
  const number = page.purchaseId ?? (orders.length === 1 ? first?.orderId : undefined)
  return (
    <section className="relative grid items-center gap-x-10 gap-y-8 bg-yellow px-5 py-8 text-key max-md:-mx-5 md:p-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)] xl:grid-cols-[minmax(0,1fr)_minmax(0,524px)]">
      <CropMarks className="max-md:hidden" />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="type-d2 text-[44px]! md:text-[60px]! xl:text-[72px]!">
          {promised.length > 0 ? <Trans>Paid. We’re starting.</Trans> : <Trans>Paid. Thank you.</Trans>}
        </h1>
        <p className="max-w-150 pt-4 text-[18px] leading-7">
          {when && (
            <Trans>
              {sum} came in on {when}.
            </Trans>
          )}{' '}
          {email && <Trans>We’ve written to {email}.</Trans>}{' '}
          {needsApproval && <Trans>Next, approve the artwork on the order’s page.</Trans>}
        </p>
        {promised.length > 0 && (
          <ul className="grid grid-cols-2 gap-px pt-6 sm:grid-cols-3">
            {promised.map(({ orderId, item, promise }) => (
              <li key={orderId} className="min-w-0 border-key border-t-[6px] bg-paper px-3 py-2">
                <b className="type-d2 block text-[36px]! leading-none!">
                  {Number(promise.promisedOn?.slice(8))}
                </b>
                <span className="type-small block break-words">
                  {promise.promisedOn && <DayWords day={promise.promisedOn} />}
                  <span className="block">{pick(item, 'name', language)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="pt-6">
          <LinkButton to="/myorder" arrow className="hover:bg-paper hover:text-key">
            <Trans>See the orders</Trans>
          </LinkButton>
        </div>
      </div>
      <Stamp
        landed="paid"
        title={<Trans context="stamp of a payment">Paid</Trans>}
        corner={number === undefined ? undefined : <Reference id={number} />}
        className="max-w-131 max-md:mx-auto max-md:max-w-80"
      >
        {sum}
        {at && (
          <span className="block tabular-nums">
            {formatDate(at, language, 'short')}, {formatHour(at)}
          </span>
        )}
      </Stamp>
    </section>
  )
}

/** The rest of a day whose figure stands above. */
function DayWords({ day }: { day: string }) {
  const language = useLanguage()
  const month = formatDayAndMonth(day, language).replace(/^\d+\s/, '')
  return (
    <>
      {month}, {formatWeekday(day, language)}
    </>
  )
}

/** What a card payment is remembered by; other ways have their own receipt. */
export function PaidReceipt({ page }: { page: PayPage }) {
  const language = useLanguage()
  const company = useCompany()
  const siteName = useCompanyName()
  const { receipt, orders, purchaseId, rest } = page
  if (receipt === null) return null
  return (
    <div className="min-w-0">
      <section
        aria-labelledby="receipt"
        className="border border-key border-b-0 bg-white px-5 pt-5 pb-3 text-key"
      >
        <h2 id="receipt">
          <span className="type-small block font-semibold">
            <Trans>Payment receipt</Trans>
          </span>
          <span className="block break-words font-extrabold text-[18px]">
            {company?.legalName || siteName}
          </span>
        </h2>
        <dl className="pt-3">
          <Fact name={<Trans context="money">Amount</Trans>}>
            <Money azn={receipt.amount} />
          </Fact>
          <Fact name={<Trans>Time</Trans>}>
            {formatDate(receipt.at, language, 'short')}, {formatHour(receipt.at)}
          </Fact>
          <Fact name={<Trans context="payment">How</Trans>}>
            <Trans context="payment">Card</Trans>
            {receipt.lastFour && ` •• ${receipt.lastFour}`}
          </Fact>
          {receipt.bankReference && <Fact name={<Trans>Bank’s code</Trans>}>{receipt.bankReference}</Fact>}
          <Fact name={<Trans context="payment">For</Trans>}>
            {purchaseId === null
              ? orders.map(({ orderId }) => referenceOf(orderId, language)).join(', ')
              : referenceOf(purchaseId, language)}
          </Fact>
        </dl>
      </section>
      <TornEdge />
      <p className="type-small pt-4 text-grey">
        <Trans>This is no fiscal receipt.</Trans>{' '}
        {rest > 0 && (
          <Trans>
            The rest, <Money azn={rest} />, is paid when it’s ready; we’ll tell you.
          </Trans>
        )}
      </p>
    </div>
  )
}

/** The toothed lower edge of a receipt. */
function TornEdge() {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="10" className="block">
      <pattern id={id} width="16" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 9 8-9" fill="#fff" stroke="var(--key)" />
      </pattern>
      <rect width="100%" height="10" fill={`url(#${id})`} />
    </svg>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-3 border-b border-b-rule py-2.5 last:border-b-0">
    <dt className="text-grey">{name}</dt>
    <dd className="break-words font-bold tabular-nums">{children}</dd>
  </div>
)
