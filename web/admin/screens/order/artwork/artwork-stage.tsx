import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import { ProofStage } from '../../../../ui/proof-stage/proof-stage.tsx'
import { useStage } from '../../../../ui/proof-stage/use-stage.ts'
import type { Artwork, ArtworkPage, ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { useDifferences } from '../../../kit/artwork/use-differences.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import type { PrintPage } from '../use-print-page.ts'
import { PageText } from './page-text.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageFoot } from './stage-foot.tsx'
import { usePageName } from './use-page-name.ts'

type ArtworkStageProps = {
  order: OrderDetail
  artwork: Artwork
  page: PrintPage
  version: ArtworkVersion
  chosenFinding: Finding | null
  onChooseFinding: (finding: Finding | null) => void
}

/** The page of a version that is looked at, as it will be cut, with the remarks of its proof and the places of findings. */
export function ArtworkStage(props: ArtworkStageProps) {
  const { version, page, chosenFinding } = props
  const [number, turnTo] = useState(1)
  const pin = page.proof?.pins.find(({ id }) => id === page.pinId)
  const wanted = chosenFinding?.page ?? pin?.page
  // What was chosen elsewhere brings its page along.
  const [followed, follow] = useState(wanted)
  if (followed !== wanted) {
    follow(wanted)
    if (wanted !== undefined) turnTo(wanted)
  }
  const shown = version.pages.find((one) => one.page === number) ?? version.pages[0]
  if (!shown)
    return (
      <p className="grid min-h-48 place-items-center bg-pit p-6 text-center text-t2">
        <Trans>There is no picture of this version.</Trans>
      </p>
    )
  return <ShownPage {...props} shown={shown} turnTo={turnTo} />
}

type ShownPageProps = ArtworkStageProps & { shown: ArtworkPage; turnTo: (page: number) => void }

const findingId = ({ check, page = 0, file }: Finding): string => `${check} ${file} ${page}`

function ShownPage({ order, artwork, page, version, shown, turnTo, ...findings }: ShownPageProps) {
  const { t } = useLingui()
  const { chosenFinding, onChooseFinding } = findings
  const pageName = usePageName()
  const stage = useStage(shown)
  const picture = usePagePicture(
    shown.hasPicture ? { orderId: order.id, fileId: shown.fileId, pageOfFile: shown.pageOfFile } : null,
  )
  const [lines, setLines] = useState({ bleed: true, trim: true, safe: true })
  const [isMeasuring, setMeasuring] = useState(false)
  const pins = page.proof?.version === version.number ? page.proof.pins : []
  const onPage = pins.filter((pin) => pin.page === shown.page)
  const places = version.findings.flatMap((finding, index) =>
    finding.where && finding.page === shown.page
      ? [
          {
            id: findingId(finding),
            label: finding.text.what,
            number: index + 1,
            severity: finding.severity,
            where: finding.where,
          },
        ]
      : [],
  )
  useShownPlace(page.pinId, () => {
    const pin = onPage.find(({ id }) => id === page.pinId)
    if (pin) stage.show(pin)
  })
  const [isComparing, setComparing] = useState(false)
  const before = artwork.versions.find(({ number }) => number < version.number)
  const older = before?.pages.find((one) => one.page === shown.page && one.hasPicture)
  const olderPicture = usePagePicture(
    older && isComparing ? { orderId: order.id, fileId: older.fileId, pageOfFile: older.pageOfFile } : null,
  )
  const differences = useDifferences(
    { page: shown, url: picture.url },
    older ? { page: older, url: olderPicture.url } : null,
  )
  const comparing =
    before && older
      ? {
          ...{ before: before.number, isOn: isComparing, places: differences?.length ?? null },
          onToggle: () => setComparing(!isComparing),
        }
      : null
  const count = version.pages.length
  const name = pageName(shown.page, count)
  return (
    <>
      <StageBar
        {...{ stage, lines, isMeasuring, count, comparing }}
        page={shown.page}
        onLines={setLines}
        onMeasuring={setMeasuring}
        onPage={turnTo}
      />
      <ProofStage
        stage={stage}
        label={t`v${version.number}, ${name}`}
        picture={picture}
        lines={lines}
        onLines={setLines}
        measures={artwork.lines}
        tool={isMeasuring ? 'measure' : 'look'}
        onMeasuring={setMeasuring}
        reach={pins.toSorted((one, other) => one.page - other.page || one.number - other.number)}
        pins={onPage.map((pin) => ({ ...pin, closed: pin.fixedAt !== null }))}
        chosen={page.pinId}
        onChoose={(id) => page.choosePin(typeof id === 'number' ? id : null)}
        findings={places}
        {...(isComparing && differences && { differences })}
        chosenFinding={chosenFinding && findingId(chosenFinding)}
        onChooseFinding={(id) =>
          onChooseFinding(version.findings.find((one) => findingId(one) === id) ?? null)
        }
        onFlip={count > 1 ? () => turnTo((shown.page % count) + 1) : undefined}
        className="h-96 bg-pit max-md:h-72"
      />
      <StageFoot version={version} page={shown} />
      <PageText orderId={order.id} version={version.number} page={shown} />
    </>
  )
}

/** Brings the chosen pin into view, once it is chosen. */
function useShownPlace(pinId: number | null, show: () => void): void {
  const showNow = useEffectEvent(show)
  useEffect(() => {
    if (pinId !== null) showNow()
  }, [pinId])
}
