import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { useWayNames } from '../../kit/refund/way-names.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type CardRow = Outputs['cardPayments']['attention'][number]
export type RefundRow = Outputs['refunds']['attention'][number]
export type UnallocatedRow = Outputs['payments']['unallocated'][number]

export function CardTitle({ row: { why, minutes, failure } }: { row: CardRow }) {
  switch (why) {
    case 'failed':
      return failure === 'notOpened' ? (
        <Trans>Failed: the bank opened no page</Trans>
      ) : (
        <Trans>Failed: the card was declined</Trans>
      )
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

export function CardDetail({ row }: { row: CardRow }) {
  const { provider, amount, captured, currency, why, word, bankReference } = row
  if (why === 'failed') return <FailedDetail row={row} />
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

/** Why it failed, how often the customer has tried, and when for the last time. */
function FailedDetail({ row: { provider, failure, tries, at } }: { row: CardRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const reasons: Partial<Record<NonNullable<CardRow['failure']>, string>> = {
    noFunds: t`not enough money on the card`,
    cardExpired: t`the card has expired`,
    threeDSecure: t`the 3-D Secure check failed`,
    cancelledByPayer: t`cancelled by the customer`,
  }
  const last = formatDate(at, language, 'moment')
  return (
    <>
      {[providerNames[provider], failure && reasons[failure]].filter(Boolean).join(' · ')}
      {' · '}
      <Plural value={tries} one={`tried once, ${last}`} other={`tried # times, last ${last}`} />
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
