import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { isKey } from '../../../lib/address-values.ts'
import { errorCode, fieldErrors, isUnanswered, refusalOf, useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { randomId } from '../../../lib/random-id.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { type Draft, hasReceipt, type Payer, type Reckoned } from './record-draft.ts'
import { usePrintReceipt } from './use-print-receipt.tsx'
import { useRenewMoney } from './use-renew-money.ts'

type Written = { id: number; draft: Draft; sum: string }
type Recording = {
  payer: Payer
  draft: Draft
  /** Whether a receipt is printed of what came in at the counter. */
  prints: boolean
  onDone: () => void
  /** What was typed stands there again, once it was taken back. */
  onUndone: (draft: Draft) => void
}

/** Writes a payment down, once whatever happens to the answer, and takes it back within seconds (PAY-6, PAY-8). */
export function useRecord({ payer, draft, prints, onDone, onUndone }: Recording) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const renew = useRenewMoney()
  const printReceipt = usePrintReceipt()
  const { appUser } = payer
  const name = `${appUser.name} ${appUser.surname}`.trim()
  const about = `payment ${appUser.id}`
  const [unanswered, setUnanswered] = useState<{ draft: Draft; reckoned: Reckoned } | null>(null)

  const undo = useMutation({
    mutationFn: async ({ id, draft: { way } }: Written) => {
      if (way === 'balance') await client.payments.undoFromBalance.mutate({ id })
      else await client.payments.undo.mutate({ id })
    },
    onSuccess: (_, { draft, sum }) => {
      notify({ kind: 'ok', about, text: t`${sum} of ${name} were taken back` })
      onUndone({ ...draft, key: randomId() })
    },
    onError: (error) =>
      notify({ kind: 'error', about, ...noticeOf(t`The payment could not be taken back`, error) }),
    onSettled: renew,
  })

  const record = useMutation({
    mutationFn: async (reckoned: Reckoned) => {
      // What was sent without an answer may have been written: it is sent again as it was, whatever is open by now.
      const sent = unanswered?.draft === draft ? unanswered.reckoned : reckoned
      const input = { appUserId: appUser.id, orders: sentLines(sent.lines) }
      const context = { headers: { 'idempotency-key': draft.key } }
      const { way, note, fiscalId, reference, day, isVat } = draft
      if (way === 'balance') return client.payments.payFromBalance.mutate(input, { context })
      const isTransfer = way === 'transfer'
      const facts = isTransfer ? { reference, ...(day !== '' && { day }) } : { fiscalId }
      return client.payments.record.mutate(
        {
          ...input,
          way: isTransfer && isVat ? 'vatAccount' : way,
          amount: toAzn(sent.amount.value ?? 0),
          note,
          ...facts,
        },
        { context },
      )
    },
    onSuccess: (written, { amount, given }) => {
      const { id } = written
      const sum = formatMoney(toAzn(amount.value ?? 0), language)
      const text =
        draft.way === 'balance'
          ? t`${sum} of ${name} were paid from the balance`
          : t`${sum} of ${name} were written down`
      notify({ kind: 'ok', about, text, onUndo: () => undo.mutate({ id, draft, sum }) })
      if (prints && 'fiscalId' in written && hasReceipt(draft.way)) {
        const isGiven = draft.way === 'cash' && given.value !== null
        printReceipt({ payment: written, before: payer, given: isGiven ? toAzn(given.value ?? 0) : null })
      }
      onDone()
    },
    onSettled: (_, error, reckoned) => {
      if (isUnanswered(error))
        return setUnanswered((before) => (before?.draft === draft ? before : { draft, reckoned }))
      setUnanswered(null)
      return renew()
    },
  })
  const { error } = record
  return {
    send: record.mutate,
    isPending: record.isPending,
    forget: record.reset,
    errors: record.variables ? byField(fieldErrors(error), record.variables) : {},
    /** What isn't said at a field. */
    failure: failureOf(error, t`No answer came. Send it again: it is written down once only.`),
    /** The key is that of another payment. */
    isOther: errorCode(error) === 'CONFLICT',
  }
}

const sentLines = (lines: Reckoned['lines']) =>
  lines.flatMap(({ orderId, amount }) => (amount > 0 ? [{ orderId, amount: toAzn(amount) }] : []))

function failureOf(error: unknown, unanswered: string): string | undefined {
  if (!error || Object.keys(fieldErrors(error)).some((path) => isShown(path))) return undefined
  return isUnanswered(error) ? unanswered : refusalOf(error)
}

const shown = { amount: 1, orders: 1, day: 1, reference: 1, fiscalId: 1, note: 1 }
const isShown = (path: string): boolean => isKey(path, shown) || /^orders\.\d+\./.test(path)

/** The server names an order by its place among those that were sent. */
function byField(errors: Record<string, string>, { lines }: Reckoned): Record<string, string> {
  const sent = sentLines(lines)
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const line = sent[Number(/^orders\.(\d+)\./.exec(path)?.[1] ?? -1)]
      return [line ? `line.${line.orderId}` : path, message]
    }),
  )
}
