import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { emailError, errorsOf } from '../../../lib/account/form-rules.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { EmailInput } from '../../../ui/inputs.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { FormButtons } from './form-buttons.tsx'
import { useFormErrors } from './use-form-errors.ts'

type ForgotFormProps = { email: string; onEmail: (email: string) => void; onBack: () => void }

/** Enter the e-mail, then send or go back (WEB-19). */
export function ForgotForm({ email, onEmail, onBack }: ForgotFormProps) {
  const { t } = useLingui()
  const client = useClient()
  const failureText = useFailureText()
  const errors = useFormErrors<'email'>()
  const [message, setMessage] = useState<FormMessage>(null)
  const send = useMutation({
    mutationFn: () => client.accounts.forgotPassword.mutate({ email: email.trim() }),
    onSuccess: () =>
      setMessage({
        kind: 'ok',
        text: t`A link for a new password was sent to ${email.trim()}. It works for an hour.`,
      }),
    onError: (error) => {
      if (errors.showRefusal(error)) return
      const unknown = errorCode(error) === 'NOT_FOUND'
      setMessage({ kind: 'error', text: unknown ? t`The e-mail was not found.` : failureText(error) })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    setMessage(null)
    if (errors.show(errorsOf({ email: emailError(email) }))) return
    send.mutate()
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p>
        <Trans>Write the e-mail that you registered with: we will send a link to set a new password.</Trans>
      </p>
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <Field label={<Trans>E-mail</Trans>} error={errors.of('email')}>
          <EmailInput {...errors.bind('email', email, onEmail)} />
        </Field>
      </div>
      <FormButtons
        busy={send.isPending}
        send={<Trans>Send the link</Trans>}
        sending={<Trans>Sending…</Trans>}
      >
        <TextButton onClick={onBack}>
          <Trans>Back to log in</Trans>
        </TextButton>
      </FormButtons>
    </form>
  )
}
