import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatDate, formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { CalendarIcon, ErrorIcon } from '../../../../ui/admin/icons.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { type AskedOfRefund, RefundActDialog, useAskBank } from '../../../kit/refund/refund-acts.tsx'
import type { Refund } from '../../../kit/refund/refund-rules.ts'
import { useWaysSaid } from '../../../kit/refund/way-names.ts'

type OpenRefundsProps = { refunds: readonly Refund[] }

/** What is to be given back and hasn't gone, and what failed, each with what staff can say of it. */
export function OpenRefunds({ refunds }: OpenRefundsProps) {
  if (refunds.length === 0) return null
  return (
    <ul>
      {refunds.map((refund) => (
        <OneRefund key={refund.id} refund={refund} />
      ))}
    </ul>
  )
}

function OneRefund({ refund }: { refund: Refund }) {
  const language = useLanguage()
  const { user } = useFrame()
  const waysSaid = useWaysSaid()
  const [asked, ask] = useState<AskedOfRefund | null>(null)
  const bank = useAskBank(() => ask('failed'))
  const decides = canOpen(user, 'discounts')
  const { way, amount, state, at, askedBy, failure, reason, isUndecided = false } = refund
  const hasFailed = state === 'Failed'
  const who = askedBy ? `${askedBy.name} ${askedBy.surname}`.trim() : ''
  const isAtBank = state === 'Sent' || state === 'Unknown'
  return (
    <li className="flex gap-3 border-line2 border-t px-3.5 py-2.5">
      {hasFailed ? (
        <ErrorIcon className="mt-0.5 text-error" />
      ) : (
        <CalendarIcon className="mt-0.5 text-warn" />
      )}
      <div className="min-w-0 grow">
        <p className="font-medium">
          {formatMoney(amount, language)}, {waysSaid[way]}: <StateText state={state} />
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">
          {[formatDate(at, language, 'moment'), who].filter(Boolean).join(' · ')}
        </p>
        <p className="admin-meta whitespace-pre-line text-t2 wrap-anywhere">{hasFailed ? failure : reason}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
          {isAtBank && (
            <WordButton onClick={() => bank.ask(refund)}>
              <Trans context="refund">Ask</Trans>
            </WordButton>
          )}
          {decides && state === 'Asked' && (
            <WordButton onClick={() => ask('sent')}>
              <Trans>It is sent…</Trans>
            </WordButton>
          )}
          {decides && !hasFailed && (
            <WordButton onClick={() => ask('failed')}>
              <Trans>It failed…</Trans>
            </WordButton>
          )}
          {decides && isUndecided && (
            <WordButton onClick={() => ask('otherwise')}>
              <Trans>Another way…</Trans>
            </WordButton>
          )}
        </p>
      </div>
      {asked && <RefundActDialog refund={refund} asked={asked} onAsk={ask} />}
    </li>
  )
}

function StateText({ state }: { state: Refund['state'] }): ReactNode {
  switch (state) {
    case 'Asked':
      return <Trans context="refund">to be sent</Trans>
    case 'Sent':
      return <Trans context="refund">sent, no answer yet</Trans>
    case 'Done':
      return <Trans context="refund">given back</Trans>
    case 'Failed':
      return <Trans context="refund">failed</Trans>
    case 'Unknown':
      return <Trans context="refund">not known</Trans>
  }
}
