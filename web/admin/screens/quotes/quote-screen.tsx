import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { errorCode, useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { PayerSelect } from '../../kit/buyers/payer-select.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { UnsavedGuard } from '../../kit/editor/unsaved-guard.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { BroughtBack } from '../../kit/lines/brought-back.tsx'
import type { CounterItem } from '../../kit/lines/lines.ts'
import { LinesEditor } from '../../kit/lines/lines-editor.tsx'
import { TotalsList } from '../../kit/lines/totals-list.tsx'
import { useLineKeys } from '../../kit/lines/use-line-keys.ts'
import { useSubmitKey } from '../../kit/lines/use-submit-key.ts'
import { CameBy } from '../../kit/orders/came-by.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { VatLabel } from '../../kit/vat.tsx'
import { Revisions } from './revisions.tsx'
import { SendFoot, SendQuote } from './send-quote.tsx'
import { StandMark } from './stand-mark.tsx'
import { type QuoteDraftModel, useQuoteDraft } from './use-quote-draft.ts'
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
      shortcuts={[
        ...(draft.isOver ? [] : [...lineKeys, ...(sending.hasNews ? [submitKey] : [])]),
        ...(lastRevision > 0 ? [copy] : []),
      ]}
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
        {!draft.isOver && sending.hasNews && <SendFoot sending={sending} />}
      </div>
    </Screen>
  )
}

type QuoteCustomerProps = { quote: Quote; draft: QuoteDraftModel }

/** The customer, with their own discount, and how they came. */
function QuoteCustomer({ quote: { customer }, draft }: QuoteCustomerProps) {
  const language = useLanguage()
  const { user } = useFrame()
  const { shown, call } = phoneLinks(customer.phoneNumber)
  const name = `${customer.name} ${customer.surname}`.trim()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-3">
      <strong className="font-semibold">
        {canOpen(user, 'users') ? (
          <Link to="/admin/users/$id" params={{ id: String(customer.id) }} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </strong>
      {customer.phoneNumber !== '' ? (
        <a href={call} className="hover:underline">
          {shown}
        </a>
      ) : (
        <span className="text-t2">{shown}</span>
      )}
      {customer.percentage > 0 && (
        <Mark kind="ok">
          <Trans>discount {formatPercent(customer.percentage, language)}</Trans>
        </Mark>
      )}
      {!draft.isOver && (
        <CameBy
          way={draft.typed.cameBy}
          onChoose={(cameBy) => draft.change({ cameBy })}
          className="md:ml-auto"
        />
      )}
    </div>
  )
}

type QuoteDraftProps = { quote: Quote; draft: QuoteDraftModel; items: readonly CounterItem[] }

/** The draft that is sent next; once the quote is accepted or withdrawn, what was sent last. */
function QuoteDraft({ quote, draft, items }: QuoteDraftProps) {
  const { t } = useLingui()
  const { typed, change, isOver, totals } = draft
  const { id } = quote
  return (
    <div className="grid min-w-0 gap-5">
      <AdminField label={<Trans>What it is for, in few words</Trans>}>
        <AdminInput
          maxLength={120}
          disabled={isOver}
          value={typed.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </AdminField>
      {isOver ? (
        quote.buyer && (
          <p className="wrap-anywhere">
            <Trans>Who pays</Trans>: {[quote.buyer.name, quote.buyer.voen].filter(Boolean).join(', ')}
          </p>
        )
      ) : (
        <PayerSelect
          appUserId={quote.customer.id}
          chosen={typed.buyerId}
          onChoose={(buyerId) => change({ buyerId })}
        />
      )}
      {isOver ? (
        <SentLines quote={quote} />
      ) : (
        <div>
          <LinesEditor
            {...draft}
            linesFor="quote"
            items={items}
            customerId={quote.customer.id}
            lastOrder={null}
          />
          {typed.lines.length > 0 && <TotalsList totals={totals} />}
        </div>
      )}
      <AdminField label={<Trans>Note, for the customer to read</Trans>}>
        <AdminTextarea
          rows={3}
          maxLength={2000}
          disabled={isOver}
          value={typed.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </AdminField>
      {!isOver && <Saving draft={draft} />}
      <UnsavedGuard
        title={t`Quote No. ${id}`}
        isDirty={draft.isDirty}
        saving={draft.isSaving}
        facts={[]}
        save={async () => (await draft.save()) !== null}
        revert={draft.revert}
      />
    </div>
  )
}

const Saving = ({ draft }: { draft: QuoteDraftModel }) => (
  <div className="flex flex-wrap gap-2">
    <AdminButton
      variant={draft.isDirty ? 'primary' : 'secondary'}
      busy={draft.isSaving}
      disabled={!draft.isDirty}
      onClick={() => void draft.save()}
    >
      <Trans>Save the draft</Trans>
    </AdminButton>
    {draft.isDirty && (
      <AdminButton variant="quiet" onClick={draft.revert}>
        <Trans>Undo the changes</Trans>
      </AdminButton>
    )}
  </div>
)

/** The lines that were sent last, read-only. */
function SentLines({ quote }: { quote: Quote }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { lines, total, vat } = quote.revisions[0] ?? quote
  return (
    <section aria-label={t`Lines`}>
      <ol className="border-key border-t-2 bg-paper">
        {lines.map(({ key, title, choices, details, count, price }) => (
          <li
            key={key}
            className="grid gap-x-4 border-line2 border-b px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_110px_120px]"
          >
            <span className="min-w-0">
              <strong className="block font-semibold wrap-anywhere">{title}</strong>
              <span className="admin-meta block text-t3 wrap-anywhere">
                {[choices, details].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tabular-nums md:text-right">
              <Trans>{formatNumber(count, language)} pcs</Trans>
            </span>
            <span className="font-semibold tabular-nums md:text-right">{formatMoney(price, language)}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline justify-end gap-6 pt-4">
        <span className="admin-h2">
          <Trans>Total</Trans>
        </span>
        <span className="admin-h1 tabular-nums">{formatMoney(total, language)}</span>
      </p>
      {vat > 0 && (
        <p className="flex items-baseline justify-end gap-6 text-t2">
          <span>
            <VatLabel />
          </span>{' '}
          <span className="tabular-nums">{formatMoney(vat, language)}</span>
        </p>
      )}
    </section>
  )
}
