import { Trans, useLingui } from '@lingui/react/macro'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AddLine } from './add-line.tsx'
import { lineColumns } from './line-looks.ts'
import type { Configurations } from './line-options.ts'
import type { LinePrice } from './line-prices.ts'
import { LineRow } from './line-row.tsx'
import type { CounterItem, LinesFor } from './lines.ts'
import type { Lines } from './use-lines.ts'
import type { ReadyDays } from './use-ready-days.ts'

export type LinesEditorProps = {
  linesFor: LinesFor
  lines: Lines
  items: readonly CounterItem[]
  /** What can be chosen of their products. */
  configurations: Configurations
  prices: readonly LinePrice[]
  readyDays: ReadyDays
  /** Basis points: the customer's own discount. */
  customerBp: number
  /** What the server says of single fields: `lines.0.reason`. */
  errors: Readonly<Record<string, string>>
  /** Whether what is missing is said already. */
  isChecked: boolean
  /** Whose lines they are; null until somebody was chosen. */
  customerId: number | null
  /** The customer's last order, to be repeated. */
  lastOrder: number | null
  /** Takes an earlier order as a new line. */
  onRepeat: (orderId: number) => void
}

/** The lines of an order or a quote: a table of them, of which one is open, and the field for the next. */
export function LinesEditor(props: LinesEditorProps) {
  const { t } = useLingui()
  const { lines, items, prices, lastOrder, onRepeat } = props
  return (
    <section aria-label={t`Lines`} className="border-key border-t-2">
      <div
        aria-hidden="true"
        className={`admin-meta grid min-h-8 items-center gap-x-3 border-line2 border-b px-3.5 font-medium max-md:hidden ${lineColumns}`}
      >
        <span />
        <span>
          <Trans>Job</Trans>
        </span>
        <span className="text-right">
          <Trans>Run</Trans>
        </span>
        <span className="text-right max-xl:hidden">
          <Trans>Calculated</Trans>
        </span>
        <span className="text-right">
          <Trans>Price</Trans>
        </span>
        <span>
          <Trans>Ready · artwork</Trans>
        </span>
        <span />
      </div>
      <ol>
        {lines.lines.map((line, index) => {
          const price = prices[index]
          return price && <LineRow key={line.key} {...props} line={line} index={index} price={price} />
        })}
      </ol>
      <AddLine items={items} lastOrder={lastOrder} onAdd={lines.add} onRepeat={onRepeat} />
      {lines.lines.length === 0 && (
        <div className="mt-6">
          <Empty
            title={<Trans>No lines yet</Trans>}
            why={
              <Trans>
                Prices can be worked out without a customer: on the phone write the lines first, choose the
                customer later.
              </Trans>
            }
          />
        </div>
      )}
    </section>
  )
}
