import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { TabPanel, Tabs } from '../../../ui/admin/tabs.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import type { Artwork } from '../../kit/artwork/artwork-queries.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { lastList, rememberOpened } from '../../kit/orders/last-list.ts'
import { StatusLabel } from '../../kit/orders/order-labels.tsx'
import { type OrderDetail, orderQuery } from '../../kit/orders/queries.ts'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { ApprovalSection } from './approval-section.tsx'
import { ArtworkSection } from './artwork/artwork-section.tsx'
import { OrderMessages } from './messages/order-messages.tsx'
import { PassedSlip } from './money/gate-lines.tsx'
import { MoneyPanel } from './money/money-panel.tsx'
import { missingMoney, passedUnpaid } from './money/money-rules.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderJob } from './order-job.tsx'
import { OrderHistory, OrderNotes } from './order-notes.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { PrintDialogs } from './print-dialogs.tsx'
import { Remarks } from './remarks.tsx'
import { TurnBlock } from './turn-block.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { useOrderPageKeys, usePrintKeys } from './use-order-page-keys.ts'
import { hasSlot, type PrintActs, type PrintPage, usePrintActs, usePrintPage } from './use-print-page.ts'

/** Everything about one order, its next step, and the ticket that goes with the job. */
export function OrderScreen() {
  const { id } = useParams({ from: '/admin/ordersadmin/$id' })
  // The view and the uploads belong to one order.
  return <OneOrder key={id} id={Number(id)} />
}

