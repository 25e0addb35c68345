import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { type Quote, type Revision, reasonNames } from '../../kit/quotes/quote-labels.ts'
import { useDownload } from '../../kit/use-download.ts'

/** The revisions, newest first: how each differs, how often it was opened, and what the customer said. */
export function Revisions({ quote }: { quote: Quote }) {
  const { revisions, isChanged } = quote
  if (revisions.length === 0) return null
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions" className="admin-h2 pb-2">
        <Trans>Revisions</Trans>
      </h2>
      <ol className="border-key border-t-2 bg-paper">
        {isChanged && (
          <li className="border-line2 border-b px-4 py-3">
            <strong className="font-semibold">
              <Trans context="quote">Draft</Trans>
            </strong>
            <Difference of={quote} />
          </li>
        )}
        {revisions.map((revision) => (
          <RevisionItem key={revision.number} quote={quote} revision={revision} />
        ))}
      </ol>
    </section>
  )
}

function RevisionItem({ quote: { id }, revision }: { quote: Quote; revision: Revision }) {
  const language = useLanguage()
  const { download } = useDownload()
  const { number, total, sentAt, sentBy, views, lastViewAt, validUntil, answers } = revision
  const sent = formatDate(sentAt, language, 'moment')
  const until = formatDate(`${validUntil}T00:00:00Z`, language, 'dayOfMonth')
  return (
    <li className="border-line2 border-b px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="font-semibold">R{number}</strong>
        <span className="tabular-nums">{formatMoney(total, language)}</span>
      </p>
      <p className="admin-meta text-t2">
        <Trans>
          Sent {sent}, {sentBy}, valid until {until}
        </Trans>
      </p>
      <p className="admin-meta text-t2">
        <Plural value={views} _0="not opened yet" one="opened # time" other="opened # times" />
        {lastViewAt && `, ${formatDate(lastViewAt, language, 'moment')}`}
      </p>
      <Difference of={revision} />
      {answers.map((answer) => (
        <Answer key={answer.at} answer={answer} />
      ))}
      <WordButton onClick={() => download(`/quotes/${id}/revisions/${number}/quote.pdf`)}>PDF</WordButton>
    </li>
  )
}

type Compared = Pick<Revision, 'lines' | 'removed'>

/** The difference to the revision before: what is new, changed, and gone. */
function Difference({ of: { lines, removed } }: { of: Compared }) {
  const language = useLanguage()
  const changed = lines.filter(({ change }) => change !== null)
  if (changed.length === 0 && removed.length === 0) return null
  return (
    <ul className="admin-meta py-1">
      {changed.map(({ key, title, count, amount, change }) => (
        <li key={key} className="wrap-anywhere">
          {change?.isNew ? (
            <>
              <Trans context="line of a quote">New</Trans>: {title}
            </>
          ) : (
            <>
              {title}
              {change?.was.count !== undefined &&
                `, ${formatNumber(change.was.count, language)} → ${formatNumber(count, language)}`}
              {change?.was.amount !== undefined &&
                `, ${formatMoney(change.was.amount, language)} → ${formatMoney(amount, language)}`}
            </>
          )}
        </li>
      ))}
      {removed.map(({ key, title }) => (
        <li key={key} className="wrap-anywhere">
          <Trans context="line of a quote">Gone</Trans>: <del>{title}</del>
        </li>
      ))}
    </ul>
  )
}

/** The customer's own text. */
function Answer({ answer }: { answer: Revision['answers'][number] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { kind, name, text, reason, heardBy, isWithdrawn, at } = answer
  return (
    <div
      className={`my-1.5 border-l-2 pl-3 ${isWithdrawn ? 'border-line2 text-t3 line-through' : 'border-key'}`}
    >
      <p className="font-medium">
        <AnswerKind kind={kind} />
        {name !== '' && `: ${name}`}
        {heardBy && (
          <span className="font-normal text-t2">
            {' '}
            <Trans>(heard by {heardBy})</Trans>
          </span>
        )}
      </p>
      {reason && <p>{i18n._(reasonNames[reason])}</p>}
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="admin-meta text-t3">{formatDate(at, language, 'moment')}</p>
    </div>
  )
}

function AnswerKind({ kind }: { kind: Revision['answers'][number]['kind'] }) {
  switch (kind) {
    case 'accepted':
      return <Trans context="quote">Accepted</Trans>
    case 'changeAsked':
      return <Trans context="quote">Asked for a change</Trans>
    case 'declined':
      return <Trans context="quote">Declined</Trans>
    case 'renewAsked':
      return <Trans context="quote">Asked to renew it</Trans>
  }
}
