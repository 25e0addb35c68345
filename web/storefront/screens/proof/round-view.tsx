import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { downloadOrderFile } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatMm } from '../../../ui/proof-stage/format-mm.ts'
import { ProofStage } from '../../../ui/proof-stage/proof-stage.tsx'
import { type Stage, useStage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage, Proofs } from '../../kit/orders/order-parts.ts'
import { type ProvedOrder, useOrderPage } from './order-way.tsx'
import { printedSize, type Round } from './proof-data.ts'
import { useProofNames } from './proof-names.ts'
import { drawnOf, steppedOf } from './remarks.ts'
import { RoundPanel } from './round-panel.tsx'
import { StageBar } from './stage-bar.tsx'
import { useViewer, type Viewer } from './use-viewer.ts'

type RoundViewProps = { order: ProvedOrder; artwork: Artwork; proofs: Proofs; round: Round }

/** One round: its pages, the notes, and the answer. */
export function RoundView({ order, artwork, proofs, round }: RoundViewProps) {
  const { t } = useLingui()
  const viewer = useViewer(order.order.id, proofs, round)
  const [first, second] = viewer.open.map((number) => round.pages.find(({ page }) => page === number))
  const stages = [useStage(first ?? nothing), useStage(second ?? nothing)] as const
  const hasPicture = round.pages.some((page) => page.hasPicture)
  return (
    <>
      <section
        ref={viewer.area}
        aria-label={t`Pages`}
        className="flex min-w-0 flex-col bg-proof lg:sticky lg:top-0 lg:h-[calc(100dvh-64px)] lg:min-h-120"
      >
        {hasPicture && first ? (
          <>
            <StageBar viewer={viewer} stages={second ? stages : [stages[0]]} />
            <div className="flex h-[max(260px,42dvh)] min-h-0 divide-x divide-key border-key border-y lg:h-auto lg:grow">
              <PageStage order={order} artwork={artwork} viewer={viewer} page={first} stage={stages[0]} />
              {second && (
                <PageStage order={order} artwork={artwork} viewer={viewer} page={second} stage={stages[1]} />
              )}
            </div>
            <PagesStrip viewer={viewer} bleed={artwork.lines.bleed} />
          </>
        ) : (
          <WithoutPicture viewer={viewer} />
        )}
      </section>
      <RoundPanel order={order} proofs={proofs} viewer={viewer} />
    </>
  )
}

const nothing: Pick<ArtworkPage, 'width' | 'height' | 'trim' | 'scale'> = {
  width: 1,
  height: 1,
  scale: 1,
  trim: { x: 0, y: 0, width: 1, height: 1 },
}

/** A format whose pages can't be drawn: the customer opens the file itself. */
function WithoutPicture({ viewer }: { viewer: Viewer }) {
  const client = useClient()
  const [isFailed, setFailed] = useState(false)
  const { round, orderId } = viewer
  return (
    <div className="flex grow flex-col items-start justify-center gap-5 px-5 py-12 lg:px-12">
      <p className="type-d3">
        <Trans>This file has no picture here. Open it, and look at it as it is.</Trans>
      </p>
      {round.version?.files
        .filter(({ isKept }) => isKept)
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            className="max-w-full break-all"
            onClick={() => {
              setFailed(false)
              downloadOrderFile(client, { orderId, fileId: id, of: 'artwork' }).catch(() => setFailed(true))
            }}
          >
            {name}
          </Button>
        ))}
      <p role="alert" className="font-semibold text-error">
        {isFailed && <Trans>The file could not be loaded. Please try again.</Trans>}
      </p>
    </div>
  )
}

type PageStageProps = {
  order: ProvedOrder
  artwork: Artwork
  viewer: Viewer
  page: ArtworkPage
  stage: Stage
}

