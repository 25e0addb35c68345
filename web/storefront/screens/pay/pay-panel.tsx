import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { shownIban } from '../../../../src/lib/iban.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { usePostedPayment } from '../../../lib/posted-contact.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { formatDayAndMonth, formatHour, formatPromised, formatWeekday } from '../../../lib/weekday.ts'
import { Button } from '../../../ui/button.tsx'
import { Leaf } from '../../../ui/leaf.tsx'
import { Money } from '../../../ui/money.tsx'
import { mapsHref, telHref, useCompany } from '../../kit/contact/contact-data.ts'
import { useDocumentDownload } from '../../kit/documents/document-list.tsx'
import { VatLine } from '../../kit/money/vat-line.tsx'
import { CopyButton } from './copy-button.tsx'
import { PlainForm } from './plain-form.tsx'
import { nextOf } from './promised.ts'
import type { PayPage } from './queries.ts'
import type { Payment } from './use-payment.ts'
import type { Way } from './ways.tsx'

type PanelProps = { page: PayPage; way: Way; payment: Payment }

/** By when to pay, what waits for it, how much, and the press that begins it. */
export function PayPanel({ page, way, payment }: PanelProps) {
  return (
    <>
      <WhyNot page={page} way={way} payment={payment} />
      <ByWhen page={page} />
      {page.waits === 'production' && <WhatWaits page={page} />}
      <Sum page={page} />
      {way === 'card' && <PayByCard page={page} payment={payment} />}
      {way === 'transfer' && <ByTransfer page={page} />}
      {way === 'office' && <FindOffice />}
    </>
  )
}

const Sum = ({ page: { missing, vat } }: { page: PayPage }) => (
  <div className="flex flex-col gap-1 border-key border-t-2 pt-4">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <Trans>Now</Trans>
      </span>
      <strong className="type-money text-[44px] leading-none! md:text-[52px]">
        <Money azn={missing} />
      </strong>
    </p>
    <VatLine azn={vat} />
  </div>
)

function ByWhen({ page }: { page: PayPage }) {
  const language = useLanguage()
  const next = nextOf(page)
  if (next) {
    const day = bakuDate(new Date(next.approveBy))
    const hour = formatHour(next.approveBy)
    // In Azerbaijani the large figure is the first word of the sentence.
    const shown = language === 'az' ? withoutFigure(day) : formatPromised(day, language)
    return (
      <Leaf date={Number(day.slice(8))}>
        <span className="block">
          <Trans>
            if you pay by {hour} on {shown}
          </Trans>
        </span>
        {next.needsApproval && (
          <span className="type-small block font-semibold">
            <Trans>and approve the artwork for print</Trans>
          </span>
        )}
      </Leaf>
    )
  }
  if (page.dueOn === null) return null
  const shown = language === 'az' ? withoutFigure(page.dueOn) : formatPromised(page.dueOn, language)
  return (
    <Leaf date={Number(page.dueOn.slice(8))}>
      <Trans>to be paid by {shown}</Trans>
    </Leaf>
  )
}

/** `noyabr, cümə` */
const withoutFigure = (day: string): string =>
  `${formatDayAndMonth(day, 'az').replace(/^\d+\s/, '')}, ${formatWeekday(day, 'az')}`

