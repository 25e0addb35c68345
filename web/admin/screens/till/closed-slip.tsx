import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { LockIcon, PrintIcon } from '../../../ui/admin/icons.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { keepText, keptKey } from '../../kit/kept-text.ts'
import { MoneyForm, SumField, shortestReason, sumOf, WhyField } from '../../kit/money-form.tsx'
import type { ClosedDay } from './till-rules.ts'
import { useTillAct } from './use-till-act.ts'

/** A closed day: what was counted, by whom and when, and what was corrected since. */
export function ClosedSlip({ day }: { day: ClosedDay }) {
  const language = useLanguage()
  const { user } = useFrame()
  const [isAsked, ask] = useState(false)
  const { expected, counted, difference, reason, closedBy, closedAt, corrections } = day
  const signed = signedMoney(difference, language)
  return (
    <div className="px-4 py-4">
      <h2 className="admin-h2 flex justify-between gap-3">
        <Trans>{formatDayAndMonth(day.day, language)} is closed</Trans>
        <LockIcon />
      </h2>
      <dl className="mt-3 tabular-nums">
        <Row head={<Trans>Must be there, counted</Trans>}>
          {formatAmount(expected, language)} · {formatAmount(counted, language)}
        </Row>
        <Row
          head={<Trans context="till">Difference</Trans>}
          className={difference === 0 ? 'text-ok' : 'text-error'}
        >
          {signed}
        </Row>
        <Row head={<Trans>Terminal: slip, ours</Trans>}>
          {day.terminalSlip === null ? '—' : formatAmount(day.terminalSlip, language)} ·{' '}
          {formatAmount(day.terminalOurs, language)}
        </Row>
        <Row head={<Trans>Stayed for the next day</Trans>}>
          <Money azn={day.stays} />
        </Row>
        <Row head={<Trans>To the safe</Trans>}>
          <Money azn={day.toSafe} />
        </Row>
      </dl>
      {reason !== '' && <p className="mt-2 text-t2 wrap-anywhere">{reason}</p>}
      <p className="admin-meta mt-2 text-t3">
        {`${closedBy.name} ${closedBy.surname}`.trim()}, {formatDate(closedAt, language, 'moment')}
      </p>
      {corrections.length > 0 && (
        <ul className="mt-3 border-line2 border-t">
          {corrections.map((one) => (
            <li key={one.at} className="flex justify-between gap-3 border-line2 border-b py-2">
              <span className="min-w-0 wrap-anywhere">
                {one.reason}
                <span className="admin-meta block text-t3">
                  {one.by}, {formatDate(one.at, language, 'moment')}
                </span>
              </span>
              <span className="shrink-0 font-medium tabular-nums">{signedMoney(one.amount, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <AdminButton onClick={() => window.print()}>
          <PrintIcon />
          <Trans>Day sheet</Trans>
        </AdminButton>
        {canOpen(user, 'discounts') && (
          <AdminButton aria-haspopup="dialog" onClick={() => ask(true)}>
            <Trans>Correct…</Trans>
          </AdminButton>
        )}
      </div>
      {isAsked && <CorrectionDialog day={day.day} onClose={() => ask(false)} />}
    </div>
  )
}

function signedMoney(azn: number, language: Parameters<typeof formatMoney>[1]): string {
  const text = formatMoney(Math.abs(azn), language)
  if (azn === 0) return text
  return `${azn < 0 ? '−' : '+'}${text}`
}

type RowProps = { head: ReactNode; className?: string; children: ReactNode }

const Row = ({ head, className = '', children }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4 py-0.5">
    <dt className="text-t2">{head}</dt>
    <dd className={`font-medium ${className}`}>{children}</dd>
  </div>
)

const keyName = 'till.correction.key'

/** Corrects a closed day, with a reason that stays. */
function CorrectionDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useTillAct()
  const [way, choose] = useState<'more' | 'less'>('less')
  const [sumText, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, check] = useState(false)
  const sum = sumOf(sumText)
  const isShort = reason.trim().length < shortestReason
  const names = { less: t`There was less`, more: t`There was more` }
  const shown = formatDayAndMonth(day, language)
  const send = () => {
    check(true)
    if (sum === null || isShort) return
    const input = { day, amount: sum, takes: way === 'less', reason: reason.trim() }
    act({
      run: async (client) => {
        const context = { headers: { 'idempotency-key': keptKey(keyName, JSON.stringify(input)) } }
        await client.till.correct.mutate(input, { context })
        return null
      },
      said: t`${shown} is corrected`,
      onDone: () => {
        keepText(keyName, '')
        onClose()
      },
    })
  }
  return (
    <Modal title={<Trans>Correct {shown}</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Close without correcting</Trans>}
        does={<Trans>Correct the day</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        <Segments
          legend={<Trans>What was found</Trans>}
          values={['less', 'more'] as const}
          chosen={way}
          label={(one) => names[one]}
          onChoose={choose}
        />
        <SumField
          isFirst
          label={<Trans>Sum</Trans>}
          value={sumText}
          onChange={setSum}
          isChecked={isChecked}
        />
        <WhyField
          label={<Trans>Reason</Trans>}
          value={reason}
          onChange={setReason}
          longest={300}
          error={
            isChecked && isShort
              ? t`Write why, in 10 characters at least: it stays in the history.`
              : undefined
          }
        />
      </MoneyForm>
    </Modal>
  )
}