/** A page of the round on the stage; it counts as shown once its picture has loaded. */
function PageStage({ order, artwork, viewer, page, stage }: PageStageProps) {
  const names = useProofNames()
  const leave = useOrderPage(order)
  const { round, orderId, isMeasuring } = viewer
  const { fileId, pageOfFile } = page
  const picture = usePagePicture(page.hasPicture ? { orderId, fileId, pageOfFile } : null)
  const saw = useEffectEvent(viewer.saw)
  const isShown = picture.url !== null
  useEffect(() => {
    if (isShown) saw(page.page)
  }, [isShown, page.page])
  const pins = drawnOf(viewer.remarks, page.page, round.proof.round).map(
    ({ id, number, x, y, side, isEarlier, note }) => ({
      id,
      number,
      x,
      y,
      side,
      closed: isEarlier,
      movable: note !== null,
    }),
  )
  return (
    <ProofStage
      className="min-w-0 grow"
      label={`${names.page(page.page, viewer.count)}, ${names.proof(round.proof.round)}`}
      tool={toolOf(isMeasuring, round.canAsk)}
      lines={viewer.lines}
      onLines={viewer.setLines}
      measures={artwork.lines}
      onMeasuring={viewer.setMeasuring}
      chosen={viewer.chosen}
      onChoose={viewer.choose}
      {...(round.canAsk && { onPlace: (point) => viewer.place(page.page, point), onMove: viewer.move })}
      onFlip={() => viewer.setPage(page.page === viewer.count ? 1 : page.page + 1)}
      onLeave={() => void leave()}
      reach={steppedOf(viewer.remarks, round.proof.round)}
      stage={stage}
      picture={picture}
      pins={pins}
    />
  )
}

function toolOf(isMeasuring: boolean, canAsk: boolean) {
  if (isMeasuring) return 'measure'
  return canAsk ? 'pin' : 'look'
}

/** The pages as thumbnails; those of a long work are scrolled, and fetched when they come near. */
function PagesStrip({ viewer, bleed }: { viewer: Viewer; bleed: number }) {
  const { round, open } = viewer
  const language = useLanguage()
  const [shown] = round.pages.filter(({ page }) => open.includes(page))
  return (
    <div className="flex items-start justify-between gap-6 px-5 py-4 max-sm:gap-3 max-sm:px-3.5 lg:pr-6 lg:pl-12">
      <ul className="flex min-w-0 gap-4 overflow-x-auto p-1.5 max-sm:gap-3">
        {round.pages.map((page) => (
          <PageLeaf key={page.page} viewer={viewer} page={page} isOpen={open.includes(page.page)} />
        ))}
      </ul>
      {shown && (
        <p className="shrink-0 text-right text-[14px] text-grey leading-[21px] max-sm:max-w-30">
          <strong className="text-key">{printedSize(shown, language)}</strong>
          {bleed > 0 && (
            <>
              , <Trans>bleed {formatMm(bleed, language)}</Trans>
            </>
          )}
          <br />
          <Trans>The pale part is cut away</Trans>
        </p>
      )}
    </div>
  )
}

type PageLeafProps = { viewer: Viewer; page: ArtworkPage; isOpen: boolean }
/** A long work's thumbnails have numbers only: no one looks at forty pictures. */
const maxPictures = 12

function PageLeaf({ viewer, page, isOpen }: PageLeafProps) {
  const names = useProofNames()
  const { count, orderId, remarks, draft } = viewer
  const isPictured = page.hasPicture && (count <= maxPictures || isOpen)
  const { url } = usePagePicture(isPictured ? { orderId, ...page } : null)
  const leaf = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) leaf.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  const notes = remarks.filter((remark) => remark.page === page.page).length
  const isSeen = !page.hasPicture || draft.shown.includes(page.page)
  return (
    <li ref={leaf} className="shrink-0">
      <button
        type="button"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => viewer.setPage(page.page)}
        className="flex min-w-11 flex-col items-start gap-1.5 text-left text-[13px] leading-[18px]"
      >
        <span
          className={classNames(
            'flex h-13 items-center justify-center border border-key bg-paper md:h-16',
            isOpen && 'outline-5 outline-yellow',
          )}
        >
          {url ? (
            <img src={url} alt="" className="max-h-full max-w-22 md:max-w-28" />
          ) : (
            <span className="min-w-11 px-2 text-center font-bold text-grey">{page.page}</span>
          )}
        </span>
        <span className={isOpen ? 'font-bold' : 'font-semibold'}>
          {names.page(page.page, count)}
          {notes > 0 && (
            <>
              , <Plural value={notes} one="# note" other="# notes" />
            </>
          )}
          {!isSeen && (
            <span className="block font-normal text-grey">
              <Trans>not seen yet</Trans>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
