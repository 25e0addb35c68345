import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  emailError,
  errorsOf,
  passwordError,
  requiredError,
  shortestPassword,
} from '../../../lib/account/form-rules.ts'
import { useSignIn } from '../../../lib/account/sign-in.ts'
import { errorCode, isApiError, useClient } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { EmailInput, PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { useFormErrors, useTyped } from '../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'

const nothing = { code: '', name: '', surname: '', email: '', password: '' }

/** The code of the console, and who the first administrator is; afterwards they are signed in (PER-16). */
export function FirstAdminForm() {
  const client = useClient()
  const signIn = useSignIn()
  const failureText = useFailureText()
  const errors = useFormErrors<keyof typeof nothing>()
  const { typed, bind } = useTyped(nothing, errors)
  const [message, setMessage] = useState<FormMessage>(null)
  const email = typed.email.trim()
  const send = useMutation({
    mutationFn: () => client.accounts.makeFirstAdmin.mutate({ ...typed, email }),
    // Where only the signing in fails, the administrator is there all the same: the log-in says the rest.
    onSuccess: () =>
      signIn({ email, password: typed.password }).then(
        () => location.assign('/admin'),
        () => location.assign('/login'),
      ),
    onError: (error) => {
      if (errors.showRefusal(error)) return
      const isTaken = errorCode(error) === 'CONFLICT' && isApiError(error)
      setMessage({ kind: 'error', text: isTaken ? error.message : failureText(error) })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending || send.isSuccess) return
    setMessage(null)
    const found = errorsOf({
      code: requiredError(typed.code, msg`Write the code of the console.`),
      name: requiredError(typed.name, msg`Write your name.`),
      surname: requiredError(typed.surname, msg`Write your surname.`),
      email: emailError(typed.email),
      password: passwordError(typed.password),
    })
    if (!errors.show(found)) send.mutate()
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <Field
          label={<Trans>Code of the console</Trans>}
          hint={<Trans>It stands where the site was started, in the last lines.</Trans>}
          error={errors.of('code')}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...bind('code')}
            maxLength={40}
          />
        </Field>
      </div>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field label={<Trans>Name</Trans>} error={errors.of('name')}>
          <TextInput autoComplete="given-name" {...bind('name')} maxLength={100} />
        </Field>
        <Field label={<Trans>Surname</Trans>} error={errors.of('surname')}>
          <TextInput autoComplete="family-name" {...bind('surname')} maxLength={100} />
        </Field>
      </div>
      <Field
        label={<Trans>E-mail</Trans>}
        hint={<Trans>You log in with it.</Trans>}
        error={errors.of('email')}
      >
        <EmailInput {...bind('email')} maxLength={254} />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        hint={<Trans>At least {shortestPassword} characters</Trans>}
        error={errors.of('password')}
      >
        <PasswordInput autoComplete="new-password" {...bind('password')} />
      </Field>
      <Button
        type="submit"
        wide
        arrow
        busy={send.isPending || send.isSuccess}
        busyLabel={<Trans>Creating the account…</Trans>}
        className="mt-2"
      >
        <Trans>Begin</Trans>
      </Button>
    </form>
  )
}
