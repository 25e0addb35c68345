import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { CheckIcon, ErrorIcon, WarnIcon } from '../../../ui/admin/icons.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { ArtworkStateLabel } from '../../kit/artwork/artwork-labels.tsx'
import {
  type ArtworkVersion,
  artworkQuery,
  proofsQuery,
  threadQuery,
} from '../../kit/artwork/artwork-queries.ts'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { type LetteredFinding, PagePlaces } from './page-places.tsx'
import type { WorkActs } from './use-work-acts.ts'
import { WorkActions } from './work-actions.tsx'
import { customerOf, itemOf, type Work } from './work-rows.ts'

/** The selected order: its picture with findings, what the customer says, and the actions. */
export function WorkPreview({ work, acts }: { work: Work; acts: WorkActs }) {
  const language = useLanguage()
  const { order } = work
  const query = useQuery(artworkQuery(useApi(), order.id))
  const newest = query.data?.versions[0]
  const pieces = formatNumber(order.count, language)
  return (
    <>
      <div className="px-4 pt-3.5 pb-3">
        <ArtworkStateLabel state={query.data?.state ?? work.state} />
        <div className="mt-1.5 flex items-baseline justify-between gap-3">
          <h2 className="admin-h2 min-w-0 break-words">{itemOf(work, language)}</h2>
          <Link
            to="/admin/ordersadmin/$id"
            params={{ id: String(order.id) }}
            className="shrink-0 whitespace-nowrap font-semibold text-cyan-text underline-offset-4 hover:underline"
          >
            <Reference id={order.id} />
          </Link>
        </div>
        <p className="text-t2">
          {customerOf(work)}
          {' · '}
          <Trans>{pieces} pcs</Trans>
          {newest && ` · v${newest.number}, ${formatDate(newest.sentAt, language, 'moment')}`}
        </p>
      </div>
      <ChoiceList order={order} className="px-4 pb-3" />
      {query.isPending && <Bar className="h-60 w-full" />}
      {query.isError && (
        <div className="px-4">
          <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Trans>The artwork did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      {newest && <Version key={`${order.id}.${newest.number}`} orderId={order.id} version={newest} />}
      <WorkText work={work} request={query.data?.request ?? ''} note={newest?.note ?? ''} />
      <WorkActions work={work} artwork={query.data} acts={acts} />
    </>
  )
}

const lettered = (findings: ArtworkVersion['findings']): LetteredFinding[] =>
  findings.map((finding, index) => ({
    letter: index < 26 ? String.fromCharCode(65 + index) : String(index + 1),
    finding,
  }))

function Version({ orderId, version }: { orderId: number; version: ArtworkVersion }) {
  const { t } = useLingui()
  const [number, setNumber] = useState(1)
  const findings = lettered(version.findings)
  const page = version.pages.find((one) => one.page === number) ?? version.pages[0]
  const passed = version.passed.length
  return (
    <>
      {page ? (
        <PagePlaces
          orderId={orderId}
          page={page}
          findings={findings.filter(({ finding }) => finding.page === page.page)}
        />
      ) : (
        <p className="bg-pit px-4 py-10 text-center text-t2">
          <Trans>Can’t be read automatically</Trans>
          <span className="block wrap-anywhere">{version.files.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      {version.pages.length > 1 && page && (
        <nav aria-label={t`Pages`} className="flex flex-wrap gap-1 px-4 pt-2">
          {version.pages.slice(0, 24).map((one) => (
            <button
              key={one.page}
              type="button"
              aria-pressed={one.page === page.page}
              onClick={() => setNumber(one.page)}
              className="min-h-7 min-w-7 border border-line px-2 tabular-nums aria-pressed:bg-key aria-pressed:text-on-key pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              <span className="sr-only">{t`Page`} </span>
              {one.page}
            </button>
          ))}
        </nav>
      )}
      <ul className="mt-2 border-line2 border-t">
        {findings.map((one) => (
          <FoundLine key={one.letter} {...one} onShow={setNumber} />
        ))}
      </ul>
      {passed > 0 && (
        <p className="flex gap-2 px-4 py-2.5 text-t2">
          <CheckIcon size={16} className="mt-0.5 text-ok" />
          <Plural value={passed} one="# check is fine" other="# checks are fine" />
        </p>
      )}
    </>
  )
}

function FoundLine({ letter, finding, onShow }: LetteredFinding & { onShow: (page: number) => void }) {
  const { severity, text, page } = finding
  const isMust = severity === 'must'
  const Sign = isMust ? ErrorIcon : WarnIcon
  return (
    <li className="relative flex gap-2.5 border-line2 border-b px-4 py-2">
      <Sign size={16} className={isMust ? 'mt-0.5 text-error' : 'mt-0.5 text-warn'} />
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-3 font-semibold">
          <button
            type="button"
            onClick={() => page !== undefined && onShow(page)}
            className="min-w-0 text-left after:absolute after:inset-0"
          >
            {letter} · {text.what}
          </button>
          {text.actual && (
            <span className={`shrink-0 tabular-nums ${isMust ? 'text-error' : 'text-warn'}`}>
              {text.actual}
            </span>
          )}
        </p>
        <p className="admin-meta text-t2">
          {text.target && <Trans>Should be: {text.target}</Trans>} {text.note}
        </p>
      </div>
    </li>
  )
}

type WorkTextProps = { work: Work; request: string; note: string }

/** The customer's comments on the file, on the proof or in a message, and what we asked for. */
function WorkText({ work, request, note }: WorkTextProps) {
  const { what } = work.turn
  return (
    <div className="grid gap-2.5 px-4 py-2.5 empty:hidden">
      {note !== '' && <Said head={<Trans>With the file</Trans>}>{note}</Said>}
      {request !== '' && <Said head={<Trans>We asked for</Trans>}>{request}</Said>}
      {work.order.comment !== '' && what === 'design' && (
        <Said head={<Trans>With the order</Trans>}>{work.order.comment}</Said>
      )}
      {what === 'makeChanges' && <AskedChanges orderId={work.order.id} />}
      {work.unread > 0 && <Unread orderId={work.order.id} />}
    </div>
  )
}

function AskedChanges({ orderId }: { orderId: number }) {
  const { data } = useQuery(proofsQuery(useApi(), orderId))
  const newest = data?.proofs[0]
  if (!newest) return null
  const open = newest.pins.filter(({ side, fixedAt }) => side === 'customer' && fixedAt === null)
  return (
    <Said head={<Trans>Proof {newest.round}</Trans>}>
      {newest.asked?.text}
      <ol>
        {open.map(({ id, number, text }) => (
          <li key={id} className="flex gap-2">
            <span className="font-semibold tabular-nums">{number}</span>
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
    </Said>
  )
}

function Unread({ orderId }: { orderId: number }) {
  const { data } = useQuery(threadQuery(useApi(), orderId))
  const unread = data?.messages.filter(({ side, readAt }) => side === 'customer' && readAt === null) ?? []
  return unread.slice(-3).map(({ id, text, attachments }) => (
    <Said key={id} head={<Trans>New message</Trans>}>
      {text}
      {attachments.length > 0 && (
        <span className="block text-t3">{attachments.map(({ name }) => name).join(', ')}</span>
      )}
    </Said>
  ))
}

const Said = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="border-line border-l-2 pl-3">
    <p className="admin-meta text-t3">{head}</p>
    <div className="whitespace-pre-line break-words">{children}</div>
  </div>
)
