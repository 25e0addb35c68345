import { useEffect, useEffectEvent } from 'react'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { ProofStage } from '../../../ui/proof-stage/proof-stage.tsx'
import type { Stage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage } from '../../kit/orders/order-parts.ts'
import { type ProvedOrder, useOrderPage } from './order-way.tsx'
import { useProofWords } from './proof-words.ts'
import { drawnOf, steppedOf } from './remarks.ts'
import type { Viewer } from './use-viewer.ts'

type PageStageProps = {
  order: ProvedOrder
  artwork: Artwork
  viewer: Viewer
  page: ArtworkPage
  stage: Stage
}

/** A page of the round on the stage; once its picture is there, it was shown. */
export function PageStage({ order, artwork, viewer, page, stage }: PageStageProps) {
  const words = useProofWords()
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
      ...{ id, number, x, y, side, closed: isEarlier, movable: note !== null },
    }),
  )
  return (
    <ProofStage
      className="min-w-0 grow"
      label={`${words.page(page.page, viewer.count)}, ${words.proof(round.proof.round)}`}
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
      {...{ stage, picture, pins }}
    />
  )
}

function toolOf(isMeasuring: boolean, canAsk: boolean) {
  if (isMeasuring) return 'measure'
  return canAsk ? 'pin' : 'look'
}
