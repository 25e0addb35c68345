import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { Button, LinkButton, TextButton } from '../../../ui/button.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { EmailedLinkPage } from './emailed-link-page.tsx'
import { useLinkRefusal } from './use-link-refusal.ts'

const route = getRouteApi('/_storefront/undo-account-change/$')

/** Undoes a change of password or e-mail by a mailed link. It takes a press: mail programs open links too. */
export function UndoAccountChangeScreen() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const token = _splat.split('/')[1] ?? ''
  const client = useClient()
  const openLogIn = useLogIn()
  const undo = useMutation({
    mutationFn: () => client.accounts.undoChange.mutate({ token }),
    // Every session has ended, this device's too.
    onSuccess: forgetSession,
  })
  const refusal = useLinkRefusal(undo)
  const page = { title: t`Undo a change`, refusal, onDismiss: undo.reset }
  const forgotten = (
    <TextButton onClick={() => openLogIn({ view: 'forgot' })}>
      <Trans>Forgot your password?</Trans>
    </TextButton>
  )
  if (undo.isSuccess)
    return (
      <EmailedLinkPage
        {...page}
        says={
          <Trans>
            The e-mail address and the password are as they were, and every device is logged out. Log in and
            choose a new password.
          </Trans>
        }
      >
        <Button arrow onClick={() => openLogIn()}>
          <Trans>Log in</Trans>
        </Button>
        {forgotten}
      </EmailedLinkPage>
    )
  if (refusal?.isOver)
    return (
      <EmailedLinkPage
        {...page}
        says={<Trans>If you can’t get into your account, call or write to us.</Trans>}
      >
        <LinkButton to="/contact" arrow>
          <Trans>Contact us</Trans>
        </LinkButton>
        {forgotten}
      </EmailedLinkPage>
    )
  return (
    <EmailedLinkPage
      {...page}
      says={
        <Trans>
          If it wasn’t you who changed the e-mail address or the password of your account, undo it here. Both
          will be as they were, and every device will be logged out.
        </Trans>
      }
    >
      <Button arrow busy={undo.isPending} onClick={() => undo.mutate()}>
        <Trans>Undo the change</Trans>
      </Button>
    </EmailedLinkPage>
  )
}
