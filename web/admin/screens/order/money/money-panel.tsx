import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isGivenUp } from '../../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Bar } from '../../../../ui/admin/bar.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { Money } from '../../../../ui/money.tsx'
import { formatAmount } from '../../../kit/formats.ts'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import { MoneyMark } from '../../../kit/orders/money-word.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { openRefunds, refundableSum } from '../../../kit/refund/refund-rules.ts'
import { type PrintPage, useOrderAct } from '../use-print-page.ts'
import { ChargeLines } from './charge-lines.tsx'
import { Ledger } from './ledger.tsx'
import { orderMoneyQuery } from './money-queries.ts'
import { askableKinds, type KeptMoney, type OrderMoney, openRequests } from './money-rules.ts'
import { OpenRefunds } from './open-refunds.tsx'
import { OpenRequests } from './open-requests.tsx'
import { InvoiceButton, OrderDocuments } from './order-documents.tsx'
import { OrderTerms } from './order-terms.tsx'

type MoneyPanelProps = { order: OrderDetail; page: Pick<PrintPage, 'ask'> }

/** What the order costs, what of it is paid and asked for, and its payments; for staff with area "orders". */
export function MoneyPanel({ order, page }: MoneyPanelProps) {
  const { user } = useFrame()
  const reads = canOpen(user, 'orders')
  const query = useQuery({ ...orderMoneyQuery(useApi(), order.id), enabled: reads })
  if (!reads) return null
  return (
    <div className="flex flex-col gap-6">
      <section>
        <div className="mb-2 flex items-baseline justify-between gap-4">
          <h2 className="admin-h2 leading-6!">
            <Trans>Money</Trans>
          </h2>
          <MoneyMark order={order} />
        </div>
        <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
          <PanelContent order={order} page={page} query={query} />
        </div>
      </section>
      <OrderDocuments order={order} />
    </div>
  )
}

type ContentProps = MoneyPanelProps & {
  query: Pick<ReturnType<typeof useQuery<OrderMoney>>, 'data' | 'isError' | 'isFetching' | 'refetch'>
}

function PanelContent({ order, page, query: { data, isError, isFetching, refetch } }: ContentProps) {
  if (isError && !data)
    return (
      <SectionFailed onRetry={() => refetch()} busy={isFetching}>
        <Trans>The order’s money did not load.</Trans>
      </SectionFailed>
    )
  if (!data) return <Bar className="m-3.5 h-24 w-full" />
  if (order.price === null)
    return (
      <p className="px-3.5 py-3 text-t2">
        {data.held > 0 ? (
          <Trans>
            <Money azn={data.held} /> are on hold on the customer’s card: charged once the order is accepted
            at no more, released if it isn’t taken
          </Trans>
        ) : (
          <Trans>It begins once the price is accepted</Trans>
        )}
      </p>
    )
  if (!data.money) return <Unkept order={order} page={page} />
  return (
    <>
      <Sums order={order} money={data.money} detail={data} />
      <OrderTerms order={order} money={data.money} />
      <OpenRequests order={order} requests={data.requests} />
      <OpenRefunds refunds={openRefunds(data)} />
      <Ledger payments={data.payments} />
      <PanelActs order={order} page={page} detail={data} money={data.money} />
    </>
  )
}

/** An order from before there was a ledger: it begins with its first payment (PAY-2). */
const Unkept = ({ order, page }: MoneyPanelProps) => (
  <div className="px-3.5 py-3">
    <Line head={<Trans>Order</Trans>} strong>
      <Money azn={order.price ?? 0} />
    </Line>
    <p className="mt-1 mb-3 text-t2">
      <Trans>Accepted before payments were kept: they begin with the first one that is written down.</Trans>
    </p>
    <RecordButton page={page} />
  </div>
)

type SumsProps = {
  order: OrderDetail
  money: KeptMoney
  detail: Pick<OrderMoney, 'keptFor' | 'charges'>
}

