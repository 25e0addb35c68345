import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { formatPromised } from '../../../lib/weekday.ts'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { telHref, useContactLines } from '../../kit/contact/contact-data.ts'
import { HoldTerms } from '../../kit/money/hold-terms.tsx'
import { isLinkEnded, LinkWithoutPage } from '../../kit/orders/ended-link.tsx'
import { SumBar } from '../../kit/orders/sum-bar.tsx'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { PaidDocket, PaidReceipt } from './paid.tsx'
import { PayPanel } from './pay-panel.tsx'
import { nextOf } from './promised.ts'
import { type PayPage, payPageQuery } from './queries.ts'
import { StandPanel } from './stand-panel.tsx'
import { useBankAnswer } from './use-bank-answer.ts'
import { usePayment } from './use-payment.ts'
import { type Way, Ways, waysOf } from './ways.tsx'
import { WhatForSheet } from './what-for-sheet.tsx'

/** What a secret link asks for, and the ways to pay it; a dead link says so, and whom to call. */
export function PayScreen() {
  const { data, error, isPending, refetch } = useQuery({
    ...payPageQuery({ api: useApi() }),
    refetchInterval: 60_000,
  })
  useOwnBalance()
  if (data && !isLinkEnded(error)) return <Linked page={data} />
  if (isPending) return <PendingScreen />
  return (
    <LinkWithoutPage
      title={<Trans>Payment</Trans>}
      error={error}
      failed={<Trans>The payment could not be loaded.</Trans>}
      onRetry={() => void refetch()}
    />
  )
}

/** The server renders the page for nobody: what only its customer reads comes with their session. */
function useOwnBalance() {
  const user = useUser()
  const client = useQueryClient()
  const { queryKey } = payPageQuery({ api: useApi() })
  const key = useRef(queryKey)
  useEffect(() => {
    if (user) void client.invalidateQueries({ queryKey: key.current })
  }, [user, client])
}

function Linked({ page }: { page: PayPage }) {
  const isBack = useLocation({ select: ({ pathname }) => /\/back\/?$/.test(pathname) })
  const language = useLanguage()
  const answer = useBankAnswer(page, isBack)
  const payment = usePayment(page)
  const ways = waysOf(page)
  const [chosen, choose] = useState<Way | null>(null)
  const way = chosen ?? ways[0] ?? 'office'
  const panel = useRef<HTMLElement>(null)
  const heading = useFocusedOnReturn(isBack ? `${page.stand} ${answer}` : null)
  if (page.stand === 'paid')
    return (
      <Page current={<Trans>Payment</Trans>} ink="y">
        <div role="status" className="pt-5 pb-10 md:pt-7">
          <PaidDocket page={page} heading={heading} />
        </div>
        <div className="grid items-start gap-x-12 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
          <WhatForSheet page={page} />
          <PaidReceipt page={page} />
        </div>
      </Page>
    )
  const isOpen = page.stand === 'open' && answer === null
  return (
    <Page current={<Trans>Payment</Trans>} ink="y">
      <div className="grid items-end gap-x-12 gap-y-5 pt-3 pb-8 md:pt-7 md:pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="type-d1 max-md:text-[length:min(52px,11.4vw)] md:text-[clamp(60px,7vw,100px)]!"
          >
            <Heading page={page} answer={answer} />
          </h1>
          {isOpen && (
            <p className="pt-4 text-[18px] leading-7 md:text-[20px]">
              <For page={page} />
            </p>
          )}
        </div>
        <Facts page={page} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)] lg:grid-rows-[auto_1fr]">
        {isOpen && (
          <div className="min-w-0 lg:col-start-1">
            <Ways page={page} way={way} onChoose={choose} payment={payment} />
          </div>
        )}
        <div className="min-w-0 lg:sticky lg:top-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section
            ref={panel}
            id="pay"
            tabIndex={-1}
            aria-label={formatMoney(page.missing, language)}
            className="flex scroll-mt-5 flex-col gap-5 overflow-x-clip bg-yellow px-5 py-6 text-key max-md:-mx-5 md:p-8"
          >
            {isOpen ? (
              <PayPanel page={page} way={way} payment={payment} />
            ) : (
              <div role="status" className="flex flex-col gap-5">
                <StandPanel page={page} answer={answer} payment={payment} />
              </div>
            )}
          </section>
          <Question />
        </div>
        <div className="min-w-0 lg:col-start-1">
          <WhatForSheet page={page} />
        </div>
      </div>
      {isOpen && (
        <SumBar panel={panel} azn={page.missing} day={<ByDay page={page} />} href="#pay">
          <Trans context="verb">Pay</Trans>
        </SumBar>
      )}
    </Page>
  )
}

