import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { ReactNode } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { MoneyOfOrder } from './payments-search.ts'

type CardRow = inferRouterOutputs<AppRouter>['cardPayments']['attention'][number]
type WantedRow = inferRouterOutputs<AppRouter>['paymentLinks']['wanted'][number]

/** Something about money that staff look at, with the one act that it offers. */
export type AttentionRow = {
  key: string
  title: ReactNode
  detail: ReactNode
  appUser: { name: string; surname: string }
  orderIds: readonly number[]
  /** Beside the orders. */
  item?: string
  azn: number
  act: { label: ReactNode; run: () => void; isBusy: boolean }
}

/** Card payments that aren't simply what was asked for, links that are wanted, and what was overpaid (PAY-7, PAY-14, PAY-25). */
export function useAttention(): { rows: AttentionRow[]; isLoaded: boolean } {
  const api = useApi()
  const overpaid = useQuery(api.payments.attention.queryOptions())
  const cards = useQuery(api.cardPayments.attention.queryOptions())
  const wanted = useQuery(api.paymentLinks.wanted.queryOptions())
  const toCardRow = useCardRow()
  const toWantedRow = useWantedRow()
  const toOverpaidRow = useOverpaidRow()
  return {
    rows: [
      ...(cards.data ?? []).map(toCardRow),
      ...(wanted.data ?? []).map(toWantedRow),
      ...(overpaid.data ?? []).map(toOverpaidRow),
    ],
    isLoaded: Boolean(overpaid.data && cards.data && wanted.data),
  }
}

const domains = ['payments', 'cardPayments', 'paymentLinks', 'orders']

/** What a press on a row does, says, and refetches. */
function useAct<Input, Output>(options: {
  run: (input: Input) => Promise<Output>
  said: (output: Output, input: Input) => string
  failed: string
}) {
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return useMutation({
    mutationFn: options.run,
    onSuccess: (output, input) => notify({ kind: 'ok', text: options.said(output, input) }),
    onError: (error) => notify({ kind: 'error', ...noticeOf(options.failed, error) }),
    onSettled: () =>
      Promise.all(domains.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] }))),
  })
}

function useCardRow(): (row: CardRow) => AttentionRow {
  const { t } = useLingui()
  const client = useClient()
  const ask = useAct({
    run: ({ id }: CardRow) => client.cardPayments.ask.mutate({ id }),
    said: ({ isAnswered }) => (isAnswered ? t`The bank has answered` : t`The bank still gives no answer`),
    failed: t`The bank could not be asked`,
  })
  const see = useAct({
    run: ({ id }: CardRow) => client.cardPayments.see.mutate({ id }),
    said: () => t`Looked at: it no longer stands here`,
    failed: t`It could not be put aside`,
  })
  return (row) => {
    const isUnanswered = row.why === 'unanswered'
    const act = isUnanswered ? ask : see
    return {
      key: `card ${row.id}`,
      title: <CardTitle row={row} />,
      detail: <CardDetail row={row} />,
      appUser: row.appUser,
      orderIds: row.orderIds,
      azn: row.why === 'refundedAtBank' ? row.refunded : row.captured || row.amount,
      act: {
        label: isUnanswered ? <Trans>Ask again</Trans> : <Trans>Looked at</Trans>,
        run: () => !act.isPending && act.mutate(row),
        isBusy: act.isPending && act.variables.id === row.id,
      },
    }
  }
}

function CardTitle({ row: { why, minutes } }: { row: CardRow }) {
  switch (why) {
    case 'unanswered':
      return (
        <Plural
          value={minutes ?? 0}
          one="The bank has given no answer for # minute"
          other="The bank has given no answer for # minutes"
        />
      )
    case 'late':
      return <Trans>Late success</Trans>
    case 'double':
      return <Trans>Paid twice</Trans>
    case 'amount':
      return <Trans>The amount differs</Trans>
    case 'currency':
      return <Trans>Another currency</Trans>
    default:
      return <Trans>Given back at the bank</Trans>
  }
}

const providerNames = { kapital: 'Kapital Bank', payriff: 'Payriff', epoint: 'Epoint' } as const

function CardDetail({
  row: { provider, amount, captured, currency, why, word, bankReference },
}: {
  row: CardRow
}) {
  const facts = [providerNames[provider], bankReference, why === 'unanswered' && word].filter(Boolean)
  return (
    <>
      {facts.join(' · ')}
      {captured > 0 && captured !== amount && (
        <>
          {' · '}
          <Trans>
            asked for <Money azn={amount} />
          </Trans>
        </>
      )}
      {why === 'currency' && ` · ${currency}`}
      {(why === 'late' || why === 'double' || why === 'amount') && (
        <>
          {' · '}
          <Trans>what is too much is balance</Trans>
        </>
      )}
    </>
  )
}

/** A customer whom no email reaches waits for a link: it stands on the order's page. */
function useWantedRow(): (row: WantedRow) => AttentionRow {
  const navigate = useNavigate()
  return ({ id, appUser, orderIds, amount }) => ({
    key: `link ${id}`,
    title: <Trans>A link to pay is wanted</Trans>,
    detail: <Trans>The former one is over, and no e-mail reaches the customer</Trans>,
    appUser,
    orderIds,
    azn: amount,
    act: {
      label: <Trans>To the order</Trans>,
      run: () => void navigate({ to: '/admin/ordersadmin/$id', params: { id: String(orderIds[0] ?? '') } }),
      isBusy: false,
    },
  })
}

/** What was paid above an order's price becomes its customer's balance. */
function useOverpaidRow(): (row: MoneyOfOrder) => AttentionRow {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const keep = useAct({
    run: ({ orderId }: MoneyOfOrder) => client.payments.keepAsBalance.mutate({ id: orderId }),
    said: ({ kept }, { appUser }) => {
      const name = `${appUser.name} ${appUser.surname}`.trim()
      return t`${formatMoney(kept, language)} are the balance of ${name} now`
    },
    failed: t`The money could not be put to the balance`,
  })
  return (row) => ({
    key: `order ${row.orderId}`,
    title: <Trans>Overpaid</Trans>,
    detail:
      row.money.total === 0 ? (
        <Trans>The order was given up</Trans>
      ) : (
        <Trans>
          costs <Money azn={row.money.total} />, paid <Money azn={row.money.paid} />
        </Trans>
      ),
    appUser: row.appUser,
    orderIds: [row.orderId],
    item: pick(row.item, 'name', language),
    azn: row.money.over,
    act: {
      label: <Trans>Keep as balance</Trans>,
      run: () => !keep.isPending && keep.mutate(row),
      isBusy: keep.isPending && keep.variables.orderId === row.orderId,
    },
  })
}
