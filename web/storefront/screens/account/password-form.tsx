import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorsOf, repeatError, requiredError, shortestPassword } from '../../../lib/account/form-rules.ts'
import { isUnanswered, useClient } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { PasswordInput } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { useFormErrors, useTyped } from '../../kit/account/use-form-errors.ts'

type PasswordField = 'currentPassword' | 'newPassword' | 'repeated'
const nothing = { currentPassword: '', newPassword: '', repeated: '' }

/** The current password, the new one and its repetition: at least 8 characters, the same twice (ACC-2). */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useNotify()
  const errors = useFormErrors<PasswordField>()
  const { typed, bind } = useTyped(nothing, errors)
  const [message, setMessage] = useState<FormMessage>(null)
  const change = useMutation({
    mutationFn: () => {
      const { currentPassword, newPassword } = typed
      return client.accounts.changePassword.mutate({ currentPassword, newPassword })
    },
    onSuccess: () => {
      notify('ok', t`Your password is changed.`)
      onChanged()
    },
    onError: (error) => {
      if (errors.showRefusal(error)) return
      const failed = isUnanswered(error)
        ? t`The connection broke before we could answer. Try to log in with the new password; the old one may not count any more.`
        : t`The password was not changed. Please try again.`
      setMessage({ kind: 'error', text: failed })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    setMessage(null)
    const tooShort = msg`Your password must have at least 8 characters!`
    const found = errorsOf({
      currentPassword: requiredError(typed.currentPassword, msg`Write your current password.`),
      newPassword: typed.newPassword.length < shortestPassword ? tooShort : undefined,
      repeated: repeatError(typed.newPassword, typed.repeated),
    })
    if (!errors.show(found)) change.mutate()
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <Field label={<Trans>Current password</Trans>} error={errors.of('currentPassword')}>
          <PasswordInput autoComplete="current-password" {...bind('currentPassword')} />
        </Field>
      </div>
      <Field
        label={<Trans>New password</Trans>}
        hint={<Trans>At least {shortestPassword} characters</Trans>}
        error={errors.of('newPassword')}
      >
        <PasswordInput autoComplete="new-password" {...bind('newPassword')} />
      </Field>
      <Field label={<Trans>Repeat the password</Trans>} error={errors.of('repeated')}>
        <PasswordInput autoComplete="new-password" {...bind('repeated')} />
      </Field>
      <Button
        type="submit"
        wide
        arrow
        busy={change.isPending}
        busyLabel={<Trans>Saving…</Trans>}
        className="mt-2"
      >
        <Trans>Save the password</Trans>
      </Button>
    </form>
  )
}
