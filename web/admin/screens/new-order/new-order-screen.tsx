import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { useApi } from '../../../lib/api.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { footBar } from '../../../ui/admin/foot-bar.ts'
import { Initials } from '../../../ui/admin/initials.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Money } from '../../../ui/money.tsx'
import { PayerSelect } from '../../kit/buyers/payer-select.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { addLineId } from '../../kit/lines/add-line.tsx'
import { BroughtBack } from '../../kit/lines/brought-back.tsx'
import type { CounterItem, LinesFor } from '../../kit/lines/lines.ts'
import { LinesEditor } from '../../kit/lines/lines-editor.tsx'
import { TotalsList } from '../../kit/lines/totals-list.tsx'
import { useLineKeys } from '../../kit/lines/use-line-keys.ts'
import { useSubmitKey } from '../../kit/lines/use-submit-key.ts'
import { CameBy } from '../../kit/orders/came-by.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import { RoomNote } from '../../kit/production/room-note.tsx'
import { useVatOf, VatLabel } from '../../kit/vat.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { asChosen, FindCustomer, type FoundCustomer, findCustomerId } from './find-customer.tsx'
import { NewCustomer } from './new-customer.tsx'
import type { ChosenCustomer } from './order-draft.ts'
import { PlacedOrders } from './placed-orders.tsx'
import { type NewOrder, type Placed, useNewOrder } from './use-new-order.ts'

/** Orders, or a quote, that are taken from a customer on the phone or at the counter. */
export function NewOrderScreen() {
  const query = useQuery(useApi().purchases.items.queryOptions())
  const linesFor = useSearch({ from: '/admin/new-order' }).as ?? 'order'
  const [placed, setPlaced] = useState<Placed | null>(null)
  if (query.data && !placed) return <TakeOrder items={query.data} linesFor={linesFor} onPlaced={setPlaced} />
  return (
    <Screen title={<Title linesFor={linesFor} />} shortcuts={placed ? [nextKey(() => setPlaced(null))] : []}>
      {placed ? (
        <PlacedOrders placed={placed} onNext={() => setPlaced(null)} />
      ) : (
        <RecordGate query={query}>{() => null}</RecordGate>
      )}
    </Screen>
  )
}

const Title = ({ linesFor }: { linesFor: LinesFor }) =>
  linesFor === 'order' ? <Trans>New order</Trans> : <Trans>New quote</Trans>

const nextKey = (act: () => void): Shortcut => ({ keys: ['a'], caps: ['A'], label: '', act })

type TakeOrderProps = {
  items: readonly CounterItem[]
  linesFor: LinesFor
  onPlaced: (placed: Placed) => void
}

function TakeOrder({ items, linesFor, onPlaced }: TakeOrderProps) {
  const { t } = useLingui()
  const order = useNewOrder({ items, linesFor, onPlaced })
  const { lines, totals } = order
  const [typed, setTyped] = useState<string | null>(null)
  const [isGoingOn, setGoingOn] = useState(false)
  const hasLines = lines.lines.length > 0
  const change = () => {
    order.chooseCustomer(null)
    // The field exists after the next render.
    requestAnimationFrame(() => document.getElementById(findCustomerId)?.focus())
  }
  const choose = (customer: ChosenCustomer) => {
    order.chooseCustomer(customer)
    setTyped(null)
    setGoingOn(true)
  }
  useAskedCustomer(choose)
  useEffect(() => {
    if (!isGoingOn) return
    setGoingOn(false)
    goOn(hasLines)
  }, [isGoingOn, hasLines])
  const submitKey = useSubmitKey(order.place, linesFor === 'order' ? t`place the order` : t`save as a quote`)
  return (
    <Screen
      title={<Title linesFor={linesFor} />}
      actions={<OrderOrQuote linesFor={linesFor} />}
      shortcuts={[useCustomerKey(change), ...useLineKeys(lines), submitKey]}
      note={<Trans>Everything you type is saved on this device</Trans>}
    >
      <div className="grid items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          {order.isBroughtBack && <BroughtBack onClear={order.clear} />}
          <WhoAsks order={order} onChoose={choose} onNew={setTyped} onChange={change} />
          {order.customer && (
            <CompanyPays
              key={order.customer.id}
              appUserId={order.customer.id}
              chosen={order.buyerId}
              onChoose={order.choosePayer}
            />
          )}
          {order.customer && linesFor === 'order' && (
            <DeliveryPart
              customer={order.customer}
              way={order.way}
              onChange={order.chooseDelivery}
              errors={order.errors}
              isChecked={order.isChecked}
            />
          )}
          <div>
            <LinesEditor {...order} items={items} customerId={order.customer?.id ?? null} />
            {hasLines && <TotalsList totals={totals} />}
          </div>
        </div>
        <Placing order={order} />
      </div>
      {typed !== null && <NewCustomer typed={typed} onClose={() => setTyped(null)} onAdded={choose} />}
    </Screen>
  )
}

