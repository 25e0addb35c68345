import { Plural, Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The notice above the orders after some were placed. The live region is there first, so that it is announced. */
export function PlacedNotice() {
  const placed = useLocation({ select: ({ state }) => state.placed })
  const purchase = useLocation({ select: ({ state }) => state.purchase })
  const [shown, setShown] = useState<number | undefined>()
  const [bought, setBought] = useState<typeof purchase>()
  const isNotHeld = useLocation({
    select: ({ state }) => state.notHeld === true || state.purchase?.notHeld === true,
  })
  useEffect(() => setShown(placed), [placed])
  useEffect(() => setBought(purchase), [purchase])
  return (
    <div role="status">
      {shown !== undefined && (
        <div className="pb-8">
          <Notice kind="ok" onDismiss={() => setShown(undefined)}>
            <Trans>
              Your order is received. Its number: <b className="font-extrabold">{shown}</b>.
            </Trans>{' '}
            {isNotHeld && <NotHeld />}
          </Notice>
        </div>
      )}
      {bought && (
        <div className="pb-8">
          <Notice kind="ok" onDismiss={() => setBought(undefined)}>
            <PurchasePlaced {...bought} /> {isNotHeld && <NotHeld />}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** The order stands, whatever the bank did. */
const NotHeld = () => (
  <Trans>
    The bank’s page didn’t open, and nothing is on hold on your card. You pay once we accept the order.
  </Trans>
)

function PurchasePlaced({ id, orders }: { id: number; orders: readonly number[] }) {
  const language = useLanguage()
  const numbers = orders.map((order) => referenceOf(order, language)).join(', ')
  return (
    <Plural
      value={orders.length}
      one={`Your purchase No. ${id} is received. Its order: ${numbers}.`}
      other={`Your purchase No. ${id} is received. Its orders: ${numbers}.`}
    />
  )
}
