import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type ListedQuote, reasonNames } from '../../kit/quotes/quote-labels.ts'
import { StandMark } from './stand-mark.tsx'

/** A row leads to the quote. */
export const QuoteRows = ({ rows }: { rows: readonly ListedQuote[] }) => (
  <ul className="mb-4 border-key border-t-2 bg-paper">
    {rows.map((quote) => (
      <QuoteRow key={quote.id} quote={quote} />
    ))}
  </ul>
)

function QuoteRow({ quote }: { quote: ListedQuote }) {
  const language = useLanguage()
  const { id, customer, title, stand, since, total, lineCount, lastRevision, validUntil, views } = quote
  return (
    <li className="border-line2 border-b">
      <Link
        to="/admin/quotes/$id"
        params={{ id: String(id) }}
        className="grid gap-x-5 gap-y-1 px-4 py-3 hover:bg-line1 md:grid-cols-[minmax(0,1fr)_220px_150px]"
      >
        <span className="min-w-0">
          <strong className="font-semibold">
            № {id} · {customer.name} {customer.surname}
          </strong>
          <span className="admin-meta block truncate text-t3">
            {title !== '' && `${title} · `}
            <Plural value={lineCount} one="# line" other="# lines" />
            {lastRevision > 0 && (
              <>
                {' · R'}
                {lastRevision}
                {' · '}
                <Plural value={views} _0="not opened yet" one="opened # time" other="opened # times" />
              </>
            )}
          </span>
          <Words quote={quote} />
        </span>
        <span>
          <StandMark stand={stand} />
          <span className="admin-meta block text-t3">{formatDate(since, language, 'moment')}</span>
        </span>
        <span className="md:text-right">
          <strong className="font-semibold tabular-nums">{formatMoney(total, language)}</strong>
          {validUntil && (
            <span className="admin-meta block text-t3">
              <Trans>until {formatDate(`${validUntil}T00:00:00Z`, language, 'dayOfMonth')}</Trans>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** What the customer said, in their words. */
function Words({ quote: { answer } }: { quote: ListedQuote }) {
  const { i18n } = useLingui()
  if (!answer || answer.kind === 'accepted') return null
  const reason = answer.reason && i18n._(reasonNames[answer.reason])
  const said = [reason, answer.text].filter(Boolean).join(': ')
  return said === '' ? null : (
    <span className="mt-1 line-clamp-2 block border-key border-l-2 pl-2">{said}</span>
  )
}
