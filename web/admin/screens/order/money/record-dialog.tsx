import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { recordedWays } from '../../../../../src/domains/payments/payment-input.ts'
import { useApi } from '../../../../lib/api.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { DayInput } from '../../../../ui/admin/day-input.tsx'
import { isDay } from '../../../../ui/admin/day-text.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { NumberField } from '../../../../ui/admin/number-field.tsx'
import { Segments } from '../../../../ui/admin/segments.tsx'
import { Money } from '../../../../ui/money.tsx'
import { formatAmount } from '../../../kit/formats.ts'
import { keepText, keptKey } from '../../../kit/kept-text.ts'
import { priceOf } from '../../../kit/orders/price-text.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useToday } from '../../../kit/production/queries.ts'
import { useWayNames, useWaysSaid } from '../../../kit/refund/way-names.ts'
import { useOrderAct } from '../use-print-page.ts'
import { orderMoneyQuery } from './money-queries.ts'
import { askedNow, changeOf, divided, type KeptMoney, type OrderMoney } from './money-rules.ts'

type RecordDialogProps = { order: OrderDetail; onClose: () => void }

/** Writes down money that came in for the order; it can be undone for some seconds (PAY-6, PAY-8). */
export function RecordDialog({ order, onClose }: RecordDialogProps) {
  const { data } = useQuery(orderMoneyQuery(useApi(), order.id))
  return (
    <Modal title={<Trans>Write a payment down for No. {order.id}</Trans>} onClose={onClose}>
      {data?.money ? (
        <RecordForm order={order} money={data.money} requests={data.requests} onClose={onClose} />
      ) : (
        <p className="mt-2 text-t2">
          <Trans>The order’s money is being loaded.</Trans>
        </p>
      )}
    </Modal>
  )
}

type Way = (typeof recordedWays)[number]
type FormProps = RecordDialogProps & { money: KeptMoney; requests: OrderMoney['requests'] }

function RecordForm({ order, money, requests, onClose }: FormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const wayNames = useWayNames()
  const waysSaid = useWaysSaid()
  const { isPending, failure, record } = useRecording(order, onClose)
  const prefilled = askedNow(money, requests)
  const [way, setWay] = useState<Way>('cash')
  const [sumText, setSum] = useState(prefilled > 0 ? formatAmount(prefilled, language) : '')
  const [givenText, setGiven] = useState('')
  const [day, setDay] = useState(today)
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, check] = useState(false)
  const sum = priceOf(sumText)
  const given = givenText.trim() === '' ? null : priceOf(givenText)
  const isCash = way === 'cash'
  const hasDay = way === 'transfer' || way === 'vatAccount'
  const { sumError, givenError, dayError } = useErrors({ sum, given, givenText, isCash, day, hasDay, today })
  const send = () => {
    check(true)
    if (sum === null || sumError || givenError || dayError) return
    const { forOrder } = divided(sum, money.left)
    record({
      appUserId: order.appUser.id,
      way,
      amount: sum,
      orders: forOrder > 0 ? [{ orderId: order.id, amount: forOrder }] : [],
      ...(hasDay && { day, reference: reference.trim() }),
      note: note.trim(),
    })
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        const isSent = event.ctrlKey || event.metaKey
        // A payment is never written down by Enter alone.
        if (isSent || event.target instanceof HTMLInputElement) event.preventDefault()
        if (isSent) send()
      }}
    >
      <Segments
        legend={<Trans>How it came in</Trans>}
        values={recordedWays}
        chosen={way}
        label={(one) => wayNames[one]}
        onChoose={setWay}
        className="max-sm:[&>div]:flex-wrap"
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          data-safe=""
          label={<Trans>Sum paid</Trans>}
          unit="₼"
          value={sumText}
          onChange={({ target }) => setSum(target.value)}
          {...(isChecked && sumError && { error: sumError })}
        />
        {isCash && (
          <NumberField
            label={<Trans>The customer gave</Trans>}
            unit="₼"
            value={givenText}
            onChange={({ target }) => setGiven(target.value)}
            {...(givenError && { error: givenError })}
          />
        )}
        {hasDay && (
          <AdminField label={<Trans>Day of the payment</Trans>} error={isChecked ? dayError : undefined}>
            <DayInput value={day} max={today} onChange={setDay} />
          </AdminField>
        )}
      </div>
      {isCash && sum !== null && given !== null && !givenError && (
        <p className="flex items-baseline justify-between gap-3">
          <Trans>Give the change back</Trans>
          <strong className="admin-figure">{formatMoney(changeOf(given, sum), language)}</strong>
        </p>
      )}
      {hasDay && (
        <AdminField label={<Trans>The bank’s reference</Trans>}>
          <AdminInput
            value={reference}
            maxLength={100}
            onChange={({ target }) => setReference(target.value)}
          />
        </AdminField>
      )}
      <AdminField label={<Trans>Note for staff</Trans>}>
        <AdminInput value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </AdminField>
      {sum !== null && <Division sum={sum} money={money} orderId={order.id} />}
      <p role="alert" className="text-error empty:hidden">
        {failure}
      </p>
      <ModalFoot className="mt-1">
        <AdminButton onClick={onClose}>
          <Trans>Close without writing</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton variant="primary" busy={isPending} onClick={send}>
          {sum === null ? (
            <Trans>Write the payment down</Trans>
          ) : (
            t`Write down ${formatMoney(sum, language)}, ${waysSaid[way]}`
          )}
        </AdminButton>
      </ModalFoot>
    </form>
  )
}

