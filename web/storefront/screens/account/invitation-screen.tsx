import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { ChoosePassword } from './choose-password.tsx'

const route = getRouteApi('/_storefront/invitation/$')

/** An invited staff member chooses a password by a mailed link, /invitation/{userId}/{token}; the page knows no name. */
export function InvitationScreen() {
  const { _splat = '' } = route.useParams()
  const client = useClient()
  const openLogIn = useLogIn()
  return (
    <ChoosePassword
      link={_splat}
      title={<Trans>Choose your password</Trans>}
      lead={<Trans>With it and your e-mail you log in to the back office.</Trans>}
      done={<Trans>The password is saved. Log in with it.</Trans>}
      aside={
        <TextButton onClick={() => openLogIn()}>
          <Trans>Log in</Trans>
        </TextButton>
      }
      send={(chosen) => client.accounts.acceptInvitation.mutate(chosen)}
    />
  )
}