/** The customer whose page the order was begun on is chosen once; afterwards the address is as of any new order. */
function useAskedCustomer(onChoose: (customer: ChosenCustomer) => void): void {
  const navigate = useNavigate()
  const { customer: asked, ...search } = useSearch({ from: '/admin/new-order' })
  const { data } = useQuery({
    ...useApi().customers.find.queryOptions({ customerId: asked }),
    enabled: asked !== undefined,
  })
  const choose = useEffectEvent((found: readonly FoundCustomer[]) => {
    const customer = found.find(({ id }) => id === asked)
    if (customer) onChoose(asChosen(customer))
    void navigate({ to: '/admin/new-order', search, replace: true })
  })
  useEffect(() => {
    if (asked !== undefined && data) choose(data)
  }, [asked, data])
}

/** Once the customer is known the first line is written; on phones the keyboard would cover who it is. */
function goOn(hasLines: boolean): void {
  const isWriting = !hasLines && matchMedia('(pointer: fine)').matches
  document.getElementById(isWriting ? addLineId : customerCardId)?.focus()
}

const kinds = ['order', 'quote'] as const

/** The same lines become orders or a quote; nothing that is typed is lost by it. */
function OrderOrQuote({ linesFor }: { linesFor: LinesFor }) {
  const navigate = useNavigate()
  return (
    <Segments
      legend={<Trans>What the lines become</Trans>}
      isLegendHidden
      values={kinds}
      chosen={linesFor}
      label={(one) => (one === 'order' ? <Trans>Order</Trans> : <Trans context="one">Quote</Trans>)}
      onChoose={(one) =>
        void navigate({
          to: '/admin/new-order',
          search: ({ customer }) => ({
            ...(customer && { customer }),
            ...(one === 'quote' && { as: 'quote' }),
          }),
          replace: true,
        })
      }
    />
  )
}

function useCustomerKey(onCustomer: () => void): Shortcut {
  const { t } = useLingui()
  const act = () => {
    const field = document.getElementById(findCustomerId)
    if (field) field.focus()
    else onCustomer()
  }
  return { keys: ['c'], caps: ['C'], label: t`customer`, act }
}

type WhoAsksProps = {
  order: NewOrder
  onChoose: (customer: ChosenCustomer) => void
  onNew: (typed: string) => void
  onChange: () => void
}

/** The chosen customer or the search field, and how they came. */
function WhoAsks({ order, onChoose, onNew, onChange }: WhoAsksProps) {
  const way = <CameBy way={order.cameBy} onChoose={order.chooseWay} />
  return order.customer ? (
    <CustomerCard customer={order.customer} way={way} onChange={onChange} />
  ) : (
    <FindCustomer way={way} onChoose={onChoose} onNew={onNew} />
  )
}

type CompanyPaysProps = {
  appUserId: number
  chosen: number | null
  onChoose: (buyerId: number | null) => void
}

/** The customer pays as a person, and nothing more is asked, until staff say that a company does (DOC-8). */
function CompanyPays(props: CompanyPaysProps) {
  const [isOpen, open] = useState(props.chosen !== null)
  if (!isOpen)
    return (
      <p>
        <WordButton onClick={() => open(true)}>
          <Trans>A company pays…</Trans>
        </WordButton>
      </p>
    )
  return (
    <div className="max-w-120">
      <PayerSelect {...props} />
    </div>
  )
}

/** The id of the card, which takes the focus once its customer is chosen. */
const customerCardId = 'customer-card'

