import { Trans } from '@lingui/react/macro'
import { CardsScreen } from '../../kit/cards/cards-screen.tsx'
import { useSocialMedia } from './use-social-media.tsx'

/** Social accounts with link, icon and light icon. */
export function SocialMediaScreen() {
  return (
    <CardsScreen
      title={<Trans>Social media</Trans>}
      meta={<Trans>links in the header and footer</Trans>}
      kind={useSocialMedia()}
    />
  )
}
