import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { UserData } from '../../../lib/device.ts'
import { isStaff, useUser } from '../../../lib/session.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { AccountForms, emptyAccountDraft } from '../../kit/account/account-forms.tsx'
import type { LoginView } from '../../kit/account/login.tsx'
import { WithoutProgram } from '../../kit/without-program.tsx'
import { AccountSheet } from './account-sheet.tsx'

/** The modal's forms at an address of their own. */
export function LoginScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const [view, setView] = useState<LoginView>('login')
  const [draft, setDraft] = useState(emptyAccountDraft)
  function signedIn(data: UserData) {
    if (isStaff(data)) location.assign('/admin')
    else void navigate({ to: '/myorder' })
  }
  return (
    <main id="content" tabIndex={-1} data-ink="y" className="sheet-width pt-5 md:pt-5.5">
      <Breadcrumb
        parents={[{ label: <Trans>Home</Trans>, to: '/' }]}
        current={<Trans context="page">Log in</Trans>}
      />
      <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">
        {user ? user.name : <Trans context="page">Log in</Trans>}
      </h1>
      {user ? (
        <div className="flex flex-wrap items-center gap-6">
          <LinkButton to="/myorder" arrow>
            <Trans>My orders</Trans>
          </LinkButton>
          <TextLink to="/order">
            <Trans>Place order</Trans>
          </TextLink>
        </div>
      ) : (
        <>
          <WithoutProgram />
          <AccountSheet>
            <AccountForms
              view={view}
              onView={setView}
              draft={draft}
              onDraft={setDraft}
              onSignedIn={signedIn}
            />
          </AccountSheet>
        </>
      )}
    </main>
  )
}
