import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { type ListedQuote, reasonNames } from '../../kit/quotes/quote-labels.ts'
import { StandMark } from './stand-mark.tsx'

/** The list of quotes, those that wait for us first. */
export function QuotesScreen() {
  const { t } = useLingui()
  const api = useApi()
  const { turn, page = 1 } = useSearch({ from: '/admin/quotes' })
  const pageSize = usePageSize('quotes', 20)
  const query = useQuery(
    api.offers.list.queryOptions({
      page,
      pageSize: pageSize.size,
      ...(turn !== 'all' && { turn: turn ?? ('staff' as const) }),
    }),
  )
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  return (
    <Screen
      title={t({ message: 'Quotes', context: 'list' })}
      actions={
        <AdminLinkButton variant="primary" to="/admin/quotes/new">
          <Trans>New quote</Trans>
        </AdminLinkButton>
      }
      note={<Trans>Longest wait first</Trans>}
    >
      <QuoteTabs />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-12', 'grow', 'w-32', 'w-24', 'w-20']} />}
        failed={<Trans>Quotes did not load.</Trans>}
        none={
          rows?.length === 0 && (
            <Empty
              title={turn === undefined ? <Trans>All done</Trans> : <Trans>There are no quotes here</Trans>}
              why={<Trans>Drafts, questions of customers and what has expired wait for us.</Trans>}
            >
              <AdminLinkButton to="/admin/quotes/new">
                <Trans>New quote</Trans>
              </AdminLinkButton>
            </Empty>
          )
        }
      >
        {rows && rows.length > 0 && (
          <>
            <QuoteRows rows={rows} />
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              label={t({ message: 'Quotes', context: 'list' })}
            />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

const exactly = { exact: true, includeSearch: true }

function QuoteTabs() {
  const { t } = useLingui()
  const { turn } = useSearch({ from: '/admin/quotes' })
  const counts = useQuery(useApi().offers.counts.queryOptions()).data
  const tabs = [
    { search: {}, label: t`Ours`, count: counts?.staff },
    { search: { turn: 'customer' }, label: t`Customer’s`, count: counts?.customer },
    { search: { turn: 'over' }, label: t({ message: 'Over', context: 'quotes' }), count: undefined },
    { search: { turn: 'all' }, label: t`All`, count: undefined },
  ] as const
  return (
    <nav
      aria-label={t`Whose turn it is`}
      className="mb-3 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
    >
      {tabs.map(({ search, label, count }) => (
        <ViewTab
          key={label}
          to="/admin/quotes"
          search={search}
          activeOptions={exactly}
          aria-current={turn === ('turn' in search ? search.turn : undefined) ? 'page' : undefined}
          count={count}
        >
          {label}
        </ViewTab>
      ))}
    </nav>
  )
}

/** A row leads to the quote. */
const QuoteRows = ({ rows }: { rows: readonly ListedQuote[] }) => (
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
            <Reference id={id} /> · {customer.name} {customer.surname}
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
          <AnswerText quote={quote} />
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
function AnswerText({ quote: { answer } }: { quote: ListedQuote }) {
  const { i18n } = useLingui()
  if (!answer || answer.kind === 'accepted') return null
  const reason = answer.reason && i18n._(reasonNames[answer.reason])
  const said = [reason, answer.text].filter(Boolean).join(': ')
  return said === '' ? null : (
    <span className="mt-1 line-clamp-2 block border-key border-l-2 pl-2">{said}</span>
  )
}
