import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useFailureText } from '../use-failure-text.ts'

/**
 * Says that no emails about orders come before the address is confirmed, and sends its link again; nothing once
 * it is, and for nobody.
 */
export function UnconfirmedEmail({ className }: { className?: string }) {
  const isSignedIn = useUser() !== null
  const { data } = useQuery({ ...useApi().accounts.me.queryOptions(), enabled: isSignedIn })
  if (!isSignedIn || data?.emailConfirmed !== false) return null
  return (
    <div className={className}>
      <Notice email={data.email} />
    </div>
  )
}

function Notice({ email }: { email: string }) {
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
