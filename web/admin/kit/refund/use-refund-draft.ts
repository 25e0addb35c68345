import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { keepText, keptText } from '../kept-text.ts'
import { priceOf } from '../orders/price-text.ts'
import { lessOf, type MoneyChoice, type OrderMoney, refundableSum } from './refund-rules.ts'

export type RefundDraft = ReturnType<typeof useRefundDraft>

const reasonName = (orderId: number) => `refund.${orderId}.reason`
const workName = (orderId: number) => `refund.${orderId}.work`

/** What is chosen and written; the words are still there when the dialog opens again. */
export function useRefundDraft(
  orderId: number,
  { cancels, money, decides }: { cancels: boolean; money: OrderMoney; decides: boolean },
) {
  const { t } = useLingui()
  const language = useLanguage()
  const [chosen, choose] = useState<MoneyChoice | null>(cancels && !decides ? 'balance' : null)
  const [keptSum, setKept] = useState('')
  const [work, setWork] = useState(() => keptText(workName(orderId)))
  const [sum, writeSum] = useState('')
  const [reason, setReason] = useState(() => keptText(reasonName(orderId)))
  const [isChecked, check] = useState(false)
  const paid = refundableSum(money)
  const kept = priceOf(keptSum)
  const choice = cancels ? chosen : null
  const written = priceOf(sum)
  const fits = (azn: number | null) => azn !== null && azn > 0 && azn <= paid
  const back = backOf({
    cancels,
    choice,
    paid,
    kept: fits(kept) ? kept : null,
    sum: fits(written) ? written : null,
  })
  const most = formatMoney(paid, language)
  const errors = {
    choice: cancels && choice === null ? t`Choose what becomes of the money.` : undefined,
    kept: choice === 'keepPart' && !fits(kept) ? t`Write a sum of at most ${most}.` : undefined,
    work:
      choice === 'keepPart' && work.trim() === ''
        ? t`Say which work was done: the customer reads it.`
        : undefined,
    sum: !cancels && !fits(written) ? t`Write a sum of at most ${most}.` : undefined,
    reason: reason.trim() === '' ? t`Write why: the customer reads it.` : undefined,
  }
  useDigits((digit) => {
    if (cancels && decides) choose(digit)
  })
  const isReady = Object.values(errors).every((error) => error === undefined)
  return {
    decides,
    paid,
    choice,
    choose,
    kept: keptSum,
    writeKept: setKept,
    work,
    writeWork: (text: string) => {
      setWork(text)
      keepText(workName(orderId), text)
    },
    sum,
    writeSum,
    reason,
    writeReason: (text: string) => {
      setReason(text)
      keepText(reasonName(orderId), text)
    },
    /** AZN that go back; null while that isn't known. */
    back,
    errors,
    isChecked,
    check: () => check(true),
    input: isReady ? inputOf({ cancels, choice, paid, kept, work, back, reason }) : null,
  }
}

const byDigit: Record<string, MoneyChoice> = { 1: 'refund', 2: 'balance', 3: 'keepPart' }

/** 1 to 3 choose, outside fields. */
function useDigits(choose: (choice: MoneyChoice) => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'text') return
    const choice = byDigit[key]
    if (choice) choose(choice)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type Chosen = {
  cancels: boolean
  choice: MoneyChoice | null
  paid: number
  kept: number | null
}

function backOf({ cancels, choice, paid, kept, sum }: Chosen & { sum: number | null }): number | null {
  if (!cancels) return sum
  switch (choice) {
    case 'refund':
      return paid
    case 'balance':
      return 0
    case 'keepPart':
      return kept === null ? null : lessOf(paid, kept)
    case null:
      return null
  }
}

/** What is sent; the sum that is read as paid goes along, so that nothing else is given back. */
export type RefundInput =
  | {
      act: 'cancel'
      money: MoneyChoice
      kept?: number
      workDone?: string
      reason: string
      paid: number
      back: number
    }
  | { act: 'giveBack'; amount: number; reason: string; paid: number }

function inputOf(given: Chosen & { work: string; back: number | null; reason: string }): RefundInput | null {
  const { cancels, choice, paid, kept, work, back } = given
  const reason = given.reason.trim()
  if (back === null) return null
  if (!cancels) return { act: 'giveBack', amount: back, reason, paid }
  if (choice === null) return null
  const keeps = choice === 'keepPart' && kept !== null && { kept, workDone: work.trim() }
  return { act: 'cancel', money: choice, ...keeps, reason, paid, back }
}
