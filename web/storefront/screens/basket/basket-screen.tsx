import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../lib/api.ts'
import { forgetEdited } from '../../../lib/basket/edited-line.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useHydrated } from '../../../lib/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { useDelivery } from '../../kit/delivery/use-delivery.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { FullBasket } from './full-basket.tsx'
import { useBasket, useRemoved } from './use-basket.ts'
import { type PlaceBasket, usePlaceBasket } from './use-place-basket.tsx'

/** What is about to be ordered: kept on the device, and for a signed-in user in the account. */
export function BasketScreen() {
  const basket = useBasket()
  const delivery = useDelivery()
  const place = usePlaceBasket(basket, delivery)
  const removing = useRemoved()
  const isHydrated = useHydrated()
  useEffect(forgetEdited, [])
  // While the lines are being ordered they stay as they were, until the orders are shown.
  const lines = place.ordering ?? basket.lines
  const isEmpty = lines.length === 0 && removing.removed.length === 0
  if (!isHydrated || (isEmpty && !basket.isRead)) return <PendingScreen />
  return (
    <Page title={<Trans>Basket</Trans>} ink="y">
      <BasketNotices place={place} isEmpty={lines.length === 0} />
      {isEmpty ? (
        <EmptyBasket />
      ) : (
        <FullBasket basket={{ ...basket, lines }} removing={removing} place={place} delivery={delivery} />
      )}
    </Page>
  )
}

type BasketNoticesProps = {
  place: PlaceBasket
  /** No line is left beside which it could be said. */
  isEmpty: boolean
}

/** The notice above the basket about lines that have left it. */
function BasketNotices({ place, isEmpty }: BasketNoticesProps) {
  const { message, dismiss, askAgain, isPending } = place
  const box = useRef<HTMLDivElement>(null)
  const said = isEmpty ? message : null
  useEffect(() => {
    // A customer who pressed at the end of a long basket is far below the notice.
    if (said) box.current?.scrollIntoView({ block: 'center' })
  }, [said])
  return (
    <div ref={box}>
      <FormNotice message={said} onDismiss={dismiss} />
      <div role="alert">{askAgain && <LostAnswer onAsk={askAgain} isBusy={isPending} />}</div>
    </div>
  )
}

/** The lines are gone, but no answer has said that they were ordered: it leads to the customer's orders. */
const LostAnswer = ({ onAsk, isBusy }: { onAsk: () => void; isBusy: boolean }) => (
  <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-[1.5px] border-key bg-paper p-4.5 md:p-6">
    <p className="max-w-160">
      <Trans>
        The connection broke before we could answer. The lines have left your basket, so the order has most
        likely reached us.
      </Trans>
    </p>
    <Button arrow autoFocus busy={isBusy} onClick={onAsk}>
      <Trans>Show the order</Trans>
    </Button>
  </div>
)

/** The empty basket: a link to the services, and the two newest products. */
function EmptyBasket() {
  const { data } = useQuery(useApi().products.latest.queryOptions({ language: useLanguage(), count: 2 }))
  return (
    <>
      <EmptyState drawn title={<Trans>The basket is empty</Trans>}>
        <LinkButton to="/services" arrow>
          <Trans>See what we print</Trans>
        </LinkButton>
      </EmptyState>
      {data && data.length > 0 && (
        <ul className="grid gap-6 pt-8 sm:grid-cols-2 lg:max-w-200">
          {data.map(({ id, name, photoUrl, priceFrom }) => (
            <li key={id}>
              <Link to="/services/card/prices/$id" params={{ id: String(id) }} className="group block">
                <Picture
                  url={photoUrl}
                  alt=""
                  sizes="(width >= 640px) 45vw, 92vw"
                  className="aspect-[3/2] w-full bg-proof object-cover"
                />
                <span className="type-card block pt-3 group-hover:underline group-hover:underline-offset-4">
                  {name}
                </span>
                <span className="type-small block font-semibold">
                  <PriceFrom azn={priceFrom} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
