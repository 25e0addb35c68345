import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { errorCode, useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { BroughtBack } from '../../kit/lines/brought-back.tsx'
import type { CounterItem } from '../../kit/lines/lines.ts'
import { useLineKeys } from '../../kit/lines/use-line-keys.ts'
import { useSubmitKey } from '../../kit/lines/use-submit-key.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { QuoteCustomer } from './quote-customer.tsx'
import { QuoteDraft } from './quote-draft.tsx'
import { Revisions } from './revisions.tsx'
import { SendFoot, SendQuote } from './send-quote.tsx'
import { StandMark } from './stand-mark.tsx'
import { useQuoteDraft } from './use-quote-draft.ts'
import { useQuoteLink } from './use-quote-link.ts'
import { useQuoteSending } from './use-quote-sending.ts'

/** A quote: its draft, what was sent and what the customer said to it, and sending. */
export function QuoteScreen() {
  const { id } = useParams({ from: '/admin/quotes/$id' })
  const language = useLanguage()
  const query = useQuery({
    ...useApi().offers.byId.queryOptions({ id: Number(id), language }),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const quote = query.data
  if (quote) return <QuoteOf key={quote.id} quote={quote} />
  return (
    <Screen above={<WayBack />} title={<Trans>Quote No. {id}</Trans>}>
      {query.isPending && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError &&
        (isMissing(query.error) ? (
          <Empty
            title={<Trans>There is no such quote</Trans>}
            why={<Trans>Its customer may have been erased.</Trans>}
          >
            <AdminLinkButton to="/admin/quotes">
              <Trans context="list">Quotes</Trans>
            </AdminLinkButton>
          </Empty>
        ) : (
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>The quote did not load.</Trans>
          </SectionFailed>
        ))}
    </Screen>
  )
}

const isMissing = (error: unknown): boolean =>
  errorCode(error) === 'NOT_FOUND' || errorCode(error) === 'VALIDATION'

const WayBack = () => (
  <Link to="/admin/quotes" className="hover:underline">
    <Trans context="list">Quotes</Trans>
  </Link>
)

/** The draft needs what is on sale, to be priced. */
function QuoteOf({ quote }: { quote: Quote }) {
  const { id } = quote
  const query = useQuery(useApi().purchases.items.queryOptions())
  if (query.data) return <QuoteWith quote={quote} items={query.data} />
  return (
    <Screen above={<WayBack />} title={<Trans>Quote No. {id}</Trans>}>
      <RecordGate query={query}>{() => null}</RecordGate>
    </Screen>
  )
}

function QuoteWith({ quote, items }: { quote: Quote; items: readonly CounterItem[] }) {
  const { t } = useLingui()
  const { id, stand, lastRevision } = quote
  const draft = useQuoteDraft(quote, items)
  const link = useQuoteLink(id)
  const sending = useQuoteSending(quote, draft, link)
  const lineKeys = useLineKeys(draft.lines)
  const copy: Shortcut = { keys: ['l'], caps: ['L'], label: t`copy the link`, act: link.copy }
  const submitKey = useSubmitKey(sending.send, t`send`)
  return (
    <Screen
      above={<WayBack />}
      title={<Trans>Quote No. {id}</Trans>}
      meta={<StandMark stand={stand} />}
      actions={<HistoryLink kind="offer" />}
      shortcuts={[...(draft.isOver ? [] : [...lineKeys, submitKey]), ...(lastRevision > 0 ? [copy] : [])]}
    >
      <div className="grid items-start gap-x-7 gap-y-7 xl:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid min-w-0 gap-6">
          {draft.isBroughtBack && <BroughtBack onClear={draft.revert} />}
          <QuoteCustomer quote={quote} draft={draft} />
          <QuoteDraft quote={quote} draft={draft} items={items} />
        </div>
        <div className="grid min-w-0 gap-7">
          <SendQuote quote={quote} sending={sending} link={link} />
          <Revisions quote={quote} />
        </div>
        {!draft.isOver && <SendFoot sending={sending} />}
      </div>
    </Screen>
  )
}