/** The orders that begin with this payment, and the day that each then has. */
function WhatWaits({ page: { orders } }: { page: PayPage }) {
  const language = useLanguage()
  const waiting = orders.filter(({ promise }) => promise.needsMoney && promise.readyOn !== null)
  return (
    <div>
      <p className="font-bold">
        <Trans>Work starts once this is paid</Trans>
      </p>
      <ul className="pt-2 empty:hidden">
        {waiting.map(({ orderId, item, promise }) => (
          <li
            key={orderId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-key border-t py-2.5"
          >
            <span className="min-w-0 break-words">{pick(item, 'name', language)}</span>
            {promise.readyOn && <b>{formatPromised(promise.readyOn, language)}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What became of the last try; whether money has left the card is always said. */
function WhyNot({ page: { card }, way, payment }: PanelProps) {
  const isOnline = useOnline()
  if (way !== 'card') return null
  if (!isOnline)
    return (
      <Slip tone="warning">
        <b>
          <Trans>There is no connection.</Trans>
        </b>{' '}
        <Trans>The bank’s page opens once it is back. Your choice stays; nothing was sent.</Trans>
      </Slip>
    )
  if (payment.failure)
    return (
      <Slip tone="error">
        {payment.failure} <Trans>Nothing has left your card.</Trans>
      </Slip>
    )
  if (card?.state !== 'declined') return null
  return (
    <Slip tone="error">
      <b>
        <Trans>The payment didn’t go through.</Trans>
      </b>{' '}
      <Declined failure={card.failure} /> <Trans>Nothing has left your card.</Trans>
    </Slip>
  )
}

function Declined({ failure }: { failure: NonNullable<PayPage['card']>['failure'] }): ReactNode {
  switch (failure) {
    case 'noFunds':
      return <Trans>There is not enough money on the card.</Trans>
    case 'cardExpired':
      return <Trans>The card has expired.</Trans>
    case 'threeDSecure':
      return <Trans>The 3-D Secure check failed.</Trans>
    case 'cancelledByPayer':
      return <Trans>You cancelled it.</Trans>
    case 'notOpened':
      return <Trans>The bank didn’t open its page.</Trans>
    default:
      return <Trans>The bank gave no reason: please call the bank of your card.</Trans>
  }
}

const Slip = ({ tone, children }: { tone: 'error' | 'warning'; children: ReactNode }) => (
  <div role="alert" className="flex items-start gap-4 border border-key bg-paper p-4 text-key">
    <span
      aria-hidden="true"
      className={
        tone === 'error' ? 'h-9 w-2.5 shrink-0 bg-error' : 'h-9 w-2.5 shrink-0 border border-key bg-yellow'
      }
    />
    <p className="min-w-0">{children}</p>
  </div>
)

function PayByCard({ page, payment }: { page: PayPage; payment: Payment }) {
  const isOnline = useOnline()
  const posted = usePostedPayment()
  const { own, waits, card, missing } = page
  const coversAll = payment.usesBalance && own !== null && own.balance >= missing
  return (
    <PlainForm
      act="pay"
      onSubmit={() => isOnline && payment.pay()}
      className="flex flex-col gap-3 print:hidden"
    >
      <input type="hidden" name="provider" value={payment.provider} />
      {own !== null && own.balance > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={payment.usesBalance}
            onChange={({ target }) => payment.takeBalance(target.checked)}
            className="size-6 shrink-0 accent-key"
          />
          <span>
            <Trans>
              Use my balance, <Money azn={own.balance} />
            </Trans>
          </span>
        </label>
      )}
      <Button
        type="submit"
        wide
        arrow
        busy={payment.isOpening}
        disabled={!isOnline}
        className="hover:bg-paper hover:text-key"
      >
        <PayLabel isOnline={isOnline} isAgain={card?.state === 'declined'} coversAll={coversAll} />
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {payment.isOpening && <Trans>The bank’s page is opening</Trans>}
      </p>
      {posted?.link && (
        <a href={posted.link} className="inline-flex min-h-11 items-center border-key border-b-2 font-bold">
          <Trans>Open the bank’s page</Trans>
        </a>
      )}
      <p className="type-small">
        <Trans>The bank’s page opens, and after you pay you come back here.</Trans>{' '}
        {waits === 'production' && <Trans>If you pay later, the days move; the price doesn’t.</Trans>}
      </p>
    </PlainForm>
  )
}

type PayLabelProps = { isOnline: boolean; isAgain: boolean; coversAll: boolean }

function PayLabel({ isOnline, isAgain, coversAll }: PayLabelProps) {
  if (!isOnline) return <Trans>Waiting for a connection</Trans>
  if (coversAll) return <Trans>Pay from the balance</Trans>
  return isAgain ? <Trans>Pay again on the bank’s page</Trans> : <Trans>Pay on the bank’s page</Trans>
}

const look =
  'inline-flex min-h-13 w-full items-center justify-between bg-key px-5.5 py-3 font-bold text-paper hover:bg-paper hover:text-key'

/** The invoice with all that a transfer needs; a house without requisites is asked for its bank details. */
function ByTransfer({ page }: { page: PayPage }) {
  const { data } = useQuery(useApi().seller.read.queryOptions())
  const { download, busy, failure } = useDocumentDownload()
  const [seller] = data ?? []
  const account = seller?.accounts[0]
  if (!data) return null
  if (!seller?.issues || !account) return <AskForDetails page={page} />
  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        className={look}
        aria-disabled={busy !== undefined}
        onClick={() => !busy && download('/payment/linked/invoice.pdf', { posts: true })}
      >
        <Trans>Download the invoice, PDF</Trans>
      </button>
      <p role="status" className="empty:hidden">
        {busy && <Trans>The file is being made…</Trans>}
        {failure}
      </p>
      <dl className="type-small">
        <Copied name={<Trans>To whom</Trans>} value={seller.name} />
        <Copied name={<Trans>VÖEN</Trans>} value={seller.voen} />
        <Copied name={<Trans>Account (IBAN)</Trans>} value={shownIban(account.iban)} copies={account.iban} />
        <Copied name={<Trans>Bank</Trans>} value={account.bank} />
        <Copied name={<Trans context="transfer">Purpose</Trans>} value={page.reference} />
      </dl>
      <Purposes reference={page.reference} />
    </div>
  )
}

type CopiedProps = { name: ReactNode; value: string; copies?: string }

const Copied = ({ name, value, copies = value }: CopiedProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 border-key border-b py-1">
    <dt>{name}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
      <b className="min-w-0 tabular-nums wrap-anywhere">{value}</b>
      <CopyButton text={copies} />
    </dd>
  </div>
)

const Purposes = ({ reference }: { reference: string }) => (
  <p className="type-small">
    <Trans>
      Write {reference} as the purpose, so that the money finds its order. It counts on the day on which it
      arrives.
    </Trans>
  </p>
)

/** Without requisites whoever pays by transfer asks for the details. */
function AskForDetails({ page: { reference } }: { page: PayPage }) {
  const company = useCompany()
  const mail = company?.email
  return (
    <div className="flex flex-col gap-3">
      {mail ? (
        <a href={`mailto:${mail}?subject=${encodeURIComponent(reference)}`} className={look}>
          <Trans>Ask for the bank details</Trans>
        </a>
      ) : (
        company?.phoneNumber && (
          <a href={telHref(company.phoneNumber)} className={look}>
            {company.phoneNumber}
          </a>
        )
      )}
      <Purposes reference={reference} />
    </div>
  )
}

function FindOffice() {
  const company = useCompany()
  return (
    <div className="flex flex-col gap-3">
      {company?.address && (
        <a href={mapsHref(company.address)} target="_blank" rel="noopener" className={look}>
          <Trans>Open on the map</Trans>
        </a>
      )}
      {company?.phoneNumber && (
        <a
          href={telHref(company.phoneNumber)}
          className="inline-flex min-h-11 items-center font-bold underline"
        >
          {company.phoneNumber}
        </a>
      )}
    </div>
  )
}
