import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorsOf, requiredError } from '../../../lib/account/form-rules.ts'
import { useSignIn } from '../../../lib/account/sign-in.ts'
import { fieldErrors, refusalOf } from '../../../lib/api.ts'
import type { UserData } from '../../../lib/device.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { focusAtOnce, TextInput } from '../../../ui/inputs.tsx'
import { FormButtons } from './form-buttons.tsx'
import { useFormErrors } from './use-form-errors.ts'

type CodeFormProps = {
  /** What the right password was answered. */
  challenge: string
  /** To the password again; with the reason when the server wants it. */
  onBack: (reason?: string) => void
  onSignedIn: (user: UserData) => void
}

/** The second step of logging in: a code of the app, or a recovery code. */
export function CodeForm({ challenge, onBack, onSignedIn }: CodeFormProps) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const errors = useFormErrors<'code'>()
  const [code, setCode] = useState('')
  const [hasApp, setHasApp] = useState(true)
  const [message, setMessage] = useState<FormMessage>(null)
  const send = useMutation({
    mutationFn: signIn,
    onSuccess: onSignedIn,
    onError: (error) => {
      const { challenge: late } = fieldErrors(error)
      if (late) return onBack(late)
      if (errors.showRefusal(error)) return
      setMessage({ kind: 'error', text: refusalOf(error) ?? t`There was an error. Please try again.` })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    setMessage(null)
    if (errors.show(errorsOf({ code: requiredError(code, msg`Write the code.`) }))) return
    send.mutate({ challenge, code })
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5 md:gap-6">
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <Field
          label={hasApp ? <Trans>Code from the app</Trans> : <Trans>Recovery code</Trans>}
          hint={
            hasApp ? (
              <Trans>The six digits that your authenticator app shows now</Trans>
            ) : (
              <Trans>One of the codes that you kept when you set this up; each works once</Trans>
            )
          }
          error={errors.of('code')}
        >
          <TextInput
            // With each kind of code it is another field.
            key={String(hasApp)}
            ref={focusAtOnce}
            inputMode={hasApp ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...errors.bind('code', code, setCode)}
          />
        </Field>
      </div>
      <FormButtons busy={send.isPending} send={<Trans>Log in</Trans>} sending={<Trans>Logging in…</Trans>}>
        <TextButton
          onClick={() => {
            setCode('')
            errors.reset()
            setHasApp(!hasApp)
          }}
        >
          {hasApp ? <Trans>Use a recovery code</Trans> : <Trans>Use the app</Trans>}
        </TextButton>
      </FormButtons>
      <p>
        <TextButton onClick={() => onBack()}>
          <Trans>Back to the password</Trans>
        </TextButton>
      </p>
    </form>
  )
}
