import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'

type SegmentsProps<Value> = {
  legend: ReactNode
  /** Shows the legend to screen readers only. */
  isLegendHidden?: boolean
  /** The chosen cell has the focus when a dialog with it opens. */
  isFirst?: boolean
  values: readonly Value[]
  chosen: Value | null
  label: (value: Value) => ReactNode
  onChoose: (value: Value) => void
  className?: string
}

/** One of a few, as joined cells. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, isLegendHidden = false, isFirst = false, values, chosen } = props
  const { label, onChoose, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'admin-meta pb-1 font-medium'}>{legend}</legend>
      <div className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
        {values.map((value) => (
          <label
            key={value}
            className="flex min-h-8 grow cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap px-3 font-medium text-t2 has-checked:bg-key has-checked:text-on-key has-focus-visible:outline-2 max-md:min-h-12 pointer-coarse:min-h-12"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              data-safe={isFirst && value === chosen ? '' : undefined}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
