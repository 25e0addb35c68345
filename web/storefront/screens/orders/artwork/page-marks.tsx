import { useId } from 'react'
import type { Artwork, ArtworkPage } from '../../../kit/orders/order-parts.ts'
import { linesOn, type Place, type Rect } from './page-places.ts'

type PageMarksProps = {
  page: ArtworkPage
  lines: Artwork['lines']
  sheet: Rect
  places: readonly Place[]
  lit: number | null
}

/**
 * Drawn over a page: the cut, what fades because it is cut away, bleed and safe area, and the places of findings. Lines
 * differ by dash, each with a white halo.
 */
export function PageMarks({ page, lines, sheet, places, lit }: PageMarksProps) {
  const { trim, width, height } = page
  const hatch = useId()
  // As dense on a card as on a banner.
  const step = Math.max(sheet.width, sheet.height) / 75
  const cut = pathOf(trim)
  const { bleed, safe } = linesOn(page, lines)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
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
      {bleed && <Border of={bleed} dash="1 3" />}
      <Border of={trim} />
      {safe && <Border of={safe} dash="7 5" />}
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

const Border = ({ of, dash }: { of: Rect; dash?: string }) => (
  <>
    <Line d={pathOf(of)} color="#fff" width={3} />
    <Line d={pathOf(of)} color="var(--key)" width={1} dash={dash} />
  </>
)

type LineProps = { d: string; color: string; width: number; dash?: string | undefined }

const Line = ({ d, color, width, dash }: LineProps) => (
  <path d={d} stroke={color} strokeWidth={width} strokeDasharray={dash} vectorEffect="non-scaling-stroke" />
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
