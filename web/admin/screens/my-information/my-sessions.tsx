import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useOwnSessions } from '../../../lib/account/use-own-sessions.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { SessionItem } from '../../../ui/account/session-item.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { useNow } from '../../kit/use-now.ts'

const look = {
  row: 'flex flex-wrap items-center gap-x-4 gap-y-2 py-2',
  text: 'min-w-0 grow basis-40',
  name: 'flex flex-wrap items-center gap-x-2 font-medium',
  facts: 'admin-meta flex flex-wrap gap-x-3 text-t3',
}

/** Where one is logged in, this device first, and ending it. */
export function MySessions() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, end, endOthers } = useOwnSessions({
    onEnded: (which) => {
      // What was pressed is gone.
      heading.current?.focus()
      const text = which === 'one' ? t`That device is logged out` : t`All other devices are logged out`
      notify({ kind: 'ok', text })
    },
    onFailed: (error) =>
      notify({ kind: 'error', ...noticeOf(t`An error occurred, please try again.`, error) }),
  })
  const sessions = query.data
  return (
    <section aria-labelledby="my-sessions" className="max-w-180">
      <h2 ref={heading} id="my-sessions" tabIndex={-1} className="admin-h2 mb-2 leading-6!">
        <Trans>Where you are logged in</Trans>
      </h2>
      {query.isPending && <TableWaiting widths={['grow', 'w-24']} />}
      {query.isError && !sessions && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>Your devices did not load.</Trans>
        </SectionFailed>
      )}
      {sessions && (
        <ul className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper px-4">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              since={formatMoment(session.createdAt, now, language)}
              used={formatMoment(session.lastUsedAt, now, language)}
              look={look}
              mark={
                <Mark kind="info">
                  <Trans>This device</Trans>
                </Mark>
              }
              button={(label) => (
                <AdminButton
                  aria-label={label}
                  aria-disabled={(end.isPending && end.variables === session.id) || undefined}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans>Log out</Trans>
                </AdminButton>
              )}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <AdminButton
          className="mt-2.5"
          aria-disabled={endOthers.isPending || undefined}
          onClick={() => endOthers.mutate()}
        >
          <Trans>Log out all other devices</Trans>
        </AdminButton>
      )}
      <p className="admin-meta mt-2.5 text-t3">
        <Trans>If you don’t know one of these devices, log it out and change your password.</Trans>
      </p>
    </section>
  )
}
