import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useLanguage } from '../../lib/language.tsx'
import { DifferenceFrames } from './difference-frames.tsx'
import { FindingPlace, type StageFinding } from './finding-place.tsx'
import { formatMm } from './format-mm.ts'
import { isOnPage, measured, type Point, rounded, type Size, type StagePage, type View } from './geometry.ts'
import { MeasureLine } from './measure-line.tsx'
import { NoPicture } from './no-picture.tsx'
import { PageSheet, type StageLines, type StageMeasures } from './page-sheet.tsx'
import { PinMark, PlacingMark, type StagePin } from './pin-mark.tsx'
import { Rulers, rulerWidth } from './rulers.tsx'
import { StageHelp } from './stage-help.tsx'
import type { Stage } from './use-stage.ts'
import { useStageCursor } from './use-stage-cursor.ts'
import { type PinKey, type StageActs, useStageKeys } from './use-stage-keys.ts'
import { type StageTool, useStagePointer } from './use-stage-pointer.ts'
import { useZoomingWheel } from './use-zooming-wheel.ts'

type ProofStageProps = {
  stage: Stage
  /** What is shown, as the stage's name. */
  label: string
  picture: { url: string | null; failed: boolean; retry: () => void }
  lines: StageLines
  onLines: (lines: StageLines) => void
  measures: StageMeasures
  /** `pin`: a press on the page adds one. */
  tool: StageTool
  /** Called when the ruler is taken up (M) or put away. */
  onMeasuring: (isMeasuring: boolean) => void
  pins: readonly StagePin[]
  /** The pins that N steps through in this order, on other pages too; choosing one turns to its page. */
  reach?: readonly (Point & { id: StagePin['id'] })[]
  pinKey?: PinKey
  chosen: StagePin['id'] | null
  onChoose: (id: StagePin['id'] | null) => void
  /** Called with a place in mm from the trim's corner; without it nothing can be placed. */
  onPlace?: (point: Point) => void
  onMove?: (id: StagePin['id'], point: Point) => void
  /** The differences from another version, mm from the picture's upper left corner. */
  differences?: readonly (Point & Size)[]
  findings?: readonly StageFinding[]
  chosenFinding?: StageFinding['id'] | null
  onChooseFinding?: (id: StageFinding['id']) => void
  /** Turns to the other side. */
  onFlip?: () => void
  /** Called on Esc when there is nothing to end here. */
  onLeave?: () => void
  /** The classes for its background and height. */
  className?: string
  /** Shown over the page: the form of a pin. */
  children?: ReactNode
}

const stageKeys = 'ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 F 1 2 3 M Escape ?'

/**
 * A page as it will be cut: looked at closely, measured, marked with pins. It knows nothing of orders; its
 * parent has its view (`useStage`), its pins and its buttons.
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
          {view && size && <OnStage {...props} view={view} size={size} cursor={cursor} />}
        </div>
      </div>
      {children}
      <StageHelp {...help} />
      <CursorText cursor={cursor} page={page} />
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
      <PageSheet
        page={page}
        view={view}
        lines={lines}
        measures={measures}
        isWaiting={isWaiting}
        picture={picture.url}
      />
      {shown.differences && <DifferenceFrames page={page} view={view} places={shown.differences} />}
      {findings.map((finding) => (
        <FindingPlace
          key={finding.id}
          finding={finding}
          page={page}
          view={view}
          isChosen={finding.id === shown.chosenFinding}
          onChoose={shown.onChooseFinding}
        />
      ))}
      {pins.map((pin) => (
        <PinMark
          key={pin.id}
          pin={pin}
          stage={stage}
          view={view}
          size={size}
          at={now?.id === pin.id ? now.point : pin}
          isChosen={pin.id === chosen}
          isStop={shown.pinKey === 'N'}
          onChoose={() => shown.onChoose(pin.id)}
          onMove={shown.onMove}
        />
      ))}
      {now?.id === null && <PlacingMark view={view} at={now.point} />}
      {line && <MeasureLine view={view} line={line} page={page} />}
      {picture.failed && <NoPicture onRetry={picture.retry} />}
    </>
  )
}

/** Announces where the cursor is. */
function CursorText({ cursor: { now, line }, page }: { cursor: Cursor; page: StagePage }) {
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

const lineNames = ['bleed', 'trim', 'safe'] as const

/** What keys and pointers do on the stage. */
function useStageActs({ stage, tool, lines, pins, chosen, pinKey = 'P', ...rest }: ProofStageProps) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const cursor = useStageCursor(stage)
  const place = (point: Point) => isOnPage(point, stage.page) && rest.onPlace?.(rounded(point))
  const acts: StageActs = {
    moveBy: cursor.moveBy,
    setDown: () => {
      const set = cursor.setDown()
      if (set?.kind === 'pin' && set.id === null) place(set.point)
      else if (set?.kind === 'pin' && set.id !== null) rest.onMove?.(set.id, rounded(set.point))
      const lifted = set ? undefined : pins.find(({ id, movable }) => id === chosen && movable)
      if (lifted) cursor.start({ kind: 'pin', id: lifted.id, point: lifted })
      return set !== null || lifted !== undefined
    },
    startPin: () => rest.onPlace && cursor.start({ kind: 'pin', id: null }),
    startMeasure: () => {
      rest.onMeasuring(tool !== 'measure')
      if (tool === 'measure') cursor.end()
      else cursor.start({ kind: 'measure', id: null })
    },
    flip: () => rest.onFlip?.(),
    toggleLine: (key) => {
      const name = lineNames[key - 1]
      if (name) rest.onLines({ ...lines, [name]: !lines[name] })
    },
    nextPin: (step) => {
      const pin = nextOf(rest.reach ?? byNumber(pins), chosen, step)
      if (!pin) return
      rest.onChoose(pin.id)
      stage.show(pin)
    },
    help: () => setHelpOpen(!isHelpOpen),
    end: () => {
      if (isHelpOpen) setHelpOpen(false)
      else if (tool === 'measure') {
        cursor.end()
        rest.onMeasuring(false)
      } else if (cursor.now) cursor.end()
      else if (rest.onLeave) rest.onLeave()
      else return false
      return true
    },
  }
  const { isSpaceDown, ...keys } = useStageKeys(stage, acts, pinKey)
  const pointer = useStagePointer({
    stage,
    tool,
    isSpaceDown,
    onPress: (point) => {
      if (tool === 'pin') place(point)
      else if (tool === 'look') rest.onChoose(null)
    },
    onMeasure: cursor.measure,
  })
  return { keys, pointer, cursor, help: { pinKey, isOpen: isHelpOpen, onOpen: setHelpOpen } }
}

const byNumber = (pins: readonly StagePin[]): StagePin[] =>
  pins.toSorted((one, other) => one.number - other.number)

/** Wraps around. */
function nextOf<Pin extends { id: StagePin['id'] }>(
  pins: readonly Pin[],
  chosen: StagePin['id'] | null,
  step: 1 | -1,
): Pin | undefined {
  const now = pins.findIndex(({ id }) => id === chosen)
  if (now === -1) return pins.at(step === 1 ? 0 : -1)
  return pins.at((now + step) % pins.length)
}
