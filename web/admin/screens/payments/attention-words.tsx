import { Plural, Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { Money } from '../../../ui/money.tsx'
import { useWayNames } from '../../kit/refund/way-names.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type CardRow = Outputs['cardPayments']['attention'][number]
export type RefundRow = Outputs['refunds']['attention'][number]
export type UnallocatedRow = Outputs['payments']['unallocated'][number]

export function CardTitle({ row: { why, minutes } }: { row: CardRow }) {
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

export function CardDetail({
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

export function RefundTitle({ refund: { state } }: { refund: RefundRow }) {
  switch (state) {
    case 'Failed':
      return <Trans>A refund has failed</Trans>
    case 'Asked':
      return <Trans>A refund is to be sent</Trans>
    default:
      return <Trans>The bank says nothing about a refund</Trans>
  }
}

export function UnallocatedDetail({ row: { way, reference, openOrders } }: { row: UnallocatedRow }) {
  const wayNames = useWayNames()
  return (
    <>
      {[wayNames[way], reference].filter(Boolean).join(' · ')}
      {' · '}
      <Plural value={openOrders} one="# open order" other="# open orders" />
    </>
  )
}
