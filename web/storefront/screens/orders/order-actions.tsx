import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { isGivenUp } from '../../../../src/domains/order-status/statuses.ts'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/notice.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { orderAction, orderedSelection } from '../../kit/orders/order-parts.ts'
import { CancelOrder } from './cancel-order.tsx'
import type { MyOrder, MyOrderDetail } from './order-labels.tsx'

/** The buttons of an order in a list; on phones its own page has the rest. */
export const OrderActions = ({ order }: { order: MyOrder }) => (
  <div className="relative z-1 flex flex-wrap items-baseline gap-x-5">
    <RepeatLink order={order} />
    <QuoteLink order={order} />
    <div className="contents max-md:hidden">
      <PrintOrder order={order} />
      <CancelOrder order={order} />
    </div>
  </div>
)

const loadSheet = async () => ({ default: (await import('./order-sheet.tsx')).OrderSheet })
const OrderSheet = lazy(loadSheet)

/** Prints the order on a sheet. */
function PrintOrder({ order }: { order: MyOrder }) {
  const [printing, setPrinting] = useState(false)
  const loadFailed = useLoadFailure()
  const printed = useCallback(() => setPrinting(false), [])
  return (
    <>
      <button
        type="button"
        className={orderAction}
        onClick={() => loadSheet().then(() => setPrinting(true), loadFailed)}
      >
        <Trans>Print</Trans>
        <span className="sr-only">
          {' '}
          <Reference id={order.id} />
        </span>
      </button>
      {printing && (
        <Suspense>
          <OrderSheet order={order} onPrinted={printed} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Downloads the quote as a PDF, in the customer's own language; not shown without a price and for a rejected order.
 */
function QuoteLink({ order }: { order: MyOrder }) {
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if ((order.price === null && order.quote === null) || isGivenUp(order.status)) return null
  const save = async () => {
    setState('busy')
    await downloadFile(`/order/${order.id}/quote.pdf?language=${language}`, language).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <span className="type-small">
      <button
        type="button"
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void save()}
        className={orderAction}
      >
        <Trans>Price quote (PDF)</Trans>
        <span className="sr-only">
          {' '}
          <Reference id={order.id} />
        </span>
      </button>
      <span role="alert">
        {state === 'failed' && (
          <span className="pl-3">
            <Trans>The file could not be made. Please try again.</Trans>
          </span>
        )}
      </span>
    </span>
  )
}

/** The search of the order form with the same service, product, choice, count and comment. */
const choiceOf = ({ id, service, serviceType, count, options }: MyOrder) => ({
  service: service.id,
  ...(serviceType && { product: serviceType.id }),
  ...(options && { options: orderedSelection(options) }),
  count,
  again: id,
})

const RepeatLink = ({ order }: { order: MyOrder }) => (
  <Link to="/order" search={choiceOf(order)} className={`${orderAction} print:hidden`}>
    <Trans>Repeat this order</Trans>
    <span className="sr-only">
      {' '}
      <Reference id={order.id} />
    </span>
  </Link>
)

const RepeatButton = ({ order }: { order: MyOrder }) => (
  <LinkButton to="/order" search={choiceOf(order)} wide arrow>
    <Trans>Repeat this order</Trans>
  </LinkButton>
)

/** Ordering again, the PDF and the printout. */
export const OrderDocuments = ({ order }: { order: MyOrderDetail }) => (
  <div className="print:hidden">
    <RepeatButton order={order} />
    <div className="flex flex-wrap gap-x-5 pt-3">
      <QuoteLink order={order} />
      <PrintOrder order={order} />
      <CancelOrder order={order} />
    </div>
  </div>
)
