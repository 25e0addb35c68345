import { useLingui } from '@lingui/react/macro'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { ProofStage } from '../../../ui/proof-stage/proof-stage.tsx'
import { useStage } from '../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage } from '../../kit/artwork/artwork-queries.ts'
import { StageZoom } from '../../kit/artwork/stage-zoom.tsx'
import { useDifferences } from '../../kit/artwork/use-differences.ts'
import { CompareBar } from './compare-bar.tsx'
import { MakerToolbar } from './maker-toolbar.tsx'
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

/** The page on the pit, with its lines, its pins and what was found; or that of the version before. */
export function MakerStage({ maker, artwork, page, tools, onFlip }: MakerStageProps) {
  const { t } = useLingui()
  const { compared, isAsCustomer, isMeasuring, setMeasuring } = tools
  const { orderId, version, before } = maker
  const older = before?.pages.find((one) => one.page === page.page && one.hasPicture)
  const isOlder = compared === 'before' && older !== undefined && !isAsCustomer
  const shown = isOlder ? older : page
  const stage = useStage(shown)
  const pictureOf = ({ fileId, pageOfFile, hasPicture }: ArtworkPage) =>
    hasPicture ? { orderId, fileId, pageOfFile } : null
  const newPicture = usePagePicture(pictureOf(page))
  const oldPicture = usePagePicture(older && compared !== 'now' ? pictureOf(older) : null)
  const picture = isOlder ? oldPicture : newPicture
  const differences = useDifferences(
    { page, url: newPicture.url },
    older ? { page: older, url: oldPicture.url } : null,
  )
  const pins = numbered(maker.draft.pins).filter(({ internal }) => !(isAsCustomer && internal))
  const onPage = isOlder ? [] : pins.filter((pin) => pin.page === page.page)
  const canPin = !isOlder && !isAsCustomer
  const isPinning = tools.isPinning && canPin
  const findings = maker.version.findings.flatMap(({ check, severity, where, text, page: at }, index) =>
    where && at === page.page
      ? [{ id: `${check}.${index}`, label: text.what, number: index + 1, severity, where }]
      : [],
  )
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col border border-line2 bg-pit">
      <div className="flex min-h-0 grow max-md:flex-col">
        {!isAsCustomer && (
          <MakerToolbar
            tool={toolOf(isMeasuring, isPinning)}
            onTool={(tool) => {
              setMeasuring(tool === 'measure')
              tools.setPinning(tool === 'pin')
              if (tool === 'pin') tools.setCompared('now')
            }}
            isDiffering={older ? compared === 'difference' : null}
            onDiffering={() => tools.setCompared(compared === 'difference' ? 'now' : 'difference')}
            onFlip={version.pages.length > 1 ? onFlip : null}
          />
        )}
        <ProofStage
          stage={stage}
          label={isOlder && before ? t`Page ${page.page}, v${before.number}` : t`Page ${page.page}`}
          picture={picture}
          lines={tools.lines}
          onLines={tools.setLines}
          measures={artwork.lines}
          tool={toolOf(isMeasuring, isPinning)}
          onMeasuring={setMeasuring}
          pins={onPage.map(({ key, number, x, y, internal }) => ({
            ...{ id: key, number, x, y, internal },
            ...{ side: 'staff' as const, movable: canPin },
          }))}
          pinKey="N"
          chosen={maker.chosen}
          onChoose={(id) => maker.choose(typeof id === 'number' ? id : null)}
          {...(canPin && {
            onPlace: (point) => maker.addPin({ page: page.page, ...point, internal: tools.isInternal }),
            onMove: (id, point) => maker.changePin(Number(id), point),
          })}
          {...(compared === 'difference' && !isAsCustomer && differences && { differences })}
          // A frame would take the press.
          findings={isPinning || isOlder || isAsCustomer ? [] : findings}
          onFlip={onFlip}
          className="min-h-100 min-w-0 grow lg:min-h-0"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-line2 border-t bg-paper px-3 py-1.5">
        {before && older && !isAsCustomer && (
          <CompareBar
            tools={tools}
            version={version.number}
            before={before.number}
            differences={differences?.length ?? null}
          />
        )}
        <span className="ml-auto flex items-center gap-1">
          <StageZoom stage={stage} />
        </span>
      </div>
    </div>
  )
}

function toolOf(isMeasuring: boolean, isPinning: boolean) {
  if (isMeasuring) return 'measure'
  return isPinning ? 'pin' : 'look'
}
