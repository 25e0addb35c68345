import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { Segments } from '../../../ui/admin/segments.tsx'
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
import { customerCardId } from './customer-card.tsx'
import { findCustomerId } from './find-customer.tsx'
import { NewCustomer } from './new-customer.tsx'
import type { ChosenCustomer } from './order-draft.ts'
import { PlacedOrders } from './placed-orders.tsx'
import { Placing } from './placing.tsx'
import { type Placed, useNewOrder } from './use-new-order.ts'
import { WhoAsks } from './who-asks.tsx'

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
    // The field is there with the next picture.
    requestAnimationFrame(() => document.getElementById(findCustomerId)?.focus())
  }
  const choose = (customer: ChosenCustomer) => {
    order.chooseCustomer(customer)
    setTyped(null)
    setGoingOn(true)
  }
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
      note={<Trans>Every key is kept on this device</Trans>}
    >
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          {order.isBroughtBack && <BroughtBack onClear={order.clear} />}
          <WhoAsks order={order} onChoose={choose} onNew={setTyped} onChange={change} />
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
          search: one === 'quote' ? { as: 'quote' } : {},
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
