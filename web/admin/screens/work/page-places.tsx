import { Trans, useLingui } from '@lingui/react/macro'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import type { ArtworkPage, Finding } from '../../kit/artwork/artwork-queries.ts'

export type LetteredFinding = { letter: string; finding: Finding }

type PagePlacesProps = { orderId: number; page: ArtworkPage; findings: readonly LetteredFinding[] }

/** A page with its trim and the places of what was found, each with its letter. */
export function PagePlaces({ orderId, page, findings }: PagePlacesProps) {
  const { t } = useLingui()
  const { fileId, pageOfFile, width, height, trim } = page
  const picture = usePagePicture(page.hasPicture ? { orderId, fileId, pageOfFile } : null)
  const unit = Math.max(width, height) / 100
  const isMissing = picture.failed || !page.hasPicture
  return (
    <div className="relative bg-pit p-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Page ${page.page}`}
        className="mx-auto block max-h-65 w-full overflow-visible"
      >
        {picture.url ? (
          <image href={picture.url} width={width} height={height} />
        ) : (
          <rect
            width={width}
            height={height}
            fill="none"
            stroke="var(--t3)"
            strokeDasharray={`${unit} ${unit}`}
            strokeWidth={unit / 3}
          />
        )}
        <rect {...trim} fill="none" stroke="#fff" strokeWidth={unit * 0.7} />
        <rect {...trim} fill="none" stroke="#17191c" strokeWidth={unit * 0.3} />
        {findings.map(
          ({ letter, finding: { severity, where } }) =>
            where && (
              <Place
                key={letter}
                page={page}
                letter={letter}
                isMust={severity === 'must'}
                where={where}
                unit={unit}
              />
            ),
        )}
      </svg>
      {isMissing && (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-4 text-center text-t2">
          <Trans>The picture of the page isn’t there.</Trans>
          {picture.failed && (
            <WordButton onClick={picture.retry}>
              <Trans>Try again</Trans>
            </WordButton>
          )}
        </p>
      )}
    </div>
  )
}

type PlaceProps = {
  page: ArtworkPage
  letter: string
  isMust: boolean
  where: { x: number; y: number; width: number; height: number }
  unit: number
}

function Place({ page, letter, isMust, where, unit }: PlaceProps) {
  const side = unit * 6
  const x = Math.max(0, Math.min(where.x, page.width - side))
  const y = Math.max(0, Math.min(where.y, page.height - side))
  const colour = isMust ? '#b3261e' : '#6b5200'
  return (
    <g>
      <rect {...where} fill="none" stroke="#fff" strokeWidth={unit * 1.6} />
      <rect
        {...where}
        fill="none"
        stroke={colour}
        strokeWidth={unit * 0.8}
        strokeDasharray={isMust ? undefined : `${unit * 2} ${unit * 1.4}`}
      />
      <rect x={x} y={y} width={side} height={side} fill={colour} />
      <text
        x={x + side / 2}
        y={y + side * 0.74}
        textAnchor="middle"
        fontSize={unit * 4.6}
        fontWeight={700}
        fill="#fff"
      >
        {letter}
      </text>
    </g>
  )
}