function Sums({ order, money, detail: { keptFor, charges } }: SumsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const share = money.total === 0 ? 0 : Math.min(100, (money.paid / money.total) * 100)
  const amount = (azn: number) => formatAmount(azn, language)
  return (
    <div className="px-3.5 py-3">
      <Line head={<Trans>Order</Trans>}>{amount(order.price ?? money.total)}</Line>
      <ChargeLines order={order} charges={charges} />
      {money.kept > 0 && <Line head={<Trans>Kept: {keptFor}</Trans>}>{amount(money.kept)}</Line>}
      <div className="mt-1 border-key border-t pt-1">
        <Line head={<Trans>Total</Trans>} strong>
          <Money azn={money.total} />
        </Line>
      </div>
      <div
        role="img"
        aria-label={t`Paid ${amount(money.paid)} of ${amount(money.total)}`}
        className="mt-2 h-2.5 border border-line bg-paper"
      >
        <div style={{ width: `${share}%` }} className="h-full bg-key" />
      </div>
      <dl className="mt-1.5 flex justify-between gap-4">
        <Figure head={<Trans>Paid</Trans>}>{amount(money.paid)}</Figure>
        {money.refunding > 0 && (
          <Figure head={<Trans>On the way back</Trans>}>{amount(money.refunding)}</Figure>
        )}
        {money.over > 0 ? (
          <Figure head={<Trans>Too much</Trans>} className="text-right text-error">
            {amount(money.over)}
          </Figure>
        ) : (
          <Figure head={<Trans>Left</Trans>} className="text-right">
            <Money azn={money.left} />
          </Figure>
        )}
      </dl>
    </div>
  )
}

const Figure = ({
  head,
  className,
  children,
}: {
  head: ReactNode
  className?: string
  children: ReactNode
}) => (
  <div className={className}>
    <dt className="admin-meta text-t3">{head}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)

type LineProps = { head: ReactNode; strong?: boolean; children: ReactNode }
const Line = ({ head, strong = false, children }: LineProps) => (
  <p className={`flex justify-between gap-4 py-0.5 tabular-nums ${strong ? 'font-semibold' : ''}`}>
    <span>{head}</span>
    <span>{children}</span>
  </p>
)

type ActsProps = MoneyPanelProps & { detail: OrderMoney; money: KeptMoney }

function PanelActs({ order, page, detail, money }: ActsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending } = useOrderAct(order.id)
  const { user } = useFrame()
  const over = formatAmount(money.over, language)
  const [open] = openRequests(detail)
  const givesBack = canOpen(user, 'discounts') && refundableSum(detail) > 0
  return (
    <div className="flex flex-wrap gap-2 border-line2 border-t px-3.5 py-3 max-sm:[&>*]:grow">
      <RecordButton page={page} />
      {askableKinds(detail).length > 0 && (
        <AdminButton aria-haspopup="dialog" onClick={() => page.ask('askMoney')}>
          <Trans>Ask for money…</Trans>
        </AdminButton>
      )}
      {!isGivenUp(order.status) && (
        <AdminButton aria-haspopup="dialog" onClick={() => page.ask('charge')}>
          <Trans>Add a charge…</Trans>
        </AdminButton>
      )}
      {open && <InvoiceButton requestId={open.id} />}
      {money.over > 0 && (
        <AdminButton
          busy={isPending}
          onClick={() =>
            act({
              run: (client) => client.payments.keepAsBalance.mutate({ id: order.id }),
              said: t`${over} of No. ${order.id} are the customer’s balance now`,
              failed: t`It did not become balance`,
            })
          }
        >
          <Trans>Keep {over} as balance</Trans>
        </AdminButton>
      )}
      {givesBack && (
        <AdminButton aria-haspopup="dialog" onClick={() => page.ask('giveBack')}>
          <Trans>Give back…</Trans>
        </AdminButton>
      )}
    </div>
  )
}

/** Opens the form for a payment, also with R. */
export function RecordButton({ page, primary = false }: { page: Pick<PrintPage, 'ask'>; primary?: boolean }) {
  const [letters] = useLetterKeys()
  return (
    <AdminButton
      variant={primary ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      onClick={() => page.ask('record')}
    >
      <Trans>Write a payment down</Trans>
      {letters && <KeyCap inverse={primary}>R</KeyCap>}
    </AdminButton>
  )
}
