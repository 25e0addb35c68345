import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { useApi } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth, formatHour, formatPromised } from '../../../../lib/weekday.ts'
import { Button } from '../../../../ui/button.tsx'
import { Money } from '../../../../ui/money.tsx'
import { HoldTerms } from '../../../kit/money/hold-terms.tsx'
import {
  isAsked,
  moneyWord,
  type OrderMoney,
  type OrderMoneyDetail,
  orderMoneyQuery,
  requestWords,
} from '../../../kit/money/money-parts.ts'
import { PayButton } from '../../../kit/money/pay-button.tsx'
import { WaysToPay } from '../../../kit/money/ways-to-pay.tsx'
import type { MyOrderDetail } from '../order-labels.tsx'
import { ChargeLines } from './charge-lines.tsx'
import { MoneyBar } from './money-bar.tsx'
import { barParts } from './money-sums.ts'
import { OrderDocuments } from './order-documents.tsx'
import { Receipts } from './receipts.tsx'

/** What an order costs, what is asked for, paid and left; nothing where no money of it is kept. */
export function MoneySection({ order }: { order: MyOrderDetail }) {
  const { data, isError, refetch } = useQuery(orderMoneyQuery({ api: useApi() }, order.id))
  if (data?.money) return <Kept order={order} detail={data} money={data.money} />
  if (data && data.held > 0)
    return (
      <p className="border-key border-t pt-5 pb-12">
        <b>
          <Trans>
            <Money azn={data.held} /> are on hold on your card and not charged yet.
          </Trans>
        </b>{' '}
        <HoldTerms />
      </p>
    )
  if (data?.asksLater)
    return (
      <p className="border-key border-t pt-5 pb-12">
        {data.asksLater === 'deposit' ? (
          <Trans>When we accept it, we’ll ask for a deposit.</Trans>
        ) : (
          <Trans>When we accept it, we’ll ask for the payment.</Trans>
        )}
      </p>
    )
  if (!isError) return null
  return (
    <div className="flex flex-wrap items-center gap-4 border-key border-t pt-5 pb-12">
      <p>
        <Trans>The payment could not be loaded.</Trans>
      </p>
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

type KeptProps = { order: MyOrderDetail; detail: OrderMoneyDetail; money: OrderMoney }

function Kept({ order, detail, money }: KeptProps) {
  const { i18n } = useLingui()
  const open = detail.requests.filter(({ state }) => state === 'Open')
  const asked = { amount: detail.asked, isDeposit: open.every(({ kind }) => kind === 'deposit') }
  const parts = barParts(money, asked.amount)
  const payable = detail.requests.filter((request) => request.payable !== null)
  return (
    <section aria-labelledby="order-money" className="border-key border-t pt-5 pb-12 lg:pb-16">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pb-4">
        <h2 id="order-money" className="type-d3">
          <Trans>Payment</Trans>
        </h2>
        <StateBadge money={money}>{i18n._(moneyWord(money))}</StateBadge>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <Figures money={money} asked={asked} />
          {money.kept === 0 && <ChargeLines total={money.total} charges={detail.charges} />}
          {parts && (
            <div className="pt-6">
              <MoneyBar parts={parts} />
            </div>
          )}
          <Sums money={money} asked={asked} />
          <div className="flex max-w-175 flex-col gap-2 pt-4">
            <Covers order={order} requests={detail.requests} />
            <Overdue order={order} money={money} />
            {payable.map((request) => (
              <Payable key={request.id} orderId={order.id} request={request} isAlone={payable.length === 1} />
            ))}
            {asked.amount > 0 && payable.length === 0 && <WaysToPay />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Receipts detail={detail} />
          {order.buyer !== undefined && <OrderDocuments order={order} />}
        </div>
      </div>
    </section>
  )
}

const StateBadge = ({ money, children }: { money: OrderMoney; children: ReactNode }) => (
  <p
    className={classNames(
      'type-small border border-key px-3.5 py-1 font-bold leading-[22px]!',
      isAsked(money) && 'bg-yellow text-key',
      !isAsked(money) && (money.state === 'paid' || money.state === 'depositPaid') && 'bg-key text-paper',
    )}
  >
    {children}
  </p>
)

type Asked = { amount: number; isDeposit: boolean }

function Figures({ money, asked }: { money: OrderMoney; asked: Asked }) {
  const language = useLanguage()
  const by = money.dueOn && formatDayAndMonth(money.dueOn, language)
  return (
    <dl className="grid grid-cols-2 border border-key md:grid-cols-3">
      <Figure name={<Trans>Price</Trans>} azn={money.total} />
      <Figure name={<Trans>Paid</Trans>} azn={money.paid} className="border-key border-l" />
      <Figure
        name={<AskedName asked={asked} by={by} />}
        azn={asked.amount || money.left}
        className={classNames(
          'border-key max-md:col-span-2 max-md:border-t md:border-l',
          asked.amount > 0 && 'bg-yellow text-key',
        )}
      />
    </dl>
  )
}

function AskedName({ asked: { amount, isDeposit }, by }: { asked: Asked; by: string | null }) {
  if (amount === 0) return <Trans context="payment">Left</Trans>
  if (isDeposit) return by ? <Trans>Deposit, by {by}</Trans> : <Trans>Deposit</Trans>
  return by ? <Trans>To pay, by {by}</Trans> : <Trans>To pay</Trans>
}

type FigureProps = { name: ReactNode; azn: number; className?: string }

const Figure = ({ name, azn, className }: FigureProps) => (
  <div className={classNames('min-w-0 px-4 py-3 lg:max-xl:px-3', className)}>
    <dt className="type-small font-bold">{name}</dt>
    <dd
      className={classNames(
        'type-money leading-9! md:leading-11!',
        azn < 10_000
          ? 'text-[28px] md:text-[34px] lg:max-xl:text-[20px]'
          : 'text-[20px] md:text-[28px] lg:max-xl:text-[17px]',
      )}
    >
      <Money azn={azn} />
    </dd>
  </div>
)

/** The bar's parts in words. */
function Sums({ money, asked }: { money: OrderMoney; asked: Asked }) {
  const later = money.left - asked.amount
  return (
    <p className="type-small flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3.5 tabular-nums">
      {money.paid > 0 && (
        <span>
          <Trans>
            <b>
              <Money azn={money.paid} />
            </b>{' '}
            paid
          </Trans>
        </span>
      )}
      {asked.amount > 0 && (
        <span>
          <Trans>
            <b>
              <Money azn={asked.amount} />
            </b>{' '}
            asked for now
          </Trans>
        </span>
      )}
      {later > 0 && (
        <span>
          <Trans>
            <b>
              <Money azn={later} />
            </b>{' '}
            later
          </Trans>
        </span>
      )}
      {money.over > 0 && (
        <span>
          <Trans>
            <b>
              <Money azn={money.over} />
            </b>{' '}
            overpaid
          </Trans>
        </span>
      )}
      {money.refunded > 0 && (
        <span>
          <Trans>
            <b>
              <Money azn={money.refunded} />
            </b>{' '}
            given back
          </Trans>
        </span>
      )}
    </p>
  )
}

type Request = OrderMoneyDetail['requests'][number]
type PayableProps = { orderId: number; request: Request; isAlone: boolean }

/** Where several are asked for at once, each says what it is for. */
function Payable({ orderId, request: { id, kind, dueOn, payable }, isAlone }: PayableProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = useId()
  return (
    <div>
      {!isAlone && (
        <p id={name} className="type-small pb-1 first-letter:uppercase">
          {i18n._(requestWords[kind])}
          {dueOn !== null && (
            <>
              {', '}
              <Trans>by {formatDayAndMonth(dueOn, language)}</Trans>
            </>
          )}
        </p>
      )}
      <PayButton
        orderId={orderId}
        requestId={id}
        azn={payable ?? 0}
        describedBy={isAlone ? undefined : name}
        isSecondary
      />
    </div>
  )
}

type CoversProps = { order: MyOrderDetail; requests: readonly Request[] }

/** Whether what is asked for is for other orders too, and what its writer says about it. */
function Covers({ order: { purchaseId }, requests }: CoversProps) {
  return requests
    .filter(({ state }) => state === 'Open')
    .map(({ id, note, together }) => (
      <div key={id} className="contents">
        {together && (
          <p>
            {purchaseId === null ? (
              <Trans>
                It is asked for together with{' '}
                <Plural value={together.orders - 1} one="# other order" other="# other orders" />:{' '}
                <b>
                  <Money azn={together.amount} />
                </b>{' '}
                in one sum.
              </Trans>
            ) : (
              <Trans>
                This order is part of purchase No. {purchaseId}, of which{' '}
                <Plural value={together.orders} one="# order is" other="# orders are" /> paid together:{' '}
                <b>
                  <Money azn={together.amount} />
                </b>
                .
              </Trans>
            )}
          </p>
        )}
        {note && <p className="whitespace-pre-line break-words">{note}</p>}
      </div>
    ))
}

/** What a late payment means, and which day paying now gives. */
function Overdue({ order: { promise }, money }: { order: MyOrderDetail; money: OrderMoney }) {
  const language = useLanguage()
  if (money.daysOverdue === 0 || money.dueOn === null) return null
  const due = formatPromised(money.dueOn, language)
  const { needsMoney, approveBy, readyOn } = promise
  if (!needsMoney || approveBy === null || readyOn === null)
    return (
      <p>
        <Trans>It was to be paid by {due}.</Trans>
      </p>
    )
  const day = formatPromised(readyOn, language)
  const hour = formatHour(approveBy)
  const last = formatPromised(bakuDate(new Date(approveBy)), language)
  return (
    <p>
      <Trans>
        It was to be paid by {due}. Work hasn’t started, as the payment hasn’t come in. If it comes by {hour}{' '}
        on {last}, the order is ready on <b>{day}</b>.
      </Trans>
    </p>
  )
}
