import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { UserData } from '../../lib/device.ts'
import { AccountTabs } from './account-tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { FormMessage } from './form-notice.tsx'
import { LogInForm } from './log-in-form.tsx'
import type { LoginView } from './login.tsx'
import { RegisterForm } from './register-form.tsx'
import { emptyRegistration, type Registration } from './registration.ts'

/** What was typed, kept by whoever shows the forms: also while the modal is closed. */
export type AccountDraft = { email: string; registration: Registration }
export const emptyAccountDraft: AccountDraft = { email: '', registration: emptyRegistration }

type AccountFormsProps = {
  view: LoginView
  onView: (view: LoginView) => void
  draft: AccountDraft
  onDraft: (draft: AccountDraft) => void
  onSignedIn: (user: UserData) => void
}

/** Log in, register, forgot: for the modal and the page /login alike. */
export function AccountForms({ view, onView, draft, onDraft, onSignedIn }: AccountFormsProps) {
  const { t } = useLingui()
  const id = useId()
  const [message, setMessage] = useState<FormMessage>(null)
  const setEmail = (email: string) => onDraft({ ...draft, email })
  if (view === 'forgot')
    return (
      <div className="flex flex-col gap-6">
        <h2 className="type-d3 pr-12">
          <Trans>New password</Trans>
        </h2>
        <ForgotForm email={draft.email} onEmail={setEmail} onBack={() => onView('login')} />
      </div>
    )
  return (
    <>
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
            onRegistered={(email) => {
              onDraft({ email, registration: emptyRegistration })
              setMessage({ kind: 'ok', text: t`You are registered. Now log in with your password.` })
              onView('login')
            }}
          />
        )}
      </div>
    </>
  )
}