/** After the return from the bank the heading of what came of it takes the focus, and at no other time. */
function useFocusedOnReturn(came: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (came !== null) heading.current?.focus({ preventScroll: true })
  }, [came])
  return heading
}

type HeadingProps = { page: PayPage; answer: ReturnType<typeof useBankAnswer> }

function Heading({ page, answer }: HeadingProps): ReactNode {
  const amount = <Money azn={page.missing} />
  if (page.stand === 'replaced') return <Trans>The amount has changed</Trans>
  if (page.stand === 'cancelled') return <Trans>This payment is cancelled</Trans>
  if (page.stand === 'over') return <Trans>This link is out of date</Trans>
  if (answer === 'held') return <Trans>The amount is on hold</Trans>
  if (answer !== null) return <Trans>We’re waiting for the bank</Trans>
  if (page.kind === 'hold') return <Trans>Put {amount} on hold</Trans>
  if (page.waits === 'production') return <Trans>Pay {amount} and we’ll start</Trans>
  if (page.waits === 'handover') return <Trans>Pay {amount} and collect it</Trans>
  return <Trans>Please pay {amount}</Trans>
}

/** For what it is asked, and what is left afterwards. */
function For({ page: { kind, orders, rest } }: { page: PayPage }): ReactNode {
  const count = orders.length
  const left = <Money azn={rest} />
  switch (kind) {
    case 'deposit':
      return (
        <>
          <Plural value={count} one="The deposit for an order." other="The deposit for # orders." />{' '}
          {rest > 0 && <Trans>You pay the rest, {left}, once it’s ready.</Trans>}
        </>
      )
    case 'rest':
      return <Plural value={count} one="What is left of an order." other="What is left of # orders." />
    case 'hold':
      return <HoldTerms />
    case 'full':
      return <Plural value={count} one="The whole price of an order." other="The whole price of # orders." />
    default:
      return rest > 0 ? (
        <Trans>A part of the price; {left} is left after that.</Trans>
      ) : (
        <Plural value={count} one="What is left of an order." other="What is left of # orders." />
      )
  }
}

function Facts({ page: { purchaseId, orders, payer, at } }: { page: PayPage }) {
  const language = useLanguage()
  const count = orders.length
  const number = purchaseId ?? (count === 1 ? orders[0]?.orderId : undefined)
  return (
    <dl className="type-small grid grid-cols-[7rem_1fr] items-baseline gap-x-2 gap-y-1 max-md:text-[15px]">
      <dt className="text-grey">
        {purchaseId === null ? <Trans context="field">Order</Trans> : <Trans context="field">Purchase</Trans>}
      </dt>
      <dd className="font-bold">
        {number !== undefined && <Reference id={number} />}
        {count > 1 && (
          <>
            {number !== undefined && ', '}
            <Plural value={count} one="# order" other="# orders" />
          </>
        )}
      </dd>
      <dt className="text-grey">
        <Trans>Payer</Trans>
      </dt>
      <dd className="break-words font-bold">{payer}</dd>
      <dt className="text-grey">
        <Trans>Asked for on</Trans>
      </dt>
      <dd className="font-bold">{formatDate(at, language, 'short')}</dd>
    </dl>
  )
}

function ByDay({ page }: { page: PayPage }) {
  const next = nextOf(page)
  const by = next ? bakuDate(new Date(next.approveBy)) : page.dueOn
  const day = formatPromised(by ?? '', useLanguage())
  return by && <Trans>by {day}</Trans>
}

function Question() {
  const phone = useContactLines().find((line) => line.phone !== '')?.phone
  if (!phone) return null
  return (
    <p className="type-small pt-3 text-grey">
      <Trans>Any questions?</Trans>{' '}
      <a href={telHref(phone)} className="touch-target inline-flex items-center underline underline-offset-4">
        {phone}
      </a>
    </p>
  )
}
