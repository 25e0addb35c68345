import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { UserData } from '../../../lib/device.ts'
import { isStaff, useUser } from '../../../lib/session.ts'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { AccountForms, emptyAccountDraft } from '../../kit/account/account-forms.tsx'
import type { LogInView } from '../../kit/account/login.tsx'
import { Page } from '../../kit/page.tsx'
import { WithoutProgram } from '../../kit/without-program.tsx'
import { AccountSheet } from './account-sheet.tsx'

/** The modal's forms at an address of their own. */
export function LogInScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const [view, setView] = useState<LogInView>('login')
  const [draft, setDraft] = useState(emptyAccountDraft)
  function signedIn(data: UserData) {
    if (isStaff(data)) location.assign('/admin')
    else void navigate({ to: '/myorder' })
  }
  return (
    <Page
      current={<Trans context="page">Log in</Trans>}
      title={user ? user.name : <Trans context="page">Log in</Trans>}
      ink="y"
    >
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
    </Page>
  )
}
