import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { emailError, errorsOf, passwordError, requiredError } from '../../../lib/account/form-rules.ts'
import { useSignIn } from '../../../lib/account/sign-in.ts'
import { challengeOf, errorCode, fieldErrors, refusalOf } from '../../../lib/api.ts'
import type { UserData } from '../../../lib/device.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { EmailInput, focusAtOnce, PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { FormButtons } from './form-buttons.tsx'
import { useFormErrors } from './use-form-errors.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type LogInFormProps = {
  email: string
  onEmail: (email: string) => void
  /** The message of the view that led here. */
  message: FormMessage
  onMessage: (message: FormMessage) => void
  onForgot: () => void
  onSignedIn: (user: UserData) => void
}

export function LogInForm({ email, onEmail, message, onMessage, onForgot, onSignedIn }: LogInFormProps) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const errors = useFormErrors<'email' | 'password'>()
  const [password, setPassword] = useState('')
  const [challenge, setChallenge] = useState<string>()
  const box = useKeptFocus(challenge === undefined ? 'password' : 'code')
  const send = useMutation({
    mutationFn: signIn,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (challengeOf(error)) return setChallenge(challengeOf(error))
      if (errors.showRefusal(error)) return
      const wrong = errorCode(error) === 'NOT_FOUND'
      const text = wrong ? t`The user name or password is wrong.` : refusalOf(error)
      onMessage({ kind: 'error', text: text ?? t`There was an error. Please try again.` })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    onMessage(null)
    if (errors.show(errorsOf({ email: emailError(email), password: passwordError(password) }))) return
    send.mutate({ email: email.trim(), password })
  }
  if (challenge !== undefined)
    return (
      <div ref={box}>
        <CodeForm
          challenge={challenge}
          onBack={(reason) => {
            setChallenge(undefined)
            onMessage(reason === undefined ? null : { kind: 'error', text: reason })
          }}
          onSignedIn={onSignedIn}
        />
      </div>
    )
  return (
    // When the form is sent before the program has loaded, what was typed must not stand in the address.
    <div ref={box}>
      <form
        ref={errors.form}
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5 md:gap-6"
      >
        <div>
          <FormNotice message={message} onDismiss={() => onMessage(null)} />
          <Field label={<Trans>E-mail</Trans>} error={errors.of('email')}>
            <EmailInput autoComplete="username" {...errors.bind('email', email, onEmail)} />
          </Field>
        </div>
        <Field label={<Trans>Password</Trans>} error={errors.of('password')}>
          <PasswordInput
            autoComplete="current-password"
            {...errors.bind('password', password, setPassword)}
          />
        </Field>
        <FormButtons busy={send.isPending} send={<Trans>Log in</Trans>} sending={<Trans>Logging in…</Trans>}>
          <TextButton onClick={onForgot}>
            <Trans>Forgot your password?</Trans>
          </TextButton>
        </FormButtons>
      </form>
    </div>
  )
}

type CodeFormProps = {
  /** The challenge that the server answered the right password with. */
  challenge: string
  /** Goes back to the password, with the reason when the server asks for it. */
  onBack: (reason?: string) => void
  onSignedIn: (user: UserData) => void
}

/** The second step of logging in: a code from the app, or a recovery code. */
function CodeForm({ challenge, onBack, onSignedIn }: CodeFormProps) {
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
            // Each kind of code has a field of its own.
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
