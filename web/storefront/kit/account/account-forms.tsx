import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { UserData } from '../../../lib/device.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { AccountTabs } from './account-tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import type { LogInReason, LogInView } from './login.tsx'
import { RegisterForm } from './register-form.tsx'
import { emptyRegistration, type Registration } from './registration.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** What was typed, kept by whoever shows the forms: also while the modal is closed. */
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

/** Log in, register, forgot: for the modal and the page /login alike. */
export function AccountForms({ view, reason, onView, draft, onDraft, onSignedIn }: AccountFormsProps) {
  const { t } = useLingui()
  const id = useId()
  const box = useKeptFocus(view)
  const notify = useNotify()
  const [message, setMessage] = useState<FormMessage>(
    reason === 'ended'
      ? {
          kind: 'error',
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
