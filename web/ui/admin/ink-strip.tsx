import { isGivenUp, type OrderStatus, stepOf } from '../../../src/domains/order-status/statuses.ts'
import { classNames } from '../../lib/class-names.ts'

const inks = ['bg-ink-c', 'bg-ink-m', 'bg-ink-y', 'bg-ink-k'] as const
/** Every step adds one ink; cancelled orders are struck in red. The label stands beside it. */
export const InkStrip = ({ status, large = false }: { status: OrderStatus; large?: boolean }) => (
  <span aria-hidden="true" className="relative inline-flex shrink-0 gap-px">
    {inks.map((ink, index) => (
      <span
        key={ink}
        className={classNames(
          large ? 'h-5 w-[11px] border' : 'h-3 w-1.5 border',
          index < stepOf(status)
            ? `${ink} ${ink === 'bg-ink-y' ? 'border-warn' : 'border-transparent'}`
            : 'border-t3',
        )}
      />
    ))}
    {isGivenUp(status) && (
      <span className="absolute inset-x-[-3px] top-1/2 h-0.5 -translate-y-1/2 bg-error" />
    )}
  </span>
)