type CustomerCardProps = { customer: ChosenCustomer; way: ReactNode; onChange: () => void }

/** The customer whom the orders are taken from. */
function CustomerCard({ customer, way, onChange }: CustomerCardProps) {
  const language = useLanguage()
  const { name, surname, phoneNumber, email, orders, budget, percentage } = customer
  return (
    <section
      id={customerCardId}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 outline-offset-[-2px]!"
    >
      <Initials of={customer} />
      <div className="min-w-0 grow basis-72">
        <h2 className="admin-h2 wrap-anywhere">{`${name} ${surname}`.trim()}</h2>
        <p className="flex flex-wrap gap-x-4 text-t2 tabular-nums">
          {[phoneLinks(phoneNumber).shown, email].filter(Boolean).map((one) => (
            <span key={one} className="wrap-anywhere">
              {one}
            </span>
          ))}
          <span>
            <Plural value={orders} one="# order" other="# orders" />, <Trans>in 3 years</Trans>{' '}
            <Money azn={budget} />
          </span>
          {percentage > 0 && (
            <Mark kind="ok">
              <Trans>discount {formatPercent(percentage, language)}</Trans>
            </Mark>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {way}
        <AdminButton onClick={onChange}>
          <Trans>Change</Trans> <KeyCap>C</KeyCap>
        </AdminButton>
      </div>
    </section>
  )
}

/** The side panel: the total, what happens next, and the button. */
function Placing({ order }: { order: NewOrder }) {
  const { totals, isReady, isBusy, linesFor, place } = order
  const vat = useVatOf(totals.prices)
  return (
    <aside
      ref={footBar}
      data-foot-bar=""
      className="flex flex-col gap-5 border-line2 bg-paper p-5 max-xl:sticky max-xl:bottom-0 max-xl:z-10 max-xl:gap-3 max-xl:border-t max-xl:px-4 max-xl:py-3 md:max-xl:flex-row md:max-xl:items-end md:max-xl:justify-between md:max-xl:pointer-fine:bottom-8 xl:sticky xl:top-14 xl:border-l"
    >
      <section>
        <h2 className="admin-h2 max-xl:sr-only">
          {linesFor === 'order' ? <Trans>Order</Trans> : <Trans context="one">Quote</Trans>}
        </h2>
        <p className="mt-2 flex items-baseline justify-between gap-4 max-xl:mt-0">
          <span className="text-t2">
            <Trans>Total</Trans>
          </span>
          <strong className="admin-h1">
            <Money azn={toAzn(totals.total)} />
          </strong>
        </p>
        {vat !== 0 && (
          <p className="flex items-baseline justify-between gap-4 text-t2">
            <span>
              <VatLabel />
            </span>{' '}
            <Money azn={toAzn(vat)} />
          </p>
        )}
      </section>
      <section className="max-xl:hidden">
        <h2 className="admin-h2">
          <Trans>Link for the customer</Trans>
        </h2>
        <p className="mt-1 text-t2">
          {linesFor === 'order' ? (
            <Trans>
              Every order has a secret link: there the customer sends the artwork and approves the proof.
            </Trans>
          ) : (
            <Trans>
              The quote has a secret link: there the customer reads it, accepts it or asks for a change. You
              choose its validity and language on the next page.
            </Trans>
          )}
        </p>
      </section>
      {linesFor === 'order' && <RoomNote {...order} rooms={[...order.rooms.values()]} />}
      <div className="grid gap-2">
        {!isReady && (
          <p className="text-t2">
            <Trans>A customer and at least one line are needed</Trans>
          </p>
        )}
        <AdminButton variant="primary" disabled={!isReady} busy={isBusy} onClick={place}>
          <Doing linesFor={linesFor} isBusy={isBusy} />
          {isReady && !isBusy && <KeyCap inverse>{commandKey} Enter</KeyCap>}
        </AdminButton>
      </div>
    </aside>
  )
}

function Doing({ linesFor, isBusy }: { linesFor: LinesFor; isBusy: boolean }) {
  if (linesFor === 'quote') return isBusy ? <Trans>Saving…</Trans> : <Trans>Save as a quote</Trans>
  return isBusy ? <Trans>Placing…</Trans> : <Trans>Place the order</Trans>
}
