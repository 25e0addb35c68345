import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { ChoosePassword } from './choose-password.tsx'

const route = getRouteApi('/_storefront/reset-password/$')

/** Sets a new password by a mailed link, /reset-password/{userId}/{token} (ACC-9, WEB-19). */
export function ResetPasswordScreen() {
  const { _splat = '' } = route.useParams()
  const client = useClient()
  const openLogIn = useLogIn()
  return (
    <ChoosePassword
      link={_splat}
      title={<Trans>New password</Trans>}
      done={<Trans>The password is changed. Log in with the new one.</Trans>}
      send={(chosen) => client.accounts.resetPassword.mutate(chosen)}
      aside={
        <TextButton onClick={() => openLogIn({ view: 'forgot' })}>
          <Trans>Ask for a new link</Trans>
        </TextButton>
      }
    />
  )
}
