import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'

/** How many are shown; the inbox has all of them. */
const max = 5

/** The contact requests with the customer's number; those who leave them aren't signed in. */
export function CustomerRequests({ phoneNumber }: { phoneNumber: string }) {
  const language = useLanguage()
  const { data } = useQuery(
    useApi().contactRequests.list.queryOptions({ search: phoneNumber, page: 1, pageSize: max }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="admin-h2 leading-6!">
          <Trans>Contact requests with this number</Trans>
        </h2>
        <Link
          to="/admin/contact/inbox"
          search={{ show: 'all', q: phoneNumber }}
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Trans>In the inbox</Trans>
        </Link>
      </div>
      <ol className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper">
        {data.items.map((request) => (
          <li key={request.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3.5 py-2">
            <time dateTime={request.date} className="text-t3 tabular-nums">
              {formatDate(request.date, language, 'moment')}
            </time>
            <span className="min-w-0 grow font-medium wrap-anywhere">{request.name}</span>
            {request.handled ? (
              <Mark kind="ok">
                <Trans>answered</Trans>
              </Mark>
            ) : (
              <Mark kind="warn">
                <Trans>waits for an answer</Trans>
              </Mark>
            )}
            {request.note !== '' && (
              <p className="w-full border-warn-mark border-l-2 pl-2.5 whitespace-pre-line text-t2 wrap-anywhere">
                {request.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
