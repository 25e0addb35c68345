import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { playTone, useAlert } from '../../kit/orders/alerts.ts'
import { type NewOrder, newOrdersQuery } from '../../kit/orders/new-orders-queries.ts'
import { SelectionContext } from '../../kit/orders/selection.ts'
import { SelectionBar } from '../../kit/orders/selection-bar.tsx'
import type { Sort } from '../../kit/orders/sort-orders.ts'
import { maxSelected } from '../../kit/orders/use-selection.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Ticket } from './ticket.tsx'
import { useTickets } from './use-tickets.ts'

/** Orders that wait for a price: cards, price, confirmation (ORD-5, ORD-12). */
export function NewOrdersScreen() {
  const { t } = useLingui()
  const api = useApi()
  const { sort = 'newest', order: wanted } = useSearch({ from: '/admin/newordersadmin' })
  const query = useQuery(newOrdersQuery(api, useFrame().isLive))
  const orders = query.data
  const tickets = useTickets(orders, sort, wanted)
  const { decisions, shown, selected } = tickets
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
            {orders ? (
              <Trans>The list could not be refreshed.</Trans>
            ) : (
              <Trans>New orders did not load.</Trans>
            )}
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
                refusal={decisions.refusals.get(order.id)}
                busy={decisions.busy.get(order.id)}
                onAsk={(act) => tickets.ask(order, act)}
                settled={decisions.settled.find((entry) => entry.order.id === order.id)}
                onRemove={() => tickets.remove(order)}
              />
            ))}
          </ol>
        </SelectionContext>
      )}
      <p role="status" className="sr-only">
        {tickets.fresh.size > 0 && (
          <Plural
            value={tickets.fresh.size}
            one="# new order has come in"
            other="# new orders have come in"
          />
        )}
      </p>
      <SelectionBar
        selection={tickets.selection}
        more={
          tickets.selection.rows.length < Math.min(shown.length, maxSelected) && (
            <WordButton onClick={() => tickets.selection.set(shown)}>
              <Trans>Select all</Trans>
            </WordButton>
          )
        }
      />
      {decisions.asked && (
        <AskDialog
          asked={decisions.asked}
          onConfirm={(act) => decisions.asked && decisions.act(decisions.asked.order, act)}
          onClose={() => decisions.ask(null)}
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

/** Says so where a link, such as in an email, leads to an order that was already answered. */
function AnsweredOrder({ orders, id }: { orders: readonly NewOrder[]; id: number }) {
  const { user } = useFrame()
  const [waited] = useState(() => orders.some((order) => order.id === id))
  if (waited) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-l-4 bg-paper px-4 py-3">
      <p role="status">
        <Trans>Order No. {id} is no longer waiting.</Trans>
      </p>
      {canOpen(user, 'orders') && (
        <AdminLinkButton to="/admin/ordersadmin/$id" params={{ id: String(id) }}>
          <Trans>Open the order</Trans>
        </AdminLinkButton>
      )}
    </div>
  )
}

/** The skeleton of the tickets. */
const TicketSkeleton = () => (
  <div role="status" className="@container flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {[1, 0.7, 0.4].map((tone) => (
      <div
        key={tone}
        aria-hidden="true"
        style={{ opacity: tone }}
        className="grid border border-line2 bg-paper @min-[580px]:grid-cols-[minmax(0,1fr)_minmax(0,300px)] @min-[900px]:grid-cols-[minmax(0,1fr)_276px_284px]"
      >
        <div className="flex gap-3.5 p-4 @min-[580px]:col-span-2 @min-[900px]:col-span-1">
          <Bar className="h-13.5! w-18 shrink-0" />
          <div className="flex grow flex-col gap-2.5 pt-1">
            <Bar className="w-48 max-w-full" />
            <Bar className="w-28 max-w-full" />
            <Bar className="mt-2 w-72 max-w-full" />
          </div>
        </div>
        <div className="flex flex-col gap-2.5 p-4 pt-5">
          <Bar className="w-32" />
          <Bar />
          <Bar className="w-3/4" />
        </div>
        <div className="flex flex-col gap-2.5 border-line1 p-4 pt-5 @min-[580px]:border-l">
          <Bar className="w-16" />
          <Bar className="h-9!" />
          <Bar className="h-8!" />
        </div>
      </div>
    ))}
  </div>
)

/** How this device announces new orders while the admin is open. */
function AlertSwitches() {
  const { t } = useLingui()
  const [sound, setSound] = useAlert('sound')
  const [notification, setNotification] = useAlert('notification')
  const [isRefused, setRefused] = useState(false)
  async function notify(on: boolean) {
    const isGranted = !on || (await Notification.requestPermission()) === 'granted'
    setRefused(!isGranted)
    setNotification(on && isGranted)
  }
  return (
    <Disclosure atEnd name={t`New-order alerts`} label={<Trans>Alerts</Trans>}>
      {() => (
        <div className="md:w-72">
          <Switch
            label={<Trans>Sound</Trans>}
            hint={<Trans>Two short tones when an order comes</Trans>}
            checked={sound}
            onChange={(on) => {
              setSound(on)
              if (on) playTone()
            }}
          />
          {typeof Notification !== 'undefined' && (
            <Switch
              label={<Trans>Notification</Trans>}
              hint={
                isRefused ? (
                  <Trans>This browser doesn’t allow it: allow notifications in its settings.</Trans>
                ) : (
                  <Trans>From the browser, while another tab is open</Trans>
                )
              }
              checked={notification}
              onChange={(on) => void notify(on)}
            />
          )}
          <p className="admin-meta mt-2 text-t3">
            <Trans>Remembered on this device</Trans>
          </p>
        </div>
      )}
    </Disclosure>
  )
}

const choices = [
  { sort: 'newest', label: msg`Newest first` },
  { sort: 'oldest', label: msg`Oldest first` },
  { sort: 'amount', label: msg`By amount` },
] as const

/** How the tickets are sorted, kept in the address. */
function SortSwitch({ sort }: { sort: Sort }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const choose = (next: Sort) =>
    navigate({
      to: '/admin/newordersadmin',
      search: next === 'newest' ? {} : { sort: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2.5">
      <legend className="float-left text-t3 max-md:sr-only">
        <Trans>Sort:</Trans>
      </legend>
      <div className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
        {choices.map((choice) => (
          <button
            key={choice.sort}
            type="button"
            aria-pressed={choice.sort === sort}
            onClick={() => choose(choice.sort)}
            className="min-h-7 px-2.5 max-md:min-h-11 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key pointer-coarse:min-h-11"
          >
            {i18n._(choice.label)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
