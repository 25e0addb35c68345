import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { Artwork, ArtworkPage } from '../../../kit/orders/order-parts.ts'
import { PageTexts } from '../../../kit/orders/page-texts.tsx'
import type { FindingGroup } from './group-findings.ts'
import { PageMarks } from './page-marks.tsx'
import { PageName } from './page-name.tsx'
import { cornerOf, type Place, placesOn, type Rect, sheetOf } from './page-places.ts'
import { placeId, rowId } from './place-ids.ts'
import { useNearPicture } from './use-near-picture.ts'

type LargeSheetProps = {
  orderId: number
  version: number
  page: ArtworkPage
  lines: Artwork['lines']
  /** Pages of the version. */
  count: number
  groups: readonly FindingGroup[]
  lit: number | null
  onLight: (number: number | null) => void
}

/** A page with the places of what was found on it; a place's number leads to its row and back. */
export function LargeSheet({ orderId, version, page, lines, count, groups, lit, onLight }: LargeSheetProps) {
  const { t } = useLingui()
  const number = page.page
  const { box, url, failed, retry } = useNearPicture(orderId, page)
  const places = placesOn(page, groups)
  const sheet = sheetOf(page, places)
  return (
    <figure>
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
        <PageMarks {...{ page, lines, sheet, places, lit }} />
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
            {...{ place, sheet, onLight }}
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

/** Whole on the sheet, also at its edges. */
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
