import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, Fragment, useState } from 'react'
import {
  emailError,
  errorsOf,
  noPhone,
  passwordError,
  repeatError,
  requiredError,
  shortestPassword,
} from '../../../lib/account/form-rules.ts'
import { useSignIn } from '../../../lib/account/sign-in.ts'
import { errorCode, isUnanswered, useClient } from '../../../lib/api.ts'
import type { UserData } from '../../../lib/device.ts'
import { isPhone } from '../../../lib/phone-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { EmailInput, PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts'
import { useInfoPages } from '../contact/contact-data.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useFormErrors } from './use-form-errors.ts'

type RegisterFormProps = {
  value: Registration
  onChange: (value: Registration) => void
  onSignedIn: (user: UserData) => void
  /** Called when the account was created, but the user has to log in by hand. */
  onRegistered: (email: string) => void
}

/**
 * 201 resets the form, says so and logs in with what was typed; 409 says that the user is already registered
 * (ACC-1).
 */
export function RegisterForm({ value, onChange, onSignedIn, onRegistered }: RegisterFormProps) {
  const { t } = useLingui()
  const client = useClient()
  const signIn = useSignIn()
  const failureText = useFailureText()
  const errors = useFormErrors<RegistrationField>()
  const [message, setMessage] = useState<FormMessage>(null)
  const send = useMutation({
    mutationFn: async (input: Registration) => {
      const { email } = await client.accounts.register.mutate(input)
      const user = await signIn({ email, password: input.password }).catch(() => null)
      return { email, user }
    },
    onSuccess: ({ email, user }) => {
      onChange(emptyRegistration)
      if (user) onSignedIn(user)
      else onRegistered(email)
    },
    onError: (error) => {
      if (errors.showRefusal(error)) return
      if (isUnanswered(error)) {
        setMessage({ kind: 'error', text: <UnansweredRegistration /> })
        return
      }
      const taken = errorCode(error) === 'CONFLICT'
      setMessage({ kind: 'error', text: taken ? t`This user is already registered.` : failureText(error) })
    },
  })
  const check = useOneAtATime(async () => {
    if (send.isPending) return
    setMessage(null)
    if (errors.show(await registrationErrors(value))) return
    send.mutate({ ...value, email: value.email.trim() })
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void check()
  }
  const bind = (field: RegistrationField) =>
    errors.bind(field, value[field], (text) => onChange({ ...value, [field]: text }))
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <FormNotice message={message} onDismiss={() => setMessage(null)} />
        <div className="grid grid-cols-2 gap-3">
          <Field label={<Trans>Name</Trans>} error={errors.of('name')}>
            <TextInput autoComplete="given-name" maxLength={100} {...bind('name')} />
          </Field>
          <Field label={<Trans>Surname</Trans>} error={errors.of('surname')}>
            <TextInput autoComplete="family-name" maxLength={100} {...bind('surname')} />
          </Field>
        </div>
      </div>
      <Field label={<Trans>E-mail</Trans>} error={errors.of('email')}>
        <EmailInput maxLength={254} {...bind('email')} />
      </Field>
      <Field label={<Trans>Phone</Trans>} error={errors.of('phoneNumber')}>
        <PhoneInput
          name="phoneNumber"
          required
          value={value.phoneNumber}
          onChange={(phoneNumber) => {
            onChange({ ...value, phoneNumber })
            errors.clear('phoneNumber')
          }}
          onRefused={() => errors.mark('phoneNumber', noPhone)}
        />
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        hint={<Trans>At least {shortestPassword} characters</Trans>}
        error={errors.of('password')}
      >
        <PasswordInput autoComplete="new-password" maxLength={200} {...bind('password')} />
      </Field>
      <Field label={<Trans>Repeat the password</Trans>} error={errors.of('passwordConfirm')}>
        <PasswordInput autoComplete="new-password" maxLength={200} {...bind('passwordConfirm')} />
      </Field>
      <Button
        type="submit"
        wide
        arrow
        busy={send.isPending}
        busyLabel={<Trans>Creating the account…</Trans>}
        className="mt-3"
      >
        <Trans>Create an account</Trans>
      </Button>
      <Conditions />
    </form>
  )
}

/** Where the company has written them: they open beside the form, so that nothing typed is lost. */
function Conditions() {
  const pages = useInfoPages().filter(({ page }) => page === 'terms' || page === 'privacy')
  if (pages.length === 0) return null
  return (
    <p className="type-small text-grey">
      <Trans>What applies to orders and to your data:</Trans>{' '}
      {pages.map(({ page, title }, index) => (
        <Fragment key={page}>
          {index > 0 && ', '}
          <Link
            to="/info/$page"
            params={{ page }}
            target="_blank"
            className="font-semibold text-key underline underline-offset-4"
          >
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** The account may exist already: a second attempt would only be told that its address is taken. */
const UnansweredRegistration = () => (
  <Trans>
    The connection broke before we could answer, so the account may be there. Try to log in with this e-mail
    and password; if that fails, press once more.
  </Trans>
)

/** All six fields are required (ACC-1). */
export type Registration = {
  name: string
  surname: string
  email: string
  phoneNumber: string
  password: string
  passwordConfirm: string
}
type RegistrationField = keyof Registration

export const emptyRegistration: Registration = {
  name: '',
  surname: '',
  email: '',
  phoneNumber: '',
  password: '',
  passwordConfirm: '',
}

const registrationErrors = async (form: Registration) =>
  errorsOf<RegistrationField>({
    name: requiredError(form.name, msg`Write your name.`),
    surname: requiredError(form.surname, msg`Write your surname.`),
    email: emailError(form.email),
    phoneNumber: (await isPhone(form.phoneNumber)) ? undefined : noPhone,
    password: passwordError(form.password),
    passwordConfirm: repeatError(form.password, form.passwordConfirm),
  })
