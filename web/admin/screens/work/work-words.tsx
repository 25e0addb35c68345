import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { proofsQuery, threadQuery } from '../../kit/artwork/artwork-queries.ts'
import type { Work } from './work-rows.ts'

type WorkWordsProps = { work: Work; request: string; note: string }

/** What was said: the customer's words to the file, to the proof or in a message, and what we asked for. */
export function WorkWords({ work, request, note }: WorkWordsProps) {
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
