import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { fieldErrors, refusalOf, useClient } from '../../lib/api.ts'
import { forgetSession } from '../../lib/device.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../ui/form-notice.tsx'
import { PasswordInput } from '../../ui/inputs.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { faultsOf, repeatFault, shortestPassword } from './form-rules.ts'
import { useLogin } from './login.tsx'
import { useFormFaults } from './use-form-faults.ts'

const route = getRouteApi('/_storefront/reset-password/$')

/** Sets a new password by a mailed link, /reset-password/{userId}/{token} (specification 5 and 8). */
export function ResetPasswordScreen() {
  const { t } = useLingui()
  const { _splat = '' } = route.useParams()
  const token = _splat.split('/')[1] ?? ''
  const client = useClient()
  const openLogin = useLogin()
  const faults = useFormFaults<'password' | 'confirmPassword'>()
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [message, setMessage] = useState<FormMessage>(
    token === ''
      ? { kind: 'error', text: <Trans>The link is incomplete: its token is missing.</Trans> }
      : null,
  )
  const send = useMutation({
    mutationFn: () => client.accounts.resetPassword.mutate({ password, confirmPassword, token }),
    // Every session has ended, this device's too.
    onSuccess: forgetSession,
    onError: (error) => {
      const { token: tokenFault, ...others } = fieldErrors(error)
      if (!tokenFault && faults.showRefusal(error) && Object.keys(others).length > 0) return
      const text = tokenFault ?? refusalOf(error) ?? t`There was an error. Please try again.`
      setMessage({ kind: 'error', text })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    const tooShort = msg`Your password must have at least 8 characters!`
    const found = faultsOf({
      password: password.length < shortestPassword ? tooShort : undefined,
      confirmPassword: repeatFault(password, confirmPassword),
    })
    if (faults.show(found) || token === '') return
    setMessage(null)
    send.mutate()
  }
  return (
    <main id="content" tabIndex={-1} data-ink="y" className="sheet-width pt-5 md:pt-5.5">
      <Breadcrumb parents={[{ label: <Trans>Home</Trans>, to: '/' }]} current={<Trans>New password</Trans>} />
      <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">
        <Trans>New password</Trans>
      </h1>
      <AccountSheet>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <div role="status">
          {send.isSuccess && (
            <p className="type-lead pb-7">
              <Trans>The password is changed. Log in with the new one.</Trans>
            </p>
          )}
        </div>
        {send.isSuccess ? (
          <Button arrow onClick={() => openLogin()}>
            <Trans>Log in</Trans>
          </Button>
        ) : (
          <form ref={faults.form} noValidate onSubmit={submit} className="flex flex-col gap-6">
            <Field
              label={<Trans>New password</Trans>}
              hint={<Trans>At least {shortestPassword} characters</Trans>}
              error={faults.of('password')}
            >
              <PasswordInput
                name="password"
                autoComplete="new-password"
                maxLength={200}
                required
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  faults.clear('password')
                }}
              />
            </Field>
            <Field label={<Trans>Repeat the password</Trans>} error={faults.of('confirmPassword')}>
              <PasswordInput
                name="confirmPassword"
                autoComplete="new-password"
                maxLength={200}
                required
                value={confirmPassword}
                onChange={(event) => {
                  setConfirmPassword(event.target.value)
                  faults.clear('confirmPassword')
                }}
              />
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-2">
              <Button type="submit" arrow busy={send.isPending} busyLabel={<Trans>Saving…</Trans>}>
                <Trans>Save the password</Trans>
              </Button>
              <TextButton onClick={() => openLogin({ view: 'forgot' })}>
                <Trans>Ask for a new link</Trans>
              </TextButton>
            </div>
          </form>
        )}
      </AccountSheet>
    </main>
  )
}
