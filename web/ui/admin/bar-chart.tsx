import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useId } from 'react'

export type ChartBar = {
  /** Unlike any other bar's. */
  key: string
  value: number
  /** The same bar's value a period earlier, as a halftone behind it. */
  before?: number
  /** The bar's text for screen readers, with its figure. */
  texts: string
}

type BarChartProps = {
  /** What the chart shows; its bars' texts follow for screen readers. */
  label: string
  /** The bars from left to right; the last is the present. */
  bars: readonly ChartBar[]
  /** The labels below the first and the last bar. */
  from: string
  to: string
  /** The figure of the upper gridline. */
  top: (value: number) => string
}

const height = 72
/** The width of a bar with its spacing. */
const step = 20
/** The room above the highest bar for its gridline's figure. */
const head = 8

/** Black bars, the present one cyan, two gridlines; the figures are text. */
export function BarChart({ label, bars, from, to, top }: BarChartProps) {
  const dots = useId()
  const max = Math.max(...bars.map(({ value, before = 0 }) => Math.max(value, before)), 0)
  const width = bars.length * step
  const x = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [0, width],
    paddingInner: 0.4,
    paddingOuter: 0.2,
  })
  const y = scaleLinear({ domain: [0, max || 1], range: [height, head] })
  return (
    <figure className="relative">
      <svg
        role="img"
        aria-label={`${label}: ${bars.map(({ texts }) => texts).join('; ')}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-18 w-full"
      >
        {[head, (head + height) / 2].map((line) => (
          <Line
            key={line}
            from={{ x: 0, y: line }}
            to={{ x: width, y: line }}
            className="stroke-line2"
            strokeDasharray="2 3"
          />
        ))}
        <defs>
          <Dots id={dots} />
        </defs>
        {bars.map(({ key, before = 0 }) => (
          <Bar
            key={key}
            x={(x(key) ?? 0) - 3}
            width={x.bandwidth() + 6}
            y={y(before)}
            height={height - y(before)}
            fill={`url(#${dots})`}
          />
        ))}
        {bars.map(({ key, value, texts }, index) => {
          // Any value above 0 is visible, however small.
          const upper = Math.min(y(value), value > 0 ? height - 1 : height)
          return (
            <Bar
              key={key}
              x={x(key)}
              width={x.bandwidth()}
              y={upper}
              height={height - upper}
              className={index === bars.length - 1 ? 'fill-ink-c' : 'fill-key'}
            >
              <title>{texts}</title>
            </Bar>
          )
        })}
        <Line from={{ x: 0, y: height - 0.5 }} to={{ x: width, y: height - 0.5 }} className="stroke-line" />
      </svg>
      {max > 0 && (
        <span className="admin-group absolute top-0 left-0 -translate-y-1/2 bg-paper pr-1 text-t3 tabular-nums">
          {top(max)}
        </span>
      )}
      <figcaption className="admin-meta mt-1 flex justify-between text-t3">
        <span>{from}</span>
        <span className="font-semibold text-key">{to}</span>
      </figcaption>
    </figure>
  )
}

/** The previous period's tint. */
const Dots = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
    <circle cx="1" cy="1" r="0.9" className="fill-t3" />
    <circle cx="3" cy="3" r="0.9" className="fill-t3" />
  </pattern>
)

/** The legend of the tint. */
export function HalftoneSample() {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
      <defs>
        <Dots id={id} />
      </defs>
      <rect width="12" height="12" fill={`url(#${id})`} />
    </svg>
  )
}
