import { Trans } from '@lingui/react/macro'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { usePartners } from './use-partners.tsx'

/** Partners and their logos. */
export function PartnersScreen() {
  return (
    <CardsScreen
      title={<Trans>Partners</Trans>}
      meta={<Trans>logos on the home page</Trans>}
      kind={usePartners()}
    />
  )
}