function OneOrder({ id }: { id: number }) {
  const query = useQuery({
    ...orderQuery(useApi(), id),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const order = query.data
  const orderActs = useOrderActions()
  const neighbours = useNeighbours(id)
  const page = usePrintPage(id, order !== undefined)
  const acts = usePrintActs(order, page, orderActs)
  const keys = useOrderPageKeys(order, neighbours, acts)
  const printKeys = usePrintKeys(page, acts)
  useEffect(() => rememberOpened(id), [id])
  const artwork = page.artwork.data
  return (
    <Screen
      above={<WayBack />}
      title={<Trans>Order No. {id}</Trans>}
      meta={
        order && (
          <span className="text-key">
            <StatusLabel order={order} />
          </span>
        )
      }
      actions={
        order && (
          <OrderActions order={order} acts={orderActs} neighbours={neighbours} print={acts} page={page} />
        )
      }
      shortcuts={order ? [...keys, ...printKeys] : keys}
      note={<Trans>Orders only move forward</Trans>}
    >
      {query.isPending && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError && !isMissing(query.error) && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            {order ? (
              <Trans>The order could not be refreshed.</Trans>
            ) : (
              <Trans>The order did not load.</Trans>
            )}
          </SectionFailed>
        </div>
      )}
      {query.isError && isMissing(query.error) && <NoSuchOrder />}
      {order && (
        <>
          {/* On phones the turn and its button come first. */}
          <div className="flex flex-col">
            <OrderHead order={order} />
            <PassedSlip order={order} />
            {artwork && hasTurn(order, page) && <TurnBlock order={order} page={page} acts={acts} />}
          </div>
          {page.artwork.isError && !artwork && (
            <div className="mb-4">
              <SectionFailed onRetry={() => page.artwork.refetch()} busy={page.artwork.isFetching}>
                <Trans>The artwork did not load.</Trans>
              </SectionFailed>
            </div>
          )}
          {artwork && hasSlot(page) && (
            <PrintLayout order={order} artwork={artwork} page={page} acts={acts} />
          )}
          {!hasSlot(page) && !page.artwork.isPending && <PlainLayout order={order} page={page} acts={acts} />}
          <PrintDialogs order={order} page={page} acts={acts} />
        </>
      )}
      <CancelAsked acts={orderActs} />
    </Screen>
  )
}

/** An order without its own artwork has a turn only while money bars it; one that was let pass has its slip. */
const hasTurn = (order: OrderDetail, page: PrintPage): boolean => {
  const side = page.turn.data?.side
  const hasSlip = passedUnpaid(order) !== undefined && (side === 'workshop' || side === 'none')
  return (hasSlot(page) && !hasSlip) || missingMoney(order.conditions) !== undefined
}

const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(errorCode(error) ?? '')

function WayBack() {
  const { user } = useFrame()
  const look = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11'
  return canOpen(user, 'orders') ? (
    <Link to={lastList().to} search={lastList().search} className={look}>
      {lastList().to === '/admin/ordersadmin' ? <Trans>All orders</Trans> : <Trans>Board</Trans>}
    </Link>
  ) : (
    <Link to="/admin" className={look}>
      <Trans>Today</Trans>
    </Link>
  )
}

const NoSuchOrder = () => (
  <Empty
    title={<Trans>There is no such order</Trans>}
    why={<Trans>The number may have been mistyped, or your role may not see it.</Trans>}
  >
    <AdminLinkButton to="/admin">
      <Trans>To the start page</Trans>
    </AdminLinkButton>
  </Empty>
)

type PrintLayoutProps = {
  order: OrderDetail
  artwork: Artwork
  page: PrintPage
  acts: PrintActs
}

/** An order with its own artwork: the artwork beside remarks, approval and job; then the conversation. */
function PrintLayout({ order, artwork, page, acts }: PrintLayoutProps) {
  // Beside artwork that hasn't arrived yet there is little room, so the job follows the conversation.
  const isHere = artwork.versions.length > 0
  const job = <OrderJob order={order} />
  const customer = (
    <>
      <OrderCustomer order={order} />
      <OrderDelivery order={order} />
    </>
  )
  const money = <MoneyPanel order={order} page={page} />
  return (
    <>
      <div className={columns}>
        <ArtworkSection order={order} artwork={artwork} page={page} acts={acts} />
        <aside className="grid gap-7">
          <Remarks order={order} page={page} acts={acts} />
          <ApprovalSection order={order} page={page} acts={acts} />
          {isHere && money}
          {isHere && customer}
          {isHere && job}
        </aside>
      </div>
      <Conversation order={order} page={page} />
      <div className={`mt-7 ${columns}`}>
        <div className="min-w-0">
          {!isHere && job}
          <p className="mt-4 flex flex-wrap items-center justify-between gap-4 border-line2 border-t pt-3">
            <span className="admin-h2">
              <Trans>What happened</Trans>
            </span>
            <WordButton aria-haspopup="dialog" onClick={() => page.ask('history')}>
              <Trans>Open history</Trans>
            </WordButton>
          </p>
        </div>
        <aside className="grid gap-7">
          {!isHere && money}
          {!isHere && customer}
          <OrderTicket order={order} artwork={artwork} />
        </aside>
      </div>
    </>
  )
}

const columns = 'grid items-start gap-x-7 gap-y-7 xl:grid-cols-[minmax(0,1fr)_376px]'

/**
 * Messages with the customer and internal notes, side by side, as two tabs on phones. Each has its own field.
 */
function Conversation({ order, page }: { order: OrderDetail; page: PrintPage }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isPhone = useMedia('(width < 768px)')
  const [tab, choose] = useState<'customer' | 'team'>('customer')
  const notes = order.notes?.filter(({ isDeleted }) => !isDeleted).length ?? 0
  if (!isPhone)
    return (
      <div className={`mt-7 ${columns}`}>
        <OrderMessages order={order} page={page} className="min-w-0" />
        <OrderNotes order={order} />
      </div>
    )
  return (
    <div className="mt-7">
      <Tabs
        label={t`Conversation`}
        chosen={tab}
        onChoose={choose}
        tabs={[
          { tab: 'customer', head: <Trans>Customer</Trans> },
          {
            tab: 'team',
            head: (
              <>
                <LockIcon size={14} />
                <Trans>Internal {formatNumber(notes, language)}</Trans>
              </>
            ),
          },
        ]}
      >
        <TabPanel tab="customer" className="pt-4">
          <OrderMessages order={order} page={page} />
        </TabPanel>
        <TabPanel tab="team" className="pt-4">
          <OrderNotes order={order} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

type PlainLayoutProps = {
  order: OrderDetail
  page: PrintPage
  acts: PrintActs
}

/** An order without its own artwork: the job, its history, and the notes. */
const PlainLayout = ({ order, page, acts }: PlainLayoutProps) => (
  <div className="grid items-start gap-x-7 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px]">
    <div className="min-w-0">
      <OrderJob order={order} />
      {acts.askNew && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-t3">
          <Trans>No artwork needed</Trans>
          <WordButton onClick={acts.askNew}>
            <Trans>Ask for a file…</Trans>
          </WordButton>
        </p>
      )}
      <OrderHistory order={order} />
      <OrderMessages order={order} page={page} className="mt-7" />
    </div>
    <aside className="grid gap-7">
      <MoneyPanel order={order} page={page} />
      <OrderCustomer order={order} />
      <OrderDelivery order={order} />
      <OrderTicket order={order} artwork={page.artwork.data} />
    </aside>
  </div>
)
