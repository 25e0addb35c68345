import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { ProofStage } from '../../../ui/proof-stage/proof-stage.tsx'
import { ZoomButtons } from '../../../ui/proof-stage/stage-buttons.tsx'
import { useStage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage } from '../../kit/artwork/artwork-queries.ts'
import type { MakerTools } from './maker-tools.ts'
import { numbered } from './proof-draft.ts'
import type { ProofMaker } from './use-proof-maker.ts'

type MakerStageProps = {
  maker: ProofMaker
  artwork: Artwork
  page: ArtworkPage
  tools: MakerTools
  onFlip: () => void
}

/** The page on the pit, with its lines, its pins and what was found. */
export function MakerStage({ maker, artwork, page, tools, onFlip }: MakerStageProps) {
  const { t } = useLingui()
  const stage = useStage(page)
  const [isMeasuring, setMeasuring] = useState(false)
  const { fileId, pageOfFile, hasPicture } = page
  const picture = usePagePicture(hasPicture ? { orderId: maker.orderId, fileId, pageOfFile } : null)
  const onPage = numbered(maker.draft.pins).filter((pin) => pin.page === page.page)
  const findings = maker.version.findings.flatMap(({ check, severity, where, text, page: at }, index) =>
    where && at === page.page
      ? [{ id: `${check}.${index}`, label: text.what, number: index + 1, severity, where }]
      : [],
  )
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col border border-line2 bg-pit">
      <ProofStage
        stage={stage}
        label={t`Page ${page.page}`}
        picture={picture}
        lines={tools.lines}
        onLines={tools.setLines}
        measures={artwork.lines}
        tool={toolOf(isMeasuring, tools.isPinning)}
        onMeasuring={setMeasuring}
        pins={onPage.map(({ key, number, x, y, internal }) => ({
          ...{ id: key, number, x, y, internal },
          ...{ side: 'staff' as const, movable: true },
        }))}
        chosen={maker.chosen}
        onChoose={(id) => maker.choose(typeof id === 'number' ? id : null)}
        onPlace={(point) => maker.addPin({ page: page.page, ...point, internal: tools.isInternal })}
        onMove={(id, point) => maker.changePin(Number(id), point)}
        // A frame would take the press.
        findings={tools.isPinning ? [] : findings}
        onFlip={onFlip}
        className="min-h-100 grow lg:min-h-0"
      />
      <div className="flex flex-wrap items-center justify-end gap-3 border-line2 border-t bg-paper px-3 py-1.5">
        <ZoomButtons stage={stage} />
      </div>
    </div>
  )
}

function toolOf(isMeasuring: boolean, isPinning: boolean) {
  if (isMeasuring) return 'measure'
  return isPinning ? 'pin' : 'look'
}
