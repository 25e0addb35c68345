import { Trans, useLingui } from '@lingui/react/macro'
import { useClient } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { type AttentionRow, type RowAct, useAct } from './attention-row.ts'
import { CardDetail, type CardRow, CardTitle } from './attention-words.tsx'

export function useSee() {
  const { t } = useLingui()
  const client = useClient()
  return useAct({
    run: ({ id }: CardRow) => client.cardPayments.see.mutate({ id }),
    said: () => t`Looked at: it no longer stands here`,
    failed: t`It could not be put aside`,
  })
}

/** What came twice, too late or in another sum is balance now: it is given back, or stays there. */
const isGivenBack = ({ why, paymentId }: CardRow) =>
  paymentId !== null && (why === 'double' || why === 'late' || why === 'amount')

type Pressed = { isPending: boolean; variables: CardRow | undefined; mutate: (row: CardRow) => void }

/** A card payment that isn't simply what was asked for, or failed. */
export function useCardRow(
  see: ReturnType<typeof useSee>,
  onGiveBack: (row: CardRow) => void,
): (row: CardRow) => AttentionRow {
  const { t } = useLingui()
  const client = useClient()
  const { user } = useFrame()
  const ask = useAct({
    run: ({ id }: CardRow) => client.cardPayments.ask.mutate({ id }),
    said: ({ isAnswered }) => (isAnswered ? t`The bank has answered` : t`The bank still gives no answer`),
    failed: t`The bank could not be asked`,
  })
  const send = useAct({
    run: ({ id }: CardRow) => client.cardPayments.sendLink.mutate({ id }),
    said: (_, { appUser }) => t`The link to pay is on its way to ${nameOf(appUser)}`,
    failed: t`The link could not be sent`,
  })
  const copy = useAct({
    run: async ({ requestId }: CardRow) => {
      const { url } = await client.paymentLinks.ofRequest.mutate({ id: requestId })
      await navigator.clipboard.writeText(url)
    },
    said: () => t`The link to pay is copied`,
    failed: t`The link could not be copied`,
  })
  const presses = (act: Pressed, row: CardRow, label: RowAct['label']): RowAct => ({
    label,
    run: () => !act.isPending && act.mutate(row),
    isBusy: act.isPending && act.variables?.id === row.id,
  })
  const actOf = (row: CardRow): RowAct => {
    if (row.why === 'unanswered') return presses(ask, row, <Trans>Ask again</Trans>)
    if (row.why === 'failed')
      return row.isReached
        ? presses(send, row, <Trans>Send the link</Trans>)
        : presses(copy, row, <Trans>Copy the link</Trans>)
    if (!isGivenBack(row) || !canOpen(user, 'discounts')) return presses(see, row, <Trans>Looked at</Trans>)
    return {
      label: row.why === 'double' ? <Trans>Give one back…</Trans> : <Trans>What becomes of it…</Trans>,
      run: () => onGiveBack(row),
      isBusy: false,
    }
  }
  return (row) => ({
    key: `card ${row.id}`,
    title: <CardTitle row={row} />,
    detail: <CardDetail row={row} />,
    appUser: row.appUser,
    orderIds: row.orderIds,
    azn: row.why === 'refundedAtBank' ? row.refunded : row.captured || row.amount,
    act: actOf(row),
    ...(row.why === 'failed' && { pass: presses(see, row, <Trans>Take it off the list</Trans>) }),
  })
}

const nameOf = ({ name, surname }: CardRow['appUser']): string => `${name} ${surname}`.trim()
