import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'

type ShareBarProps = {
  value: number
  /** The longest bar's value. */
  max: number
}

/** A bar in a row, against the longest one; the figure stands beside it as text. */
export function ShareBar({ value, max }: ShareBarProps) {
  const width = scaleLinear({ domain: [0, max || 1], range: [0, 100], clamp: true })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-1.5 w-0 grow bg-line1"
    >
      <Bar width={Math.max(1, width(value))} height={1} className="fill-key" />
    </svg>
  )
}
