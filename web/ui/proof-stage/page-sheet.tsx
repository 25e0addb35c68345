import type { CSSProperties } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { type StagePage, toPixel, type View } from './geometry.ts'

export type StageLines = { bleed: boolean; trim: boolean; safe: boolean }
/** Printed mm, from the product's profile; `radius` is that of the trim's corners. */
export type StageMeasures = { bleed: number; safe: number; radius?: number }

type PageSheetProps = {
  page: StagePage
  view: View
  picture: string | null
  lines: StageLines
  measures: StageMeasures
  /** Shown in place of the picture until there is one. */
  isWaiting: boolean
}

type Rectangle = { x: number; y: number; width: number; height: number; rx: number }

/**
 * The page's picture with what the knife does: outside the trim it fades, lines differ by dash. On the
 * storefront they are black; the admin colours them with its own tokens.
 */
export function PageSheet({ page, view, picture, lines, measures, isWaiting }: PageSheetProps) {
  const { zoom } = view
  const { left, top } = toPixel(view, { x: -page.trim.x, y: -page.trim.y })
  const sheet = { x: left, y: top, width: page.width * zoom, height: page.height * zoom }
  const px = (printed: number) => (printed / page.scale) * zoom
  const trim = {
    x: view.left,
    y: view.top,
    width: page.trim.width * zoom,
    height: page.trim.height * zoom,
    rx: px(measures.radius ?? 0),
  }
  const safe = around(trim, -px(measures.safe))
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" focusable="false">
      <rect {...sheet} className={classNames('fill-[#fbfaf6]', isWaiting && 'animate-pulse')} />
      {picture && <image {...sheet} href={picture} preserveAspectRatio="none" />}
      <path d={`${outline(sheet)}${rounded(trim)}`} fillRule="evenodd" className="fill-[#fbfaf6]/68" />
      {lines.bleed && measures.bleed > 0 && (
        <Line {...around(trim, px(measures.bleed))} rx={0} look={bleedLook} />
      )}
      {lines.trim && <Line {...trim} />}
      {lines.safe && measures.safe > 0 && safe.width > 0 && safe.height > 0 && (
        <Line {...safe} look={safeLook} />
      )}
      <CropMarks {...trim} out={px(measures.bleed) + 4} />
    </svg>
  )
}

const bleedLook = { stroke: 'var(--stage-bleed,#121212)', strokeDasharray: 'var(--stage-bleed-dash,1 3)' }
const safeLook = { stroke: 'var(--stage-safe,#121212)', strokeDasharray: 'var(--stage-safe-dash,7 5)' }

function Line({ look = { stroke: '#121212' }, ...place }: Rectangle & { look?: CSSProperties }) {
  return (
    <g className="fill-none">
      <rect {...place} className="stroke-[4px] stroke-white/85" />
      <rect {...place} style={look} className="stroke-[1.5px]" />
    </g>
  )
}

function CropMarks({ x, y, width, height, out }: Rectangle & { out: number }) {
  const long = 12
  const path = [
    ...[x, x + width].map((at) => `M${at} ${y - out - long}v${long}M${at} ${y + height + out}v${long}`),
    ...[y, y + height].map((at) => `M${x - out - long} ${at}h${long}M${x + width + out} ${at}h${long}`),
  ].join('')
  return <path d={path} className="stroke-1 stroke-current" />
}

const around = ({ x, y, width, height, rx }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
  rx: rx > 0 ? Math.max(0, rx + by) : 0,
})

const outline = ({ x, y, width, height }: Omit<Rectangle, 'rx'>): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

function rounded(place: Rectangle): string {
  const { x, y, width, height } = place
  const r = Math.min(place.rx, width / 2, height / 2)
  if (r <= 0) return outline(place)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const across = `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`
  return `${across}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}
