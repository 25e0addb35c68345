import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'

export type Column = {
  key: string
  /** Below the bar. */
  name: string
  figure: string
  value: number
  /** Of the span before; undefined where it is compared with nothing. */
  before: number | undefined
  /** It isn't over yet. */
  isRunning: boolean
  /** What a screen reader says. */
  texts: string
}

type ColumnChartProps = {
  label: string
  columns: readonly Column[]
  /** What stands at a line of the scale. */
  scaleText: (value: number) => string
}

/** So many bars have their figure and name each. */
const maxNamed = 16
const height = 180

/** The next round figure: 1, 2 or 5 with zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

/** Bars in key, the running one cyan, the span before as a halftone behind them; figures below. */
export function ColumnChart({ label, columns, scaleText }: ColumnChartProps) {
  const dots = useId()
  const most = Math.max(...columns.map(({ value, before = 0 }) => Math.max(value, before)), 0)
  const top = roundUp(most)
  const every = Math.ceil(columns.length / maxNamed)
  const part = (value: number) => `${(Math.max(0, value) / top) * 100}%`
  return (
    <div role="img" aria-label={`${label}: ${columns.map(({ texts }) => texts).join('; ')}`}>
      <svg aria-hidden="true" className="absolute size-0">
        <pattern id={dots} width="4" height="4" patternUnits="userSpaceOnUse">
          <circle cx="1" cy="1" r="0.9" className="fill-t3" />
          <circle cx="3" cy="3" r="0.9" className="fill-t3" />
        </pattern>
      </svg>
      <div aria-hidden="true" className="flex">
        <div className="relative mr-2 w-9 shrink-0 text-right" style={{ height }}>
          {[top, top / 2].map((line) => (
            <span
              key={line}
              className="admin-group absolute right-0 translate-y-1/2 whitespace-nowrap text-t3 tabular-nums"
              style={{ bottom: part(line) }}
            >
              {scaleText(line)}
            </span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <div
            className="relative grid items-end border-line border-b"
            style={{ height, gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
          >
            {[top, top / 2].map((line) => (
              <span
                key={line}
                className="absolute inset-x-0 border-line2 border-t border-dashed"
                style={{ bottom: part(line) }}
              />
            ))}
            {columns.map(({ key, value, before, isRunning }) => (
              <span key={key} className="relative h-full">
                {before !== undefined && before > 0 && (
                  <svg
                    aria-hidden="true"
                    className="absolute bottom-0 left-[16%] w-[40%]"
                    style={{ height: part(before) }}
                  >
                    <rect width="100%" height="100%" fill={`url(#${dots})`} />
                  </svg>
                )}
                <span
                  className={classNames(
                    'absolute bottom-0 w-[38%]',
                    before === undefined ? 'left-[31%]' : 'left-[46%]',
                    isRunning ? 'bg-ink-c' : 'bg-key',
                  )}
                  // Any value above 0 is visible, however small.
                  style={{ height: value > 0 ? `max(1px, ${part(value)})` : 0 }}
                />
              </span>
            ))}
          </div>
          <div
            className="mt-1 grid text-center"
            style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
          >
            {columns.map(({ key, name, figure, isRunning }, index) => (
              <span
                key={key}
                className={classNames('min-w-0', index % (2 * every) > 0 && 'max-md:invisible')}
              >
                {index % every === 0 && (
                  <span
                    className={classNames(
                      'admin-group flex justify-center whitespace-nowrap',
                      isRunning ? 'font-semibold text-key' : 'text-t2',
                    )}
                  >
                    {name}
                  </span>
                )}
                {every === 1 && (
                  <span className="admin-group block whitespace-nowrap text-t3 tabular-nums max-md:hidden">
                    {figure}
                  </span>
                )}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