type Written = {
  sum: number | null
  given: number | null
  givenText: string
  isCash: boolean
  day: string
  hasDay: boolean
  today: string
}

function useErrors({ sum, given, givenText, isCash, day, hasDay, today }: Written) {
  const { t } = useLingui()
  const language = useLanguage()
  const isShort = isCash && sum !== null && given !== null && changeOf(given, sum) < 0
  const short = isShort ? formatMoney(-changeOf(given, sum), language) : ''
  const unreadable = isCash && givenText.trim() !== '' && given === null
  return {
    sumError: sum === null ? t`Write the sum, such as 62,50.` : undefined,
    givenError:
      (isShort && t`${short} too little: correct the sum or what was given.`) ||
      (unreadable && t`Write the sum, such as 62,50.`) ||
      undefined,
    dayError: hasDay && (!isDay(day) || day > today) ? t`Write a day up to today.` : undefined,
  }
}

/** What of the sum is for the order, where something of it becomes the customer's balance. */
function Division({ sum, money, orderId }: { sum: number; money: KeptMoney; orderId: number }): ReactNode {
  const { forOrder, toBalance } = divided(sum, money.left)
  if (toBalance === 0) return null
  return (
    <p className="text-warn">
      <Trans>
        No. {orderId}: <Money azn={forOrder} />. The other <Money azn={toBalance} /> become the customer’s
        balance.
      </Trans>
    </p>
  )
}

const keyName = (orderId: number) => `payment.${orderId}.key`

function useRecording(order: OrderDetail, onClose: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useOrderAct(order.id)
  const waysSaid = useWaysSaid()
  type Input = {
    appUserId: number
    way: Way
    amount: number
    orders: { orderId: number; amount: number }[]
    day?: string
    reference?: string
    note: string
  }
  const record = (input: Input) => {
    const name = keyName(order.id)
    const said = `${formatMoney(input.amount, language)}, ${waysSaid[input.way]}`
    let made = 0
    act({
      run: async (client) => {
        const key = keptKey(name, JSON.stringify(input))
        const context = { headers: { 'idempotency-key': key } }
        made = (await client.payments.record.mutate(input, { context })).id
      },
      said: t`Written down: ${said}`,
      failed: t`The payment was not written down`,
      onDone: () => {
        keepText(name, '')
        onClose()
      },
      onUndo: () =>
        act({
          run: (client) => client.payments.undo.mutate({ id: made }),
          said: t`Taken back: ${said}`,
          failed: t`The payment could not be taken back`,
        }),
    })
  }
  return { record, isPending, failure }
}
