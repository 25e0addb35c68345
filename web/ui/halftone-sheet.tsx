import { useMemo } from 'react'
import { classNames } from '../lib/class-names.ts'
import { type HalftoneTone, halftone } from './halftone.ts'

type HalftoneSheetProps = {
  width: number
  height: number
  step?: number
  angle?: number
  tone: HalftoneTone
  /** Its colour is the text colour; `multiply` overprints what lies under it. */
  className?: string
}

/** A halftone that fills its box, cropped like a picture. `tone` must be the same function at each render. */
export function HalftoneSheet({ width, height, step = 14, angle = 22, tone, className }: HalftoneSheetProps) {
  const { layers } = useMemo(
    () => halftone({ width, height, step, angle, tone }),
    [width, height, step, angle, tone],
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('pointer-events-none', className)}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      {layers.map(({ size, d }) => (
        <path key={size} strokeWidth={size} d={d} />
      ))}
    </svg>
  )
}
