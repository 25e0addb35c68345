import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useLoadFailure } from '../../ui/notice.tsx'
import type { MyOrder } from './order-words.tsx'

const loadSheet = async () => ({ default: (await import('./order-sheet.tsx')).OrderSheet })
const OrderSheet = lazy(loadSheet)

const act =
  'type-small inline-flex min-h-6 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'

/** What a client does with an order: the form with the same choice once more, or a sheet on paper; `children` are further ones. */
export function OrderActs({ order, children }: { order: MyOrder; children?: ReactNode }) {
  const [printing, setPrinting] = useState(false)
  const loadFailed = useLoadFailure()
  const printed = useCallback(() => setPrinting(false), [])
  const { service, serviceType, count } = order
  return (
    <div className="flex flex-wrap gap-x-5">
      <Link
        to="/order"
        search={{ service: service.id, ...(serviceType && { product: serviceType.id }), count }}
        className={act}
      >
        <Trans>Repeat this order</Trans>
        <span className="sr-only"> № {order.id}</span>
      </Link>
      <button
        type="button"
        className={act}
        onClick={() => loadSheet().then(() => setPrinting(true), loadFailed)}
      >
        <Trans>Print</Trans>
        <span className="sr-only"> № {order.id}</span>
      </button>
      {children}
      {printing && (
        <Suspense>
          <OrderSheet order={order} onPrinted={printed} />
        </Suspense>
      )}
    </div>
  )
}
