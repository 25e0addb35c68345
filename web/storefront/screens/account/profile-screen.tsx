import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { NearPart, Part } from '../../../lib/before-program/near-part.tsx'
import { readToken, type UserData } from '../../../lib/device.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut, useEndedSession } from '../../kit/account/signed-out.tsx'
import { Page } from '../../kit/page.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'
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
      {data?.emailConfirmed === false && <UnconfirmedEmail email={data.email} />}
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

/** A quiet notice above the profile: the emailed link hasn't been opened yet, and can be sent again. */
function UnconfirmedEmail({ email }: { email: string }) {
  const failureText = useFailureText()
  const client = useClient()
  const send = useMutation({ mutationFn: () => client.accounts.sendConfirmation.mutate() })
  const error = send.error && failureText(send.error)
  return (
    <section className="max-w-180 border-key border-l-4 py-1 pl-5">
      <h2 className="font-bold text-[18px] leading-[26px]">
        <Trans>Confirm your e-mail address</Trans>
      </h2>
      <p className="pt-1">
        <Trans>
          We have sent a link to <span className="break-all font-semibold">{email}</span>. Until you open it,
          we won’t e-mail you about your orders. You can still place them.
        </Trans>
      </p>
      <div role="status">
        {send.isSuccess && (
          <p className="pt-2 font-semibold">
            <Trans>Sent. If it doesn’t come, look in the spam folder.</Trans>
          </p>
        )}
      </div>
      <div role="alert">{error && <p className="pt-2 font-semibold text-error">{error}</p>}</div>
      {!send.isSuccess && (
        <TextButton className="mt-1" disabled={send.isPending} onClick={() => send.mutate()}>
          <Trans>Send the link again</Trans>
        </TextButton>
      )}
    </section>
  )
}
