import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { downloadFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { orderAction } from '../../kit/orders/order-action-look.ts'
import type { MyOrder } from './order-labels.tsx'

/** The price as a paper, in the customer's own language; not there without one, and for what was not approved. */
export function QuoteLink({ order }: { order: MyOrder }) {
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if ((order.price === null && order.quote === null) || order.status === 'NotApproved') return null
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
        <span className="sr-only"> № {order.id}</span>
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
