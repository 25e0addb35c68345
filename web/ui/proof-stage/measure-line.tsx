import { useLanguage } from '../../lib/language.tsx'
import { formatMm } from './format-mm.ts'
import { measured, type Point, type StagePage, toPixel, type View } from './geometry.ts'

type MeasureLineProps = { view: View; line: { from: Point; to: Point }; page: StagePage }

/** The line between two places, with its printed length. */
export function MeasureLine({ view, line, page }: MeasureLineProps) {
  const language = useLanguage()
  const [from, to] = [toPixel(view, line.from), toPixel(view, line.to)]
  const turned = (Math.atan2(to.top - from.top, to.left - from.left) * 180) / Math.PI
  const far = Math.hypot(to.top - from.top, to.left - from.left)
  const path = `M0 -6v12M0 0h${far}m0 -6v12`
  return (
    <div className="pointer-events-none absolute inset-0">
      <svg aria-hidden="true" focusable="false" className="absolute inset-0 size-full fill-none">
        <g transform={`translate(${from.left} ${from.top}) rotate(${turned})`}>
          <path d={path} className="stroke-[4px] stroke-white" />
          <path d={path} className="stroke-[#121212] stroke-[1.5px]" />
        </g>
      </svg>
      <span
        data-measure
        style={{
          transform: `translate(${(from.left + to.left) / 2}px, ${Math.max(from.top, to.top) + 10}px) translateX(-50%)`,
        }}
        className="absolute top-0 left-0 whitespace-nowrap bg-[#121212] px-1.5 font-bold text-[13px] text-white leading-[20px]"
      >
        {formatMm(measured(line.from, line.to, page), language)}
      </span>
    </div>
  )
}
