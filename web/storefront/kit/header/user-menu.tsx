import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../../../lib/session.ts'
import { useLogIn } from '../account/login.tsx'
import { isByLink } from '../areas.ts'

// A visitor does without.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** Login/register for a visitor, the menu of the account for who is signed in; neither on a secret link's pages. */
export function UserMenu() {
  const user = useUser()
  const openLogIn = useLogIn()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (isByLink(pathname)) return null
  if (user) {
    const name = `${user.name} ${user.surname}`.trim()
    return (
      <Suspense fallback={<span className="max-w-40 truncate font-semibold">{name}</span>}>
        <AccountMenu name={name} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      className="min-h-11 font-semibold hover:underline hover:underline-offset-8"
      onClick={() => openLogIn()}
    >
      <Trans>Log in</Trans>
    </button>
  )
}
