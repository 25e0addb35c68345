import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { choicesInLine } from '../../../../src/domains/options/choice-labels.ts'
import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Button, LinkButton, TextLink } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut, useEndedSession } from '../../kit/account/signed-out.tsx'
import { UnconfirmedEmail } from '../../kit/account/unconfirmed-email.tsx'
import { isAsked, listedWord, ownMoneyQuery } from '../../kit/money/money-parts.ts'
import { myOrdersQuery, openFirst, turnsQuery } from '../../kit/orders/order-parts.ts'
import { Page } from '../../kit/page.tsx'
import { DayLine } from './arrival-line.tsx'
import { nextSteps } from './docket-texts.ts'
import { OrderActions } from './order-actions.tsx'
import { type MyOrder, OrderNumber, OrderPrice, OrderTitle } from './order-labels.tsx'
import { StatusStrip, StatusTimeline } from './order-progress.tsx'
import { filterOrders, isFiltered, OrdersFilterForm } from './orders-filter-form.tsx'
import { PlacedNotice } from './placed-notice.tsx'

/** The order history (WEB-22). */
export function MyOrdersScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  return (
    <Page title={<Trans>My orders</Trans>}>
      {user ? (
        <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[minmax(0,318fr)_minmax(0,1002fr)]">
          <div className="min-w-0 lg:order-2">
            <PlacedNotice />
            <UnconfirmedEmail className="pb-8" />
            <OrdersList />
          </div>
          <AccountAside />
        </div>
      ) : (
        hydrated && <SignedOut title={<Trans>Log in to see your orders.</Trans>} />
      )}
    </Page>
  )
}

const route = getRouteApi('/_storefront/myorder')
const pageSize = 10

/** The customer's orders: the open ones first, the first of them as a docket, the others as rows. */
function OrdersList() {
  const { t } = useLingui()
  const { page = 1, ...filter } = route.useSearch()
  const { data, error, isPending, refetch } = useQuery(myOrdersQuery({ api: useApi() }))
  useEndedSession(error)
  if (isPending) return <LoadingOrders />
  if (!data) return <FailedOrders onRetry={() => void refetch()} />
  if (data.length === 0) return <NoOrders />
  const filtered = isFiltered(filter)
  const orders = openFirst(filterOrders(data, filter))
  const total = orders.length
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(page, last)
  const shown = orders.slice((current - 1) * pageSize, current * pageSize)
  const [first] = shown
  const docket = first && !filtered && current === 1 && isOpen(first.status) ? first : undefined
  const rows = shown.filter((order) => order !== docket)
  return (
    <>
      <OrdersFilterForm />
      <p role="status" className={filtered && rows.length > 0 ? 'type-small pb-3' : 'sr-only'}>
        {filtered && <Plural value={total} one="# order found" other="# orders found" />}
      </p>
      {docket && <OrderDocket order={docket} />}
      {rows.length > 0 ? (
        <div className={docket ? 'mt-8 border-key border-t md:mt-14' : 'border-key border-t'}>
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </div>
      ) : (
        filtered && <NoneFound />
      )}
      <div className="pt-10">
        <Pagination page={current} totalPages={last} label={t`My orders`} />
      </div>
    </>
  )
}

const NoneFound = () => (
  <EmptyState title={<Trans>No order matches.</Trans>}>
    <LinkButton to="/myorder" search={{}}>
      <Trans>Show all orders</Trans>
    </LinkButton>
    <TextLink to="/contact" arrow>
      <Trans>Ask us</Trans>
    </TextLink>
  </EmptyState>
)

const NoOrders = () => (
  <EmptyState drawn title={<Trans>You have no orders yet.</Trans>}>
    <LinkButton to="/order" arrow>
      <Trans>Place order</Trans>
    </LinkButton>
    <TextLink to="/services" arrow>
      <Trans>See what we print</Trans>
    </TextLink>
  </EmptyState>
)

const FailedOrders = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState title={<Trans>The orders could not be loaded.</Trans>}>
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </EmptyState>
)

const LoadingOrders = () => (
  <div aria-busy="true">
    <Skeleton className="mb-7 h-20" />
    <Skeleton className="h-65 max-md:-mx-5 md:h-74" />
    <div className="mt-8 border-key border-t md:mt-14">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-6 border-key border-b py-5.5">
          <Skeleton className="h-20 w-24" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  </div>
)

