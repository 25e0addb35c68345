export type ChartBar = {
  /** Unlike any other bar's. */
  key: string
  value: number
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
const step = 20

/** Key bars, the present one cyan, two gridlines; the figures are text (look, "Charts"). */
export function BarChart({ label, bars, from, to, top }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const scale = most === 0 ? 0 : (height - 8) / most
  const width = bars.length * step
  return (
    <figure className="relative">
      <svg
        role="img"
        aria-label={`${label}: ${bars.map(({ words }) => words).join('; ')}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-18 w-full"
      >
        {[8, 8 + (height - 8) / 2].map((y) => (
          <line key={y} x1="0" x2={width} y1={y} y2={y} className="stroke-line2" strokeDasharray="2 3" />
        ))}
        {bars.map(({ key, value, words }, index) => (
          <rect
            key={key}
            x={index * step + 4}
            width={step - 8}
            y={height - Math.max(value * scale, value > 0 ? 1 : 0)}
            height={Math.max(value * scale, value > 0 ? 1 : 0)}
            className={index === bars.length - 1 ? 'fill-ink-c' : 'fill-key'}
          >
            <title>{words}</title>
          </rect>
        ))}
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-line" />
      </svg>
      {most > 0 && (
        <span className="office-group absolute top-0 left-0 -translate-y-1/2 bg-paper pr-1 text-t3 tabular-nums">
          {top(most)}
        </span>
      )}
      <figcaption className="office-meta mt-1 flex justify-between text-t3">
        <span>{from}</span>
        <span className="font-semibold text-key">{to}</span>
      </figcaption>
    </figure>
  )
}
