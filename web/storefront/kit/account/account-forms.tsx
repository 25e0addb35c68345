import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { emailError, errorsOf } from '../../../lib/account/form-rules.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import type { UserData } from '../../../lib/device.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FormMessage, FormNotice } from '../../../ui/form-notice.tsx'
import { EmailInput } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { FormButtons } from './form-buttons.tsx'
import { LogInForm } from './log-in-form.tsx'
import type { LogInReason, LogInView } from './login.tsx'
import { emptyRegistration, RegisterForm, type Registration } from './register-form.tsx'
import { useFormErrors } from './use-form-errors.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** What was typed. The parent of the forms keeps it, also while the modal is closed. */
export type AccountDraft = { email: string; registration: Registration }
export const emptyAccountDraft: AccountDraft = { email: '', registration: emptyRegistration }

type AccountFormsProps = {
  view: LogInView
  reason?: LogInReason | undefined
  onView: (view: LogInView) => void
  draft: AccountDraft
  onDraft: (draft: AccountDraft) => void
  onSignedIn: (user: UserData) => void
}

/** The forms to log in, to register and to reset the password, for the modal and the page /login alike. */
export function AccountForms({ view, reason, onView, draft, onDraft, onSignedIn }: AccountFormsProps) {
  const { t } = useLingui()
  const id = useId()
  const box = useKeptFocus(view)
  const notify = useNotify()
  const [message, setMessage] = useState<FormMessage>(
    reason === 'ended'
      ? {
          kind: 'note',
          text: <Trans>Your session has ended. Log in again: nothing that you wrote is lost.</Trans>,
        }
      : null,
  )
  const setEmail = (email: string) => onDraft({ ...draft, email })
  if (view === 'forgot')
    return (
      <div ref={box} className="flex flex-col gap-6">
        <h2 className="type-d3 pr-12">
          <Trans>New password</Trans>
        </h2>
        <ForgotForm
          email={draft.email}
          onEmail={setEmail}
          onBack={() => {
            setMessage(null)
            onView('login')
          }}
        />
      </div>
    )
  return (
    <div ref={box}>
      <AccountTabs
        id={id}
        current={view}
        onChange={(tab) => {
          setMessage(null)
          onView(tab)
        }}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} className="pt-5 md:pt-7">
        <WhyAsked reason={reason} view={view} onRegister={() => onView('register')} />
        {view === 'login' ? (
          <LogInForm
            email={draft.email}
            onEmail={setEmail}
            message={message}
            onMessage={setMessage}
            onForgot={() => onView('forgot')}
            onSignedIn={onSignedIn}
          />
        ) : (
          <RegisterForm
            value={draft.registration}
            onChange={(registration) => onDraft({ ...draft, registration })}
            onSignedIn={(user) => {
              onDraft(emptyAccountDraft)
              notify('ok', t`You are registered and logged in.`)
              onSignedIn(user)
            }}
            onRegistered={(email) => {
              onDraft({ email, registration: emptyRegistration })
              setMessage({ kind: 'ok', text: t`You are registered. Now log in with your password.` })
              onView('login')
            }}
          />
        )}
      </div>
    </div>
  )
}

type WhyAskedProps = { reason: LogInReason | undefined; view: LogInView; onRegister: () => void }

/** What the account is needed for; whoever orders for the first time is led on to registering. */
function WhyAsked({ reason, view, onRegister }: WhyAskedProps) {
  if (reason === 'toSee')
    return (
      <p className="pb-5">
        <Trans>Only whoever placed an order sees it: log in with that account.</Trans>
      </p>
    )
  if (reason !== 'toOrder') return null
  return (
    <p className="pb-5">
      {view === 'login' ? (
        <>
          <Trans>Log in to order: what you chose stays. Are you ordering for the first time?</Trans>{' '}
          <TextButton className="font-bold" onClick={onRegister}>
            <Trans>Create an account</Trans>
          </TextButton>
        </>
      ) : (
        <Trans>In your account you see where the order is, send its artwork and approve it for print.</Trans>
      )}
    </p>
  )
}

type AccountTab = 'login' | 'register'
const tabs: readonly AccountTab[] = ['login', 'register']

type AccountTabsProps = { id: string; current: AccountTab; onChange: (tab: AccountTab) => void }

/** The tabs "Log in" and "Register"; the arrow keys move between them. The panel's id is `${id}-panel`. */
function AccountTabs({ id, current, onChange }: AccountTabsProps) {
  const { t } = useLingui()
  const other = current === 'login' ? 'register' : 'login'
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onChange(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t`Log in or register`}
      tabIndex={-1}
      onKeyDown={press}
      className="flex gap-5 border-key border-b-2 pr-12 md:gap-7 md:pr-0"
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
          className={classNames(
            'type-d3 -mb-0.5 min-h-11 border-b-[6px] pb-2',
            tab === current ? 'border-ink' : 'border-transparent text-grey hover:text-key',
          )}
        >
          {tab === 'login' ? <Trans>Log in</Trans> : <Trans>Register</Trans>}
        </button>
      ))}
    </div>
  )
}

type ForgotFormProps = { email: string; onEmail: (email: string) => void; onBack: () => void }

/** Asks for the e-mail address, then sends a reset link or goes back (WEB-19). */
function ForgotForm({ email, onEmail, onBack }: ForgotFormProps) {
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
