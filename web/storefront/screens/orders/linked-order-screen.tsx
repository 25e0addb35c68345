import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useHydrated } from '../../../lib/session.ts'
import { isLinkEnded, LinkWithoutPage } from '../../kit/orders/ended-link.tsx'
import { linkedOrderQuery } from '../../kit/orders/order-parts.ts'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OrderPage } from './order-page.tsx'
import { readKept } from './use-thread.ts'

/** An order for the holder of its secret link; an ended link says so, and whom to call. */
export function LinkedOrderScreen() {
  const hydrated = useHydrated()
  const { data, error, isPending, refetch } = useQuery({
    ...linkedOrderQuery({ api: useApi() }),
    enabled: hydrated,
  })
  if (data && !isLinkEnded(error)) return <OrderPage order={data} access="link" />
  if (isPending) return <PendingScreen />
  return (
    <LinkWithoutPage
      title={<Trans>Your order</Trans>}
      error={error}
      failed={<Trans>The order could not be loaded.</Trans>}
      onRetry={() => void refetch()}
    >
      {data && <UnsentText orderId={data.id} />}
    </LinkWithoutPage>
  )
}

/** The message that was being written when the link ended, to be copied; it scrolls into view. */
function UnsentText({ orderId }: { orderId: number }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text] = useState(() => {
    const { draft, unsent } = readKept(orderId)
    return [...unsent.map(({ text }) => text), draft].filter(Boolean).join('\n\n')
  })
  useEffect(() => {
    scrollTo({ top: 0 })
    field.current?.focus({ preventScroll: true })
  }, [])
  if (text === '') return null
  return (
    <div className="max-w-175 pb-12">
      <label htmlFor={id} className="block pb-2 font-bold">
        <Trans>What you wrote was not sent. You can copy it here.</Trans>
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={5}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full border border-key bg-paper p-3"
      />
    </div>
  )
}
