import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type NewOrder, newOrdersQuery } from '../../kit/orders/new-orders-queries.ts'
import { SelectionContext } from '../../kit/orders/selection.ts'
import { SelectionBar } from '../../kit/orders/selection-bar.tsx'
import { mostSelected } from '../../kit/orders/use-selection.ts'
import { AlertSwitches } from './alert-switches.tsx'
import { AnsweredOrder } from './answered-order.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { SortSwitch } from './sort-switch.tsx'
import { Ticket } from './ticket.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { useTickets } from './use-tickets.ts'

/** Orders that wait for a price: cards, price, confirmation (ORD-5, ORD-12). */
export function NewOrdersScreen() {
  const { t } = useLingui()
  const api = useApi()
  const { sort = 'newest', order: wanted } = useSearch({ from: '/admin/newordersadmin' })
  const query = useQuery(newOrdersQuery(api, useFrame().isLive))
  const orders = query.data
  const tickets = useTickets(orders, sort, wanted)
  const { desk, shown, selected } = tickets
  return (
    <Screen
      title={<Trans>New orders</Trans>}
      meta={orders && orders.length > 0 && <Totals orders={orders} />}
      actions={
        <>
          {shown.length > 1 && <SortSwitch sort={sort} />}
          <AlertSwitches />
        </>
      }
      shortcuts={shown.length > 0 ? tickets.shortcuts : []}
      note={shown.length > 0 && <Trans>An order without a price is not accepted</Trans>}
    >
      {query.isPending && (
        <Late>
          <TicketSkeleton />
        </Late>
      )}
      {query.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            {orders ? <Trans>The list could not be renewed.</Trans> : <Trans>New orders did not load.</Trans>}
          </SectionFailed>
        </div>
      )}
      {orders && wanted !== undefined && <AnsweredOrder key={wanted} orders={orders} id={wanted} />}
      {orders && shown.length === 0 && <NoneWait />}
      {shown.length > 0 && (
        <SelectionContext value={tickets.selection}>
          <ol aria-label={t`New orders`} className="@container flex flex-col gap-3">
            {shown.map((order) => (
              <Ticket
                key={order.id}
                order={order}
                isNew={tickets.fresh.has(order.id)}
                isSelected={order.id === selected?.id}
                onSelect={() => tickets.select(order.id)}
                text={tickets.textOf(order)}
                onType={(text) => tickets.type(order, text)}
                refusal={desk.refusals.get(order.id)}
                busy={desk.busy.get(order.id)}
                onAsk={(act) => tickets.ask(order, act)}
                settled={desk.settled.find((entry) => entry.order.id === order.id)}
                onRemove={() => tickets.remove(order)}
              />
            ))}
          </ol>
        </SelectionContext>
      )}
      <p role="status" className="sr-only">
        {tickets.fresh.size > 0 && (
          <Plural value={tickets.fresh.size} one="# new order has come" other="# new orders have come" />
        )}
      </p>
      <SelectionBar
        selection={tickets.selection}
        more={
          tickets.selection.rows.length < Math.min(shown.length, mostSelected) && (
            <WordButton onClick={() => tickets.selection.set(shown)}>
              <Trans>Select all</Trans>
            </WordButton>
          )
        }
      />
      {desk.asked && (
        <AskDialog
          asked={desk.asked}
          onConfirm={(act) => desk.asked && desk.act(desk.asked.order, act)}
          onClose={() => desk.ask(null)}
        />
      )}
    </Screen>
  )
}

function Totals({ orders }: { orders: readonly NewOrder[] }) {
  const suggested = orders.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0)
  return (
    <>
      <Plural
        value={orders.length}
        one="# order is waiting for a price"
        other="# orders are waiting for a price"
      />
      {suggested > 0 && (
        <>
          {' · '}
          <Trans>
            suggested <Money azn={Math.round(suggested * 100) / 100} />
          </Trans>
        </>
      )}
    </>
  )
}

const NoneWait = () => (
  <Empty
    title={<Trans>There are no new orders</Trans>}
    why={<Trans>When one comes, it appears here and the mark in the menu lights up.</Trans>}
  >
    <AdminLinkButton to="/admin">
      <Trans>To the start page</Trans>
    </AdminLinkButton>
  </Empty>
)
