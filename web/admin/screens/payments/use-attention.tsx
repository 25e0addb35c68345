import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { BalanceDialog } from '../../kit/refund/balance-dialog.tsx'
import { type AskedOfRefund, RefundActDialog, useAskBank } from '../../kit/refund/refund-acts.tsx'
import { useWaysSaid } from '../../kit/refund/way-names.ts'
import { type AttentionRow, useAct } from './attention-row.ts'
import {
  type CardRow,
  type RefundRow,
  RefundTitle,
  UnallocatedDetail,
  type UnallocatedRow,
} from './attention-words.tsx'
import type { MoneyOfOrder } from './payments-search.ts'
import { useCardRow, useSee } from './use-card-row.tsx'

type WantedRow = inferRouterOutputs<AppRouter>['paymentLinks']['wanted'][number]

/** What a row's act opens. */
type Opened = { of: 'refund'; refund: RefundRow; asked: AskedOfRefund } | { of: 'balance'; row: CardRow }

/**
 * Card payments that aren't simply what was asked for, refunds that wait, links that are wanted, money that is for no
 * order, and what was overpaid (PAY-7, PAY-14, PAY-25, PAY-49, PAY-50).
 */
export function useAttention(onSpread: (row: UnallocatedRow) => void) {
  const api = useApi()
  const [opened, open] = useState<Opened | null>(null)
  const refunds = useQuery(api.refunds.attention.queryOptions())
  const unallocated = useQuery(api.payments.unallocated.queryOptions())
  const overpaid = useQuery(api.payments.attention.queryOptions())
  const cards = useQuery(api.cardPayments.attention.queryOptions())
  const wanted = useQuery(api.paymentLinks.wanted.queryOptions())
  const see = useSee()
  const toCardRow = useCardRow(see, (row) => open({ of: 'balance', row }))
  const toRefundRow = useRefundRow(open)
  const toWantedRow = useWantedRow()
  const toOverpaidRow = useOverpaidRow()
  const rows: AttentionRow[] = [
    ...(cards.data ?? []).map(toCardRow),
    ...(refunds.data ?? []).map(toRefundRow),
    ...(unallocated.data ?? []).map((row) => toUnallocatedRow(row, onSpread)),
    ...(wanted.data ?? []).map(toWantedRow),
    ...(overpaid.data ?? []).map(toOverpaidRow),
  ]
  const all = [overpaid, cards, wanted, refunds, unallocated]
  return {
    rows,
    isLoaded: all.every(({ data }) => data !== undefined),
    failed: all.filter(({ isError, data }) => isError && data === undefined),
    dialog: opened && <OpenedDialog opened={opened} onOpen={open} onSeen={see.mutate} />,
  }
}

type OpenedProps = {
  opened: Opened
  onOpen: (opened: Opened | null) => void
  onSeen: (row: CardRow) => void
}

function OpenedDialog({ opened, onOpen, onSeen }: OpenedProps) {
  const close = () => onOpen(null)
  if (opened.of === 'refund') {
    const { refund } = opened
    return (
      <RefundActDialog
        refund={refund}
        asked={opened.asked}
        onAsk={(asked) => onOpen(asked && { of: 'refund', refund, asked })}
      />
    )
  }
  const seen = () => {
    onSeen(opened.row)
    close()
  }
  return (
    <BalanceDialog
      appUser={opened.row.appUser}
      paymentId={opened.row.paymentId ?? undefined}
      onKeep={seen}
      onGiven={seen}
      onClose={close}
    />
  )
}

/** A refund that waits: to be sent, for the bank, or for a decision. */
function useRefundRow(open: (opened: Opened) => void): (row: RefundRow) => AttentionRow {
  const language = useLanguage()
  const { user } = useFrame()
  const waysSaid = useWaysSaid()
  const [asking, setAsking] = useState<RefundRow | null>(null)
  const bank = useAskBank(() => asking && open({ of: 'refund', refund: asking, asked: 'failed' }))
  const decides = canOpen(user, 'discounts')
  const actOf = (refund: RefundRow): AttentionRow['act'] => {
    const asks = (asked: AskedOfRefund) => () => open({ of: 'refund', refund, asked })
    switch (refund.state) {
      case 'Failed':
        return decides ? { label: <Trans>Another way…</Trans>, run: asks('otherwise'), isBusy: false } : null
      case 'Asked':
        return decides ? { label: <Trans>It is sent…</Trans>, run: asks('sent'), isBusy: false } : null
      default:
        return {
          label: <Trans context="refund">Ask</Trans>,
          run: () => {
            setAsking(refund)
            bank.ask(refund)
          },
          isBusy: bank.isPending && asking?.id === refund.id,
        }
    }
  }
  return (refund) => ({
    key: `refund ${refund.id}`,
    title: <RefundTitle refund={refund} />,
    detail: [
      waysSaid[refund.way],
      formatDate(refund.at, language, 'moment'),
      refund.state === 'Failed' ? refund.failure : refund.reason,
    ]
      .filter(Boolean)
      .join(' · '),
    appUser: refund.appUser,
    orderIds: refund.orderId === null ? [] : [refund.orderId],
    azn: refund.amount,
    act: actOf(refund),
  })
}

/** Money that came in lately for no order, of a customer with open ones. */
const toUnallocatedRow = (row: UnallocatedRow, onSpread: (row: UnallocatedRow) => void): AttentionRow => ({
  key: `payment ${row.paymentId}`,
  title: <Trans>Not allocated</Trans>,
  detail: <UnallocatedDetail row={row} />,
  appUser: row.appUser,
  orderIds: [],
  azn: row.rest,
  act: { label: <Trans>Allocate</Trans>, run: () => onSpread(row), isBusy: false },
})

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
