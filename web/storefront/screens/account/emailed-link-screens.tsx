import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import { Button, LinkButton, TextButton, TextLink } from '../../../ui/button.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { Page } from '../../kit/page.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { AccountSheet } from './account-sheet.tsx'

type EmailedLinkPageProps = {
  title: string
  refusal: LinkRefusal | null
  onDismiss: () => void
  says: ReactNode
  /** The buttons and links. */
  children: ReactNode
}

/** The page that an emailed link opens: what it is about, the result, and where to go on. */
export const EmailedLinkPage = ({ title, refusal, onDismiss, says, children }: EmailedLinkPageProps) => (
  <Page title={title} ink="y">
    <AccountSheet>
      <FormNotice message={refusal && { kind: 'error', text: refusal.text }} onDismiss={onDismiss} />
      <p role="status" className="type-lead pb-7">
        {says}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
    </AccountSheet>
  </Page>
)

const confirmRoute = getRouteApi('/_storefront/confirm-email/$')

/**
 * Confirms an email address by an emailed link. Mail programs open links and run what is there, so it takes a press,
 * unless the link's own user is signed in on this device.
 */
export function ConfirmEmailScreen() {
  const { t } = useLingui()
  const { _splat = '' } = confirmRoute.useParams()
  const [userId, token = ''] = _splat.split('/')
  const user = useUser()
  const client = useClient()
  const queryClient = useQueryClient()
  const isOwn = user !== null && String(user.id) === userId
  const me = useQuery({ ...useApi().accounts.me.queryOptions(), enabled: isOwn })
  const isConfirmed = isOwn ? me.data?.emailConfirmed : undefined
  const confirm = useMutation({
    mutationFn: () => client.accounts.confirmEmail.mutate({ token }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const { mutate, isPending } = confirm
  const begun = useRef(false)
  useEffect(() => {
    if (isConfirmed !== false || begun.current) return
    begun.current = true
    mutate()
  }, [isConfirmed, mutate])
  const refusal = useLinkRefusal(confirm)
  const page = { title: t`E-mail address`, refusal, onDismiss: confirm.reset }
  if (confirm.isSuccess || isConfirmed)
    return (
      <EmailedLinkPage
        {...page}
        refusal={null}
        says={<Trans>Your address is confirmed. We will e-mail you about your orders.</Trans>}
      >
        <LinkButton to="/myorder" arrow>
          <Trans>My orders</Trans>
        </LinkButton>
      </EmailedLinkPage>
    )
  if (refusal?.isOver)
    return (
      <EmailedLinkPage
        {...page}
        says={
          <Trans>
            Your account shows whether the address is confirmed, and there you can have a new link sent.
          </Trans>
        }
      >
        <LinkButton to="/myaccount" arrow>
          <Trans>My account</Trans>
        </LinkButton>
      </EmailedLinkPage>
    )
  return (
    <EmailedLinkPage
      {...page}
      says={<Trans>Confirm that this address is yours, and we will e-mail you about your orders.</Trans>}
    >
      <Button arrow busy={isPending || me.isLoading} onClick={() => mutate()}>
        <Trans>Confirm the address</Trans>
      </Button>
      <TextLink to="/myaccount">
        <Trans>My account</Trans>
      </TextLink>
    </EmailedLinkPage>
  )
}

const undoRoute = getRouteApi('/_storefront/undo-account-change/$')

/**
 * Undoes a change of password or email address by an emailed link. It takes a press, since mail programs open links
 * too.
 */
export function UndoAccountChangeScreen() {
  const { t } = useLingui()
  const { _splat = '' } = undoRoute.useParams()
  const token = _splat.split('/')[1] ?? ''
  const client = useClient()
  const openLogIn = useLogIn()
  const undo = useMutation({
    mutationFn: () => client.accounts.undoChange.mutate({ token }),
    // Every session has ended, that of this device too.
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

/** Why an emailed link did nothing; `isOver` when it never will: wrong, used, or expired. */
type LinkRefusal = { text: string; isOver: boolean }

/** Why an emailed link was refused; null unless it was. */
function useLinkRefusal({ error }: { error: unknown }): LinkRefusal | null {
  const failureText = useFailureText()
  if (!error) return null
  const { token } = fieldErrors(error)
  return {
    text: token ?? failureText(error),
    isOver: token !== undefined,
  }
}
