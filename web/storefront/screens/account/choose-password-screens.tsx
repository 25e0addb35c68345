import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { errorsOf, repeatError, shortestPassword } from '../../../lib/account/form-rules.ts'
import { fieldErrors, useClient } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { PasswordInput } from '../../../ui/inputs.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { useFormErrors, useTyped } from '../../kit/account/use-form-errors.ts'
import { Page } from '../../kit/page.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { AccountSheet } from './account-sheet.tsx'

type ChosenPassword = { password: string; confirmPassword: string; token: string }
type ChoosePasswordProps = {
  /** `{userId}/{token}` of the mailed link. */
  link: string
  title: ReactNode
  lead?: ReactNode
  done: ReactNode
  /** What stands beside the button that saves. */
  aside?: ReactNode
  send: (chosen: ChosenPassword) => Promise<unknown>
}

const nothing = { password: '', confirmPassword: '' }

/** The page behind an emailed link on which a user chooses a password and then logs in with it (WEB-19). */
export function ChoosePassword({ link, title, lead, done, aside, send: sendChosen }: ChoosePasswordProps) {
  const failureText = useFailureText()
  const token = link.split('/')[1] ?? ''
  const openLogIn = useLogIn()
  const errors = useFormErrors<'password' | 'confirmPassword'>()
  const { typed, bind } = useTyped(nothing, errors)
  const { password, confirmPassword } = typed
  const [message, setMessage] = useState<FormMessage>(
    token === ''
      ? { kind: 'error', text: <Trans>The link is incomplete: its token is missing.</Trans> }
      : null,
  )
  const send = useMutation({
    mutationFn: () => sendChosen({ password, confirmPassword, token }),
    // Every session has ended, that of this device too.
    onSuccess: forgetSession,
    onError: (error) => {
      const { token: tokenError, ...others } = fieldErrors(error)
      if (!tokenError && errors.showRefusal(error) && Object.keys(others).length > 0) return
      setMessage({ kind: 'error', text: tokenError ?? failureText(error) })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    const tooShort = msg`Your password must have at least 8 characters!`
    const found = errorsOf({
      password: password.length < shortestPassword ? tooShort : undefined,
      confirmPassword: repeatError(password, confirmPassword),
    })
    if (errors.show(found) || token === '') return
    setMessage(null)
    send.mutate()
  }
  return (
    <Page title={title} ink="y">
      <AccountSheet>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <div role="status">{send.isSuccess && <p className="type-lead pb-7">{done}</p>}</div>
        {lead && !send.isSuccess && <p className="type-lead pb-7">{lead}</p>}
        {send.isSuccess ? (
          <Button arrow onClick={() => openLogIn()}>
            <Trans>Log in</Trans>
          </Button>
        ) : (
          <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-6">
            <Field
              label={<Trans>New password</Trans>}
              hint={<Trans>At least {shortestPassword} characters</Trans>}
              error={errors.of('password')}
            >
              <PasswordInput autoComplete="new-password" {...bind('password')} />
            </Field>
            <Field label={<Trans>Repeat the password</Trans>} error={errors.of('confirmPassword')}>
              <PasswordInput autoComplete="new-password" {...bind('confirmPassword')} />
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-2">
              <Button type="submit" arrow busy={send.isPending} busyLabel={<Trans>Saving…</Trans>}>
                <Trans>Save the password</Trans>
              </Button>
              {aside}
            </div>
          </form>
        )}
      </AccountSheet>
    </Page>
  )
}

const invitationRoute = getRouteApi('/_storefront/invitation/$')

/**
 * An invited staff member chooses a password by an emailed link, /invitation/{userId}/{token}; the page doesn't know
 * the name.
 */
export function InvitationScreen() {
  const { _splat = '' } = invitationRoute.useParams()
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

const resetRoute = getRouteApi('/_storefront/reset-password/$')

/** Sets a new password by an emailed link, /reset-password/{userId}/{token} (ACC-9, WEB-19). */
export function ResetPasswordScreen() {
  const { _splat = '' } = resetRoute.useParams()
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
