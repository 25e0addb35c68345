import { rulerTicks, type StagePage, type Tick, type View } from './geometry.ts'

type RulersProps = { view: View; page: StagePage; width: number; height: number }
/** px */
export const rulerWidth = 26
const lengths: Record<Tick['length'], number> = { short: 5, middle: 9, long: 16 }

/** The rulers along the upper and the left edge, in printed mm from the trim's corner. */
export function Rulers({ view, page, width, height }: RulersProps) {
  const perMm = view.zoom / page.scale
  const across = rulerTicks(view.left, perMm, width)
  const down = rulerTicks(view.top, perMm, height)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute top-0 left-0 fill-current font-semibold text-[11px] [font-variant-numeric:tabular-nums]"
      width={width + rulerWidth}
      height={height + rulerWidth}
    >
      <path
        d={`M0 0H${width + rulerWidth}V${rulerWidth}H${rulerWidth}V${height + rulerWidth}H0z`}
        className="fill-paper"
      />
      <path
        d={[
          `M0 ${rulerWidth - 0.5}H${width + rulerWidth}M${rulerWidth - 0.5} 0V${height + rulerWidth}`,
          ...across.map(({ at, length }) => `M${at + rulerWidth} ${rulerWidth}v${-lengths[length]}`),
          ...down.map(({ at, length }) => `M${rulerWidth} ${at + rulerWidth}h${-lengths[length]}`),
        ].join('')}
        className="fill-none stroke-1 stroke-current"
      />
      {across.map(
        ({ at, mm, length }) =>
          length === 'long' &&
          at > 0 && (
            <text key={mm} x={at + rulerWidth + 4} y={11}>
              {figure(mm)}
            </text>
          ),
      )}
      {down.map(
        ({ at, mm, length }) =>
          length === 'long' &&
          at > 0 && (
            <text key={mm} transform={`translate(11 ${at + rulerWidth - 4}) rotate(-90)`}>
              {figure(mm)}
            </text>
          ),
      )}
      <path d={`M0 0H${rulerWidth - 1}V${rulerWidth - 1}H0z`} className="fill-paper" />
      <text x={3} y={16}>
        mm
      </text>
    </svg>
  )
}

const figure = (mm: number): string => String(mm).replace('-', '−')
