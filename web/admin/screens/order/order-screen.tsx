import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { lastList, rememberOpened } from '../../kit/orders/last-list.ts'
import { StatusLabel } from '../../kit/orders/order-labels.tsx'
import { orderQuery } from '../../kit/orders/queries.ts'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { DueCell } from './due-cell.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { PrintDialogs } from './print-dialogs.tsx'
import { PrintLayout } from './print-layout.tsx'
import { TurnBlock } from './turn/turn-block.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { useOrderPageKeys } from './use-order-page-keys.ts'
import { usePrintActs } from './use-print-acts.ts'
import { usePrintKeys } from './use-print-keys.ts'
import { hasSlot, usePrintPage } from './use-print-page.ts'

/** Everything about one order, its next step, and the ticket that goes with the job. */
export function OrderScreen() {
  const { id } = useParams({ from: '/admin/ordersadmin/$id' })
  // What one looks at, and what is on its way, is of one order.
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
  const keys = useOrderPageKeys(order, orderActs, neighbours, acts)
  const printKeys = usePrintKeys(page, acts)
  useEffect(() => rememberOpened(id), [id])
  const artwork = page.artwork.data
  return (
    <Screen
      above={<WayBack />}
      title={<Trans>Order № {id}</Trans>}
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
            {order ? <Trans>The order could not be renewed.</Trans> : <Trans>The order did not load.</Trans>}
          </SectionFailed>
        </div>
      )}
      {query.isError && isMissing(query.error) && <NoSuchOrder />}
      {order && (
        <>
          {/* On phones the turn and its button come first. */}
          <div className="flex flex-col">
            <div className="max-md:order-last xl:flex xl:[&>ol]:grow">
              <OrderSteps order={order} />
              <DueCell order={order} />
            </div>
            {artwork && hasSlot(page) && <TurnBlock order={order} page={page} acts={acts} />}
          </div>
          {page.artwork.isError && !artwork && (
            <div className="mb-4">
              <SectionFailed onRetry={() => page.artwork.refetch()} busy={page.artwork.isFetching}>
                <Trans>The artwork did not load.</Trans>
              </SectionFailed>
            </div>
          )}
          {artwork && hasSlot(page) && <PrintLayout {...{ order, artwork, page, acts, orderActs }} />}
          {!hasSlot(page) && !page.artwork.isPending && <PlainLayout {...{ order, page, acts, orderActs }} />}
          <PrintDialogs order={order} page={page} acts={acts} />
        </>
      )}
      <CancelAsked acts={orderActs} />
    </Screen>
  )
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
