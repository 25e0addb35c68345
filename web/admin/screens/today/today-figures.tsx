import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'

/** What the new orders come to: how many and since when, how much, how many need a hand. */
export function TodayFigures({ orders }: { orders: readonly NewOrder[] }) {
  const language = useLanguage()
  const waitingText = useWaitingText()
  const now = useNow()
  const waits = orders.map(({ orderDate }) => minutesSince(orderDate, now))
  const oldest = waitingText(Math.max(...waits))
  const late = waits.filter(isLate).length
  const suggested = orders.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0)
  const byHand = orders.filter(({ quote }) => quote === null).length
  const first = orders.filter(({ customer }) => customer.orders <= 1).length
  return (
    <dl className="mb-7 grid grid-cols-2 border-key border-t-2 bg-paper md:grid-cols-4">
      <Figure
        label={
          <>
            <InkStrip status="Pending" /> <Trans>Waiting</Trans>
          </>
        }
        figure={String(orders.length)}
        words={<Trans>longest wait: {oldest}</Trans>}
      />
      <Figure
        label={<Trans>Over 2 hours</Trans>}
        figure={String(late)}
        words={late === 0 ? <Trans>nobody waits long</Trans> : <Trans>answer these first</Trans>}
        isWarning={late > 0}
      />
      <Figure
        label={<Trans>Suggested</Trans>}
        figure={formatMoney(Math.round(suggested * 100) / 100, language)}
        words={
          byHand === 0 ? (
            <Trans>a price for each</Trans>
          ) : (
            <Plural value={byHand} one="# price is written by hand" other="# prices are written by hand" />
          )
        }
      />
      <Figure
        label={<Trans>First orders</Trans>}
        figure={String(first)}
        words={<Trans>from new customers</Trans>}
      />
    </dl>
  )
}

type FigureProps = { label: ReactNode; figure: string; words: ReactNode; isWarning?: boolean }

const Figure = ({ label, figure, words, isWarning = false }: FigureProps) => (
  <div className="flex flex-col border-line2 border-b px-3.5 py-3 not-last:border-r max-md:nth-2:border-r-0">
    <dt className="flex min-h-7 items-center justify-between gap-2 font-medium">
      <span className="flex items-center gap-2">{label}</span>
    </dt>
    <dd className="flex flex-col">
      <span className="admin-figure">{figure}</span>
      <span className={isWarning ? 'font-medium text-warn' : 'text-t3'}>{words}</span>
    </dd>
  </div>
)
