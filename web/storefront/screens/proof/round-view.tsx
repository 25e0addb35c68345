import { useLingui } from '@lingui/react/macro'
import { useStage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage, Proofs } from '../../kit/orders/order-parts.ts'
import type { ProvedOrder } from './order-way.tsx'
import { PageStage } from './page-stage.tsx'
import { PagesStrip } from './pages-strip.tsx'
import type { Round } from './proof-data.ts'
import { RoundPanel } from './round-panel.tsx'
import { StageBar } from './stage-bar.tsx'
import { useViewer } from './use-viewer.ts'
import { WithoutPicture } from './without-picture.tsx'

type RoundViewProps = { order: ProvedOrder; artwork: Artwork; proofs: Proofs; round: Round }

/** One round: its pages, what was said of them, and the answer. */
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
              <PageStage {...{ order, artwork, viewer }} page={first} stage={stages[0]} />
              {second && <PageStage {...{ order, artwork, viewer }} page={second} stage={stages[1]} />}
            </div>
            <PagesStrip viewer={viewer} bleed={artwork.lines.bleed} />
          </>
        ) : (
          <WithoutPicture viewer={viewer} />
        )}
      </section>
      <RoundPanel {...{ order, proofs, viewer }} />
    </>
  )
}

const nothing: Pick<ArtworkPage, 'width' | 'height' | 'trim' | 'scale'> = {
  ...{ width: 1, height: 1, scale: 1 },
  trim: { x: 0, y: 0, width: 1, height: 1 },
}
