import { type Point, type Size, type StagePage, toPixel, type View } from './geometry.ts'

type DifferenceFramesProps = { page: StagePage; view: View; places: readonly (Point & Size)[] }

/** The distance between a difference and its frame, px. */
const around = 4

/**
 * Cyan frames with a white casing around the differences; `places` in mm from the upper left corner of the
 * picture.
 */
export const DifferenceFrames = ({ page: { trim }, view, places }: DifferenceFramesProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className="pointer-events-none absolute inset-0 size-full fill-none"
  >
    {places.map(({ x, y, width, height }) => {
      const { left, top } = toPixel(view, { x: x - trim.x, y: y - trim.y })
      const frame = {
        x: left - around,
        y: top - around,
        width: width * view.zoom + 2 * around,
        height: height * view.zoom + 2 * around,
      }
      return (
        <g key={`${x} ${y}`} data-difference>
          <rect {...frame} className="stroke-[6px] stroke-white" />
          <rect {...frame} className="stroke-[#0086bf] stroke-[2.5px]" />
        </g>
      )
    })}
  </svg>
)
