import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useOwnSessions } from '../../../../lib/account/use-own-sessions.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useNotify } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SessionRow } from './session-row.tsx'

/** Where the client is logged in, this device first. */
export function SessionList() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, end, endOthers } = useOwnSessions({
    onEnded: (which) => {
      // What was pressed is gone.
      heading.current?.focus()
      notify('ok', which === 'one' ? t`That device is logged out.` : t`All other devices are logged out.`)
    },
    onFailed: () => notify('error', t`There was an error. Please try again.`),
  })
  const sessions = query.data
  return (
    <section aria-labelledby="sessions" className="border-key border-t-2 pt-7">
      <h2 ref={heading} id="sessions" tabIndex={-1} className="type-d3">
        <Trans>Where you are logged in</Trans>
      </h2>
      <p className="max-w-160 pt-3">
        <Trans>If you don’t know one of these devices, log it out and change your password.</Trans>
      </p>
      {query.isPending && (
        <div aria-busy="true" className="flex flex-col gap-3 pt-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {query.isError && !sessions && (
        <div className="flex flex-wrap items-center gap-5 pt-6">
          <p role="alert" className="font-semibold text-error">
            <Trans>Your devices could not be loaded.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {sessions && (
        <ul className="mt-6 border-key border-t">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              language={language}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-6 max-sm:w-full"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
    </section>
  )
}