/** An open order as a yellow docket with its timeline; on phones with a strip, so that other orders stay in view. */
function OrderDocket({ order }: { order: MyOrder }) {
  return (
    <article className="relative bg-yellow px-5 py-5 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div className="flex flex-col justify-between gap-x-8 gap-y-2 md:flex-row">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-1 md:justify-start">
            <p className="type-small tabular-nums">
              <OrderNumber order={order} />
            </p>
            <TurnLine orderId={order.id} />
            <MoneyLine orderId={order.id} />
            <DayLine order={order} />
          </div>
          <h2 className="type-d3 text-[25px]! leading-[30px]! md:text-[36px]! md:leading-[42px]!">
            <OrderLink order={order} />
          </h2>
          <OrderChoice order={order} />
          {order.comment && (
            <p className="line-clamp-2 max-w-175 break-words pt-1 md:line-clamp-3 md:pt-2">{order.comment}</p>
          )}
        </div>
        <div className="shrink-0 md:text-right">
          <OrderPrice order={order} className="type-money text-[28px] leading-none! md:text-[40px]" />
        </div>
      </div>
      <div className="pt-4 md:hidden">
        <StatusStrip order={order} onYellow />
      </div>
      <div className="pt-9 pb-4 max-md:hidden">
        <StatusTimeline order={order} />
      </div>
      <OrderActions order={order} />
    </article>
  )
}

/** An order as a row: picture, name, comment, status and price; it leads to the order's own page. */
function OrderRow({ order }: { order: MyOrder }) {
  const language = useLanguage()
  return (
    <article className="relative grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-key border-b py-4 md:grid-cols-[98px_minmax(0,1fr)_minmax(0,250px)] md:gap-x-6 md:py-5.5 xl:grid-cols-[98px_minmax(0,1fr)_minmax(0,304px)_140px]">
      <Picture
        url={order.photoUrl}
        alt=""
        sizes="98px"
        className="aspect-[98/82] w-full self-start bg-proof object-cover md:row-span-2"
      />
      <div className="min-w-0">
        <h2 className="type-card">
          <OrderLink order={order} />
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="type-small text-grey tabular-nums">
            <Reference id={order.id} /> /{' '}
            <time dateTime={order.orderDate}>{formatDate(order.orderDate, language, 'short')}</time>
          </p>
          <TurnLine orderId={order.id} />
          <MoneyLine orderId={order.id} />
          <DayLine order={order} />
        </div>
        <OrderChoice order={order} />
        {order.comment && <p className="type-small line-clamp-1 break-words">{order.comment}</p>}
        <div className="pt-1 xl:hidden">
          <OrderPrice order={order} className="type-money" />
        </div>
      </div>
      <div className="max-md:col-span-2 md:col-start-3 md:row-span-2 md:row-start-1">
        <StatusStrip order={order} />
        {order.reason && (
          <p className="type-small line-clamp-3 whitespace-pre-line break-words pt-2">
            <Trans>
              <strong>Reason:</strong> {order.reason}
            </Trans>
          </p>
        )}
      </div>
      <div className="hidden text-right xl:row-span-2 xl:row-start-1 xl:block xl:col-start-4">
        <OrderPrice order={order} className="type-money text-[20px]" />
      </div>
      <div className="max-md:col-span-2 md:col-start-2">
        <OrderActions order={order} />
      </div>
    </article>
  )
}

/** The name of the order as a link to its own page; the whole box around it can be pressed. */
function OrderLink({ order }: { order: MyOrder }) {
  return (
    <Link
      to="/myorder/$id"
      params={{ id: String(order.id) }}
      className="break-words after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-key focus-visible:after:-outline-offset-3"
    >
      <OrderTitle order={order} />
    </Link>
  )
}

/** Whose turn it is with a listed order, and the next step; nothing while that can't be loaded. */
function TurnLine({ orderId }: { orderId: number }) {
  const { i18n } = useLingui()
  const { data } = useQuery(turnsQuery({ api: useApi() }))
  const turn = data?.find((one) => one.orderId === orderId)
  if (!turn || turn.what === 'nothing') return null
  const text = nextSteps[turn.canApproveOwn ? 'answerProof' : turn.what]
  const isCustomers = turn.canApproveOwn || turn.side === 'customer'
  return (
    <p className="type-small leading-6!">
      {turn.side !== 'none' && (
        <span
          className={classNames(
            'mr-2 inline-block border border-key px-2 font-bold',
            isCustomers && 'bg-key text-paper',
          )}
        >
          {isCustomers ? <Trans>It’s your turn</Trans> : <Trans>It’s our turn</Trans>}
        </span>
      )}
      {text && <span className="font-semibold">{i18n._(text)}</span>}
    </p>
  )
}

/** The word for how a listed order's money stands, where it matters; the step says already that it is awaited. */
function MoneyLine({ orderId }: { orderId: number }) {
  const { i18n } = useLingui()
  const { data } = useQuery(ownMoneyQuery({ api: useApi() }))
  const money = data?.orders.find((one) => one.orderId === orderId)
  const word = money && listedWord(money)
  if (!money || !word) return null
  return (
    <p
      className={classNames(
        'type-small border border-key px-2 font-bold leading-6!',
        isAsked(money) ? 'bg-yellow text-key' : 'bg-key text-paper',
      )}
    >
      {i18n._(word)}
    </p>
  )
}

/** The chosen options in one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
function OrderChoice({ order: { options } }: { order: MyOrder }) {
  const language = useLanguage()
  if (!options) return null
  return <p className="type-small line-clamp-3 break-words">{choicesInLine(options.choices, language)}</p>
}
