import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorCode, useApi } from '../../../lib/api.ts'
import { NearPart, Part } from '../../../lib/before-program/near-part.tsx'
import { readToken, type UserData } from '../../../lib/device.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut, useEndedSession } from '../../kit/account/signed-out.tsx'
import { UnconfirmedEmail } from '../../kit/account/unconfirmed-email.tsx'
import { Page } from '../../kit/page.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The part below the profile, with code of its own. */
const accountRest = new Part(() => import('./account-rest.tsx').then(({ AccountRest }) => AccountRest))

/** The caller's own profile and password. */
export function ProfileScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  return (
    <Page title={<Trans>My account</Trans>}>
      {hydrated && user === null && readToken() === null ? (
        <SignedOut title={<Trans>Log in to see your account.</Trans>} />
      ) : (
        <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[minmax(0,318fr)_minmax(0,1002fr)]">
          <div className="min-w-0 lg:order-2">
            {user ? <OwnProfile key={user.id} user={user} /> : <LoadingProfile />}
          </div>
          <AccountAside />
        </div>
      )}
    </Page>
  )
}

/** The profile as the server has it, or as the device has it when the server doesn't answer. */
function OwnProfile({ user }: { user: UserData }) {
  const { data, error, isPending } = useQuery(useApi().accounts.me.queryOptions())
  const ended = errorCode(error) === 'UNAUTHENTICATED' && data === undefined
  useEndedSession(ended ? error : null)
  if (isPending || ended) return <LoadingProfile />
  return (
    <div className="flex flex-col gap-14">
      <UnconfirmedEmail />
      <ProfileForm userId={user.id} stored={data ?? { ...user, photoUrl: '' }} />
      <NearPart part={accountRest} />
    </div>
  )
}

const LoadingProfile = () => (
  <div aria-busy="true" className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,400fr)_minmax(0,546fr)]">
    <Skeleton className="aspect-[9/5.4] max-w-110" />
    <div className="flex flex-col gap-6">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} className="h-20" />
      ))}
    </div>
  </div>
)
