import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useOwnSessions } from '../../../../lib/account/use-own-sessions.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { SessionItem } from '../../../../ui/account/session-item.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useNotify } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useFailureText } from '../../../kit/use-failure-text.ts'

const look = {
  row: 'flex flex-wrap items-center gap-x-6 gap-y-3 border-key border-b py-4',
  text: 'min-w-0 grow basis-60',
  name: 'flex flex-wrap items-center gap-x-3 gap-y-1 font-bold',
  facts: 'type-small flex flex-wrap gap-x-4 pt-1 text-grey',
}

/** Where the customer is logged in, this device first. */
export function SessionList() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, end, endOthers } = useOwnSessions({
    onEnded: (which) => {
      // What was pressed is gone.
      heading.current?.focus()
      notify('ok', which === 'one' ? t`That device is logged out.` : t`All other devices are logged out.`)
    },
    onFailed: (error) => notify('error', failureText(error)),
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
            <SessionItem
              key={session.id}
              session={session}
              since={formatDate(session.createdAt, language)}
              used={formatDate(session.lastUsedAt, language, 'moment')}
              look={look}
              mark={
                <Badge>
                  <Trans>This device</Trans>
                </Badge>
              }
              button={(label) => (
                <Button
                  variant="secondary"
                  size="small"
                  busy={end.isPending && end.variables === session.id}
                  aria-label={label}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans>Log out</Trans>
                </Button>
              )}
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
