import { classNames } from '../../../../lib/class-names.ts'
import type { Pin } from '../../../kit/artwork/artwork-queries.ts'

function lookOf({ side, internal, fixedAt }: Pick<Pin, 'side' | 'internal' | 'fixedAt'>): string {
  if (fixedAt !== null) return 'border border-line bg-paper text-t3'
  if (internal) return 'border border-warn bg-warn-ground text-warn'
  return side === 'customer' ? 'bg-pin text-on-pin' : 'bg-key text-on-key'
}

/** A remark's number on its drop, whose point at the lower left is the place on the artwork. */
export const PinMark = ({ pin }: { pin: Pick<Pin, 'side' | 'internal' | 'fixedAt' | 'number'> }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-5.5 shrink-0 place-items-center rounded-[50%_50%_50%_0] font-semibold text-[11px] tabular-nums',
      lookOf(pin),
    )}
  >
    {pin.number}
  </span>
)
