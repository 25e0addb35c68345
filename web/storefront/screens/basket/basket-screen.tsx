import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { forgetEdited } from '../../../lib/basket/edited-line.ts'
import { useHydrated } from '../../../lib/session.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { BasketNotices } from './basket-notices.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { FullBasket } from './full-basket.tsx'
import { useBasket } from './use-basket.ts'
import { usePlaceBasket } from './use-place-basket.tsx'
import { useRemoved } from './use-removed.ts'

/** What is about to be ordered: on the device, and of who is signed in with the account. */
export function BasketScreen() {
  const basket = useBasket()
  const place = usePlaceBasket(basket)
  const removing = useRemoved()
  const isHydrated = useHydrated()
  useEffect(forgetEdited, [])
  // While they are ordered the lines stay as they were, until the orders are shown.
  const lines = place.ordering ?? basket.lines
  const isEmpty = lines.length === 0 && removing.removed.length === 0
  if (!isHydrated || (isEmpty && !basket.isRead)) return <PendingScreen />
  return (
    <Page title={<Trans>Basket</Trans>} ink="y">
      <BasketNotices place={place} isEmpty={lines.length === 0} />
      {isEmpty ? (
        <EmptyBasket />
      ) : (
        <FullBasket basket={{ ...basket, lines }} removing={removing} place={place} />
      )}
    </Page>
  )
}
