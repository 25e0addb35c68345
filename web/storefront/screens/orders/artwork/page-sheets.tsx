import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Artwork, ArtworkPage, Version } from '../../../kit/orders/order-parts.ts'
import { PageTexts } from '../../../kit/orders/page-texts.tsx'
import { PageName, SmallSheet, useNearPicture } from './approved-artwork.tsx'
import {
  arrangePages,
  cornerOf,
  type FindingGroup,
  linesOn,
  type Place,
  placeId,
  placesOn,
  type Rect,
  rowId,
  sheetOf,
} from './findings.ts'

type PageSheetsProps = {
  orderId: number
  version: Version
  lines: Artwork['lines']
  groups: readonly FindingGroup[]
  lit: number | null
  onLight: (number: number | null) => void
}

/** The pages of a version: those with findings first and large, the others as a grid of small sheets. */
export function PageSheets({ orderId, version, lines, groups, lit, onLight }: PageSheetsProps) {
  const { pages } = version
  const { large, small } = arrangePages(pages, groups)
  // Upright pages stand side by side, so that each is seen whole.
  const isUpright = large.length > 1 && large.every(({ width, height }) => height > width)
  return (
    <div className="bg-proof p-5 md:p-10">
      {pages.length === 0 && <Skeleton className="aspect-[9/5] w-full bg-paper" />}
      <ul className={classNames('grid gap-8', isUpright && 'sm:grid-cols-2')}>
        {large.map((page) => (
          <li key={page.page}>
            <LargeSheet
              orderId={orderId}
              page={page}
              lines={lines}
              groups={groups}
              lit={lit}
              onLight={onLight}
              version={version.number}
              count={pages.length}
            />
          </li>
        ))}
      </ul>
      {small.length > 0 && (
        <>
          <ul className="mt-8 grid grid-cols-4 gap-3 md:grid-cols-8">
            {small.map((page) => (
              <li key={page.page}>
                <SmallSheet orderId={orderId} page={page} />
              </li>
            ))}
          </ul>
          <PageTexts orderId={orderId} version={version.number} pages={small} />
        </>
      )}
    </div>
  )
}

type LargeSheetProps = {
  orderId: number
  version: number
  page: ArtworkPage
  lines: Artwork['lines']
  /** The version's pages. */
  count: number
  groups: readonly FindingGroup[]
  lit: number | null
  onLight: (number: number | null) => void
}

/** A page with the places of what was found on it; a place's number leads to its row and back. */
function LargeSheet({ orderId, version, page, lines, count, groups, lit, onLight }: LargeSheetProps) {
  const { t } = useLingui()
  const number = page.page
  const { box, url, failed, retry } = useNearPicture(orderId, page)
  const places = placesOn(page, groups)
  const sheet = sheetOf(page, places)
  return (
    <figure className={url ? undefined : 'print:hidden'}>
      <div
        ref={box}
        className="relative bg-white"
        style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
        aria-busy={url === null && !failed}
      >
        {url && (
          <img
            src={url}
            alt={t`Page ${number} of the artwork`}
            className="absolute"
            style={within(sheet, { x: 0, y: 0, width: page.width, height: page.height })}
          />
        )}
        <PageMarks page={page} lines={lines} sheet={sheet} places={places} lit={lit} />
        {failed && (
          <p className="absolute inset-0 grid place-items-center text-center">
            <span>
              <Trans>The picture could not be loaded.</Trans>{' '}
              <TextButton className="font-bold" onClick={retry}>
                <Trans>Try again</Trans>
              </TextButton>
            </span>
          </p>
        )}
        {places.map((place, index) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: places of one page stay where they are
            key={index}
            place={place}
            sheet={sheet}
            onLight={onLight}
            isLit={lit === place.number}
          />
        ))}
      </div>
      <figcaption className="type-small flex flex-wrap justify-between gap-x-4 pt-2">
        <strong>
          <PageName page={page.page} count={count} />
        </strong>
        <PageSize page={page} />
      </figcaption>
      <PageTexts orderId={orderId} version={version} pages={[page]} />
    </figure>
  )
}

type MarkProps = { place: Place; sheet: Rect; isLit: boolean; onLight: LargeSheetProps['onLight'] }

function Mark({ place, sheet, isLit, onLight }: MarkProps) {
  const { t } = useLingui()
  const { number, isMust, isFirst } = place
  const { x, y } = cornerOf(place)
  return (
    <a
      id={isFirst ? placeId(number) : undefined}
      href={`#${rowId(number)}`}
      aria-label={t`Finding ${number}`}
      onPointerEnter={() => onLight(number)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(number)}
      onBlur={() => onLight(null)}
      className={classNames(
        'absolute grid size-6.5 -translate-x-1/2 -translate-y-1/2 place-items-center font-[900] text-[15px] md:size-7.5',
        'before:absolute before:-inset-2.5',
        isMust ? 'bg-error text-white' : 'bg-yellow text-key',
        isLit && 'z-1 outline-2 outline-key',
      )}
      style={{
        left: `${clamp(((x - sheet.x) / sheet.width) * 100)}%`,
        top: `${clamp(((y - sheet.y) / sheet.height) * 100)}%`,
      }}
    >
      {number}
    </a>
  )
}

/** Keeps the mark whole on the sheet, also at its edges. */
const clamp = (percent: number): number => Math.min(97, Math.max(3, percent))

const within = (sheet: Rect, { x, y, width, height }: Rect) => ({
  left: `${((x - sheet.x) / sheet.width) * 100}%`,
  top: `${((y - sheet.y) / sheet.height) * 100}%`,
  width: `${(width / sheet.width) * 100}%`,
  height: `${(height / sheet.height) * 100}%`,
})

function PageSize({ page: { trim, scale } }: { page: ArtworkPage }) {
  const language = useLanguage()
  const length = (value: number) => formatNumber(Math.round(value * scale * 10) / 10, language)
  const width = length(trim.width)
  const height = length(trim.height)
  return (
    <span className="tabular-nums">
      <Trans>
        {width} × {height} mm
      </Trans>
    </span>
  )
}

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
function PageMarks({ page, lines, sheet, places, lit }: PageMarksProps) {
  const { trim, width, height } = page
  const hatch = useId()
  // The pattern is as dense on a card as on a banner.
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
