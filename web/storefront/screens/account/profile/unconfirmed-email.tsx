import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../../lib/api.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { useFailureText } from '../../../kit/use-failure-text.ts'

/** Quietly, above the profile: the mailed link hasn't been opened yet, and can be sent again. */
export function UnconfirmedEmail({ email }: { email: string }) {
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
