import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useId } from 'react'

export type ChartBar = {
  /** Unlike any other bar's. */
  key: string
  value: number
  /** Of the same bar a period earlier: halftone behind it. */
  before?: number
  /** What the bar says in words, with its figure. */
  words: string
}

type BarChartProps = {
  /** What it shows; its bars' words follow for who can't see it. */
  label: string
  /** From left to right; the last one is the present. */
  bars: readonly ChartBar[]
  /** Below the first and the last bar. */
  from: string
  to: string
  /** The upper gridline's figure. */
  top: (value: number) => string
}

const height = 72
/** Of a bar with the room around it. */
const step = 20
/** Above the highest bar, for the figure of its gridline. */
const head = 8

/** Key bars, the present one cyan, two gridlines; the figures are text. */
export function BarChart({ label, bars, from, to, top }: BarChartProps) {
  const dots = useId()
  const most = Math.max(...bars.map(({ value, before = 0 }) => Math.max(value, before)), 0)
  const width = bars.length * step
  const x = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [0, width],
    paddingInner: 0.4,
    paddingOuter: 0.2,
  })
  const y = scaleLinear({ domain: [0, most || 1], range: [height, head] })
  return (
    <figure className="relative">
      <svg
        role="img"
        aria-label={`${label}: ${bars.map(({ words }) => words).join('; ')}`}
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
        {bars.map(({ key, value, words }, index) => {
          // What there is can be seen, however little it is.
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
              <title>{words}</title>
            </Bar>
          )
        })}
        <Line from={{ x: 0, y: height - 0.5 }} to={{ x: width, y: height - 0.5 }} className="stroke-line" />
      </svg>
      {most > 0 && (
        <span className="admin-group absolute top-0 left-0 -translate-y-1/2 bg-paper pr-1 text-t3 tabular-nums">
          {top(most)}
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

/** What the tint means, in a legend. */
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
