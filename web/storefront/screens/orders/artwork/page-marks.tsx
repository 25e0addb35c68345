import { useId } from 'react'
import type { ArtworkPage } from '../../../kit/orders/order-parts.ts'
import type { Place, Rect } from './page-places.ts'

type PageMarksProps = { page: ArtworkPage; sheet: Rect; places: readonly Place[]; lit: number | null }

/** Drawn over a page: where it is cut, what fades because it is cut away, and the places of findings. */
export function PageMarks({ page: { trim, width, height }, sheet, places, lit }: PageMarksProps) {
  const hatch = useId()
  // As dense on a card as on a banner.
  const step = Math.max(sheet.width, sheet.height) / 75
  const cut = `M${trim.x} ${trim.y}h${trim.width}v${trim.height}h${-trim.width}z`
  return (
    <svg
      aria-hidden="true"
      viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      fill="none"
    >
      <defs>
        <pattern
          id={hatch}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d={`M0 ${step / 4}h${step}`} stroke="var(--error)" strokeWidth={step * 0.38} />
        </pattern>
      </defs>
      <path
        d={`M0 0h${width}v${height}h${-width}z${cut}`}
        fillRule="evenodd"
        fill="var(--paper)"
        fillOpacity=".68"
      />
      <Line d={cut} color="#fff" width={3} />
      <Line d={cut} color="var(--key)" width={1} />
      {places.map((place, index) => (
        <Shape
          // biome-ignore lint/suspicious/noArrayIndexKey: places of one page stay where they are
          key={index}
          place={place}
          hatch={hatch}
          isLit={lit === place.number}
        />
      ))}
    </svg>
  )
}

const Line = ({ d, color, width }: { d: string; color: string; width: number }) => (
  <path d={d} stroke={color} strokeWidth={width} vectorEffect="non-scaling-stroke" />
)

const pathOf = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`

function Shape({ place, hatch, isLit }: { place: Place; hatch: string; isLit: boolean }) {
  const width = isLit ? 4 : 2.5
  if ('strips' in place)
    return place.strips.map((strip) => (
      <path
        key={pathOf(strip)}
        d={pathOf(strip)}
        fill={`url(#${hatch})`}
        stroke="var(--error)"
        strokeWidth={isLit ? 2.5 : 1}
        vectorEffect="non-scaling-stroke"
      />
    ))
  const frame = pathOf(place.frame)
  return (
    <>
      <Line d={frame} color={place.isMust ? '#fff' : 'var(--yellow)'} width={width + 5} />
      <Line d={frame} color={place.isMust ? 'var(--error)' : 'var(--key)'} width={width} />
    </>
  )
}
