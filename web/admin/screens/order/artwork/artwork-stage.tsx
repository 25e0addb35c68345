import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import { usePageTexts, type WrittenPage } from '../../../../lib/artwork/use-page-texts.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { ProofStage } from '../../../../ui/proof-stage/proof-stage.tsx'
import { useStage } from '../../../../ui/proof-stage/use-stage.ts'
import { usePageName } from '../../../kit/artwork/artwork-labels.tsx'
import type { Artwork, ArtworkPage, ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { useDifferences } from '../../../kit/artwork/use-differences.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import type { PrintPage } from '../use-print-page.ts'
import { StageBar } from './stage-bar.tsx'

type ArtworkStageProps = {
  order: OrderDetail
  artwork: Artwork
  page: PrintPage
  version: ArtworkVersion
  chosenFinding: Finding | null
  onChooseFinding: (finding: Finding | null) => void
}

/**
 * The shown page of a version as it will be cut, with the remarks of its proof and the places of findings.
 */
export function ArtworkStage(props: ArtworkStageProps) {
  const { version, page, chosenFinding } = props
  const [number, turnTo] = useState(1)
  const pin = page.proof?.pins.find(({ id }) => id === page.pinId)
  const wanted = chosenFinding?.page ?? pin?.page
  // A remark or finding chosen elsewhere turns to its page.
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
          before: before.number,
          isOn: isComparing,
          places: differences?.length ?? null,
          onToggle: () => setComparing(!isComparing),
        }
      : null
  const count = version.pages.length
  const name = pageName(shown.page, count)
  return (
    <>
      <StageBar
        stage={stage}
        lines={lines}
        isMeasuring={isMeasuring}
        count={count}
        comparing={comparing}
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

type PageTextProps = { orderId: number; version: number; page: WrittenPage }

/** What is written on the page that is shown, where its file says it in letters. */
function PageText({ orderId, version, page }: PageTextProps) {
  const [isOpen, setOpen] = useState(false)
  const { texts, isFailed, retry } = usePageTexts({ orderId, version, pages: [page] }, isOpen && page.hasText)
  if (!page.hasText) return null
  return (
    <details
      className="border-line2 border-t bg-paper px-3.5 py-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        <Trans>Text on the page</Trans>
      </summary>
      {!texts && !isFailed && <p className="h-6 w-full bg-pit" />}
      {isFailed && (
        <p role="alert" className="flex flex-wrap gap-x-3">
          <Trans>The text could not be loaded.</Trans>
          <WordButton onClick={retry}>
            <Trans>Try again</Trans>
          </WordButton>
        </p>
      )}
      {texts?.map(({ text }) => (
        // The language of the text is unknown.
        <p key={text} lang="" className="py-1 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </details>
  )
}

/** Below the stage: the trim size, the size of the file's page, and which file it belongs to. */
function StageFoot({ version, page }: { version: ArtworkVersion; page: ArtworkPage }) {
  const language = useLanguage()
  const mm = (length: number) => formatNumber(Math.round(length * page.scale * 10) / 10, language)
  const size = ({ width, height }: { width: number; height: number }) => `${mm(width)} × ${mm(height)}`
  const trim = size(page.trim)
  const whole = size(page)
  const file = version.files.find(({ id }) => id === page.fileId)
  return (
    <p className="admin-meta flex flex-wrap justify-between gap-x-4 border-line2 border-t bg-paper px-3.5 py-2 text-t2">
      <span>
        <Trans>
          v{version.number}: trim {trim} mm, file {whole} mm
        </Trans>
      </span>
      {file && (
        <span className="wrap-anywhere" title={file.name}>
          {shortName(file.name, 60)}
        </span>
      )}
    </p>
  )
}
