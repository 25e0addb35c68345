import { Trans } from '@lingui/react/macro'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { useAdvertisements } from './use-advertisements.tsx'

/** Cards with link and image. */
export function AdvertisementsScreen() {
  return (
    <CardsScreen
      title={<Trans>Advertisements</Trans>}
      meta={<Trans>carousel of the home page</Trans>}
      kind={useAdvertisements()}
    />
  )
}
