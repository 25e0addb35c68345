import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useLanguage } from '../../lib/language.tsx'
import { DifferenceFrames } from './difference-frames.tsx'
import { FindingPlace, type StageFinding } from './finding-place.tsx'
import { formatMm } from './format-mm.ts'
import { measured, type Point, type Size, type StagePage, type View } from './geometry.ts'
import { MeasureLine } from './measure-line.tsx'
import { NoPicture } from './no-picture.tsx'
import { PageSheet, type StageLines, type StageMeasures } from './page-sheet.tsx'
import { PinMark, PlacingMark, type StagePin } from './pin-mark.tsx'
import { Rulers, rulerWidth } from './rulers.tsx'
import { StageHelp } from './stage-help.tsx'
import type { Stage } from './use-stage.ts'
import { useStageActs } from './use-stage-acts.ts'
import type { useStageCursor } from './use-stage-cursor.ts'
import type { PinKey } from './use-stage-keys.ts'
import type { StageTool } from './use-stage-pointer.ts'
import { useZoomingWheel } from './use-zooming-wheel.ts'

export type ProofStageProps = {
  stage: Stage
  /** What is shown: names the stage. */
  label: string
  picture: { url: string | null; failed: boolean; retry: () => void }
  lines: StageLines
  onLines: (lines: StageLines) => void
  measures: StageMeasures
  /** `pin`: a press on the page is a new one. */
  tool: StageTool
  /** The measure was taken (M), or put away. */
  onMeasuring: (isMeasuring: boolean) => void
  pins: readonly StagePin[]
  /** What N steps through, on other pages, too, in this order; choosing one turns to its page. */
  reach?: readonly (Point & { id: StagePin['id'] })[]
  pinKey?: PinKey
  chosen: StagePin['id'] | null
  onChoose: (id: StagePin['id'] | null) => void
  /** In mm of the picture from the trim's corner; without it nothing can be placed. */
  onPlace?: (point: Point) => void
  onMove?: (id: StagePin['id'], point: Point) => void
  /** What differs from another version, mm from the picture's upper left corner. */
  differences?: readonly (Point & Size)[]
  findings?: readonly StageFinding[]
  chosenFinding?: StageFinding['id'] | null
  onChooseFinding?: (id: StageFinding['id']) => void
  /** The other side. */
  onFlip?: () => void
  /** Esc, when there is nothing to end here. */
  onLeave?: () => void
  /** Its ground and height. */
  className?: string
  /** Over the page: what is written to a pin. */
  children?: ReactNode
}

const stageKeys = 'ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 F 1 2 3 M Escape ?'

/**
 * A page as it will be cut: looked at closely, measured, marked with pins. It knows nothing of orders; whoever shows it
 * has its view (`useStage`), its pins and its buttons.
 */
export function ProofStage(props: ProofStageProps) {
  const { stage, label, tool, className, children, pinKey = 'P' } = props
  const { t } = useLingui()
  const room = useRef<HTMLDivElement>(null)
  const { keys, pointer, cursor, help } = useStageActs(props)
  useZoomingWheel(room, stage)
  const { page, view, size } = stage
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      <div
        ref={room}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys need the focus
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-roledescription={t`Proof`}
        aria-keyshortcuts={`${stageKeys} ${pinKey === 'P' ? 'N Shift+N P' : 'N'}`}
        data-stage={view ? 'ready' : 'waiting'}
        {...keys}
        className="absolute inset-0 select-none -outline-offset-3 focus-visible:outline-3"
      >
        {view && size && <Rulers view={view} page={page} {...size} />}
        <div
          ref={stage.ref}
          data-stage-page
          {...pointer}
          style={{ left: rulerWidth, top: rulerWidth }}
          className={classNames(
            'absolute right-0 bottom-0 overflow-hidden',
            stage.isFitted && tool !== 'measure' ? 'touch-pan-y' : 'touch-none',
            tool === 'look' ? 'cursor-grab active:cursor-grabbing' : 'cursor-crosshair',
          )}
        >
          {view && size && <OnStage {...props} {...{ view, size, cursor }} />}
        </div>
      </div>
      {children}
      <StageHelp {...help} />
      <CursorWords cursor={cursor} page={page} />
    </div>
  )
}

type Cursor = ReturnType<typeof useStageCursor>

function OnStage({
  view,
  size,
  cursor: { now, line },
  ...shown
}: ProofStageProps & { view: View; size: Size; cursor: Cursor }) {
  const { stage, picture, lines, measures, pins, chosen, findings = [] } = shown
  const { page } = stage
  const isWaiting = picture.url === null && !picture.failed
  return (
    <>
      <PageSheet {...{ page, view, lines, measures, isWaiting }} picture={picture.url} />
      {shown.differences && <DifferenceFrames {...{ page, view }} places={shown.differences} />}
      {findings.map((finding) => (
        <FindingPlace
          key={finding.id}
          {...{ finding, page, view }}
          isChosen={finding.id === shown.chosenFinding}
          onChoose={shown.onChooseFinding}
        />
      ))}
      {pins.map((pin) => (
        <PinMark
          key={pin.id}
          {...{ pin, stage, view, size }}
          at={now?.id === pin.id ? now.point : pin}
          isChosen={pin.id === chosen}
          isStop={shown.pinKey === 'N'}
          onChoose={() => shown.onChoose(pin.id)}
          onMove={shown.onMove}
        />
      ))}
      {now?.id === null && <PlacingMark view={view} at={now.point} />}
      {line && <MeasureLine {...{ view, line, page }} />}
      {picture.failed && <NoPicture onRetry={picture.retry} />}
    </>
  )
}

/** For who doesn't see where the cursor is. */
function CursorWords({ cursor: { now, line }, page }: { cursor: Cursor; page: StagePage }) {
  const language = useLanguage()
  const place = now?.point
  const [x, y] = [place?.x ?? 0, place?.y ?? 0].map((mm) => formatMm(mm * page.scale, language))
  return (
    <p role="status" className="sr-only">
      {line && formatMm(measured(line.from, line.to, page), language)}
      {place && !line && (
        <Trans>
          {x} from the left, {y} from the top
        </Trans>
      )}
    </p>
  )
}
