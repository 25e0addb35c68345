import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useLoadFailure } from '../../../ui/notice.tsx'
import { orderAction } from '../../kit/orders/order-action-look.ts'
import type { MyOrder } from './order-labels.tsx'

const loadSheet = async () => ({ default: (await import('./order-sheet.tsx')).OrderSheet })
const OrderSheet = lazy(loadSheet)

/** The order on a sheet of paper. */
export function PrintOrder({ order }: { order: MyOrder }) {
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
        <span className="sr-only"> № {order.id}</span>
      </button>
      {printing && (
        <Suspense>
          <OrderSheet order={order} onPrinted={printed} />
        </Suspense>
      )}
    </>
  )
}
