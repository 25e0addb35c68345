import { useLingui } from '@lingui/react/macro'
import { type QuoteStand, standNames } from '../../kit/quotes/quote-labels.ts'

const looks: Record<QuoteStand, string> = {
  draft: 'border-line border-dashed text-t2',
  waiting: 'border-key text-key',
  expired: 'border-warn text-warn',
  changeAsked: 'border-key bg-key text-on-key',
  renewAsked: 'border-key bg-key text-on-key',
  declined: 'border-line text-t2',
  accepted: 'border-ok text-ok',
  withdrawn: 'border-line text-t3 line-through',
}

/** The state of a quote: black is ours, outlined the customer's turn. */
export function StandMark({ stand }: { stand: QuoteStand }) {
  const { i18n } = useLingui()
  return (
    <span className={`inline-block border px-2 py-0.5 font-medium ${looks[stand]}`}>
      {i18n._(standNames[stand])}
    </span>
  )
}
