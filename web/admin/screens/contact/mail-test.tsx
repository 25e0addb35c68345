import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { TestMailAnswer } from '../../kit/mail/test-mail-answer.tsx'
import { useMailStateText } from '../../kit/mail/use-mail-state-text.ts'
import { useTestMail } from '../../kit/mail/use-test-mail.ts'

/** Whether e-mails go out, and a test to oneself. */
export function MailTest() {
  const { data } = useQuery(useApi().mail.state.queryOptions())
  const stateText = useMailStateText()
  const { send, isPending, says } = useTestMail()
  if (!data) return null
  return (
    <section
      aria-labelledby="mail-test"
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-key border-t-2 border-b border-b-line2 bg-paper p-4"
    >
      <div className="min-w-0 grow basis-80">
        <h2 id="mail-test" className="admin-h2">
          <Trans>E-mails from the site</Trans>
        </h2>
        <p className="text-t2 first-letter:uppercase">
          {stateText({ hasServer: data.isSetUp, testedAt: data.acceptedAt })}
        </p>
        <TestMailAnswer says={says} />
      </div>
      <AdminButton busy={isPending} onClick={send}>
        {isPending ? <Trans>Sending…</Trans> : <Trans>Send a test e-mail</Trans>}
      </AdminButton>
    </section>
  )
}
