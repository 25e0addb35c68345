import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import {
  apart,
  numberPlace,
  onPage,
  type Pixel,
  type Point,
  rounded,
  type Size,
  toPixel,
  toPoint,
  type View,
} from './geometry.ts'
import type { Stage } from './use-stage.ts'

/** mm of the picture from the trim's corner. */
export type StagePin = Point & {
  id: number | string
  number: number
  side: 'customer' | 'staff'
  /** The pin is for staff only. */
  internal?: boolean
  /** The remark is closed. */
  closed?: boolean
  /** The pin can be dragged, and picked up with Enter. */
  movable?: boolean
}

type PinMarkProps = {
  pin: StagePin
  stage: Stage
  view: View
  size: Size
  at: Point
  isChosen: boolean
  /** Whether the pin is a tab stop. */
  isStop: boolean
  onChoose: () => void
  onMove: ((id: StagePin['id'], point: Point) => void) | undefined
}

/** A registration mark on the exact place, with its number beside it; a press selects it. */
export function PinMark({ pin, stage, view, size, at, isChosen, isStop, onChoose, onMove }: PinMarkProps) {
  const { t } = useLingui()
  const { point, ...drag } = useDragged(pin, stage, onMove, onChoose)
  const place = toPixel(view, point ?? at)
  const square = numberPlace(place, size)
  const { number } = pin
  return (
    <button
      type="button"
      // Otherwise Tab reaches the pins in their list, and N steps through them here.
      tabIndex={isStop ? 0 : -1}
      onFocus={() => isStop && stage.show(at)}
      aria-label={t`Note ${number}`}
      aria-pressed={isChosen}
      data-pin={number}
      {...drag}
      style={{ transform: `translate(${place.left}px, ${place.top}px)` }}
      className={classNames(
        'absolute -top-5.5 -left-5.5 grid size-11 place-items-center',
        pin.movable ? 'cursor-move' : 'cursor-pointer',
      )}
    >
      <Mark isChosen={isChosen} />
      <span
        style={{ left: 22 + square.left, top: 22 + square.top }}
        className={classNames(
          'absolute grid size-6.5 place-items-center border border-[#121212] font-black text-[14px] leading-none',
          lookOf(pin),
          isChosen && 'outline-3 outline-[#121212] outline-offset-2',
        )}
      >
        {number}
      </span>
    </button>
  )
}

function lookOf({ side, closed, internal }: StagePin): string {
  if (closed) return 'bg-white text-[#121212]'
  const look = side === 'customer' ? 'bg-[#ffe500] text-[#121212]' : 'bg-[#121212] text-white'
  return internal ? `${look} border-dashed border-white` : look
}

/** Where a new pin will be, while it is moved with the arrows. */
export function PlacingMark({ view, at }: { view: View; at: Point }) {
  const { left, top } = toPixel(view, at)
  return (
    <div
      style={{ transform: `translate(${left}px, ${top}px)` }}
      className="pointer-events-none absolute -top-5.5 -left-5.5 grid size-11 place-items-center"
    >
      <Mark isChosen />
    </div>
  )
}

const mark = 'M15 0v30M0 15h30M24 15a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'

/** Black on white, so that it shows on any picture. */
const Mark = ({ isChosen }: { isChosen: boolean }) => (
  <svg aria-hidden="true" focusable="false" width={30} height={30} viewBox="0 0 30 30" className="fill-none">
    <path d={mark} className={classNames('stroke-white', isChosen ? 'stroke-[6px]' : 'stroke-[4px]')} />
    <path
      d={mark}
      className={classNames('stroke-[#121212]', isChosen ? 'stroke-[2.5px]' : 'stroke-[1.5px]')}
    />
  </svg>
)

/** A drag moves a movable pin; a shorter movement is a press. */
function useDragged(
  { id, movable = false, x, y }: StagePin,
  { view, page }: Stage,
  onMove: PinMarkProps['onMove'],
  onChoose: () => void,
) {
  const start = useRef<{ at: Pixel; moved: boolean } | null>(null)
  const [point, setPoint] = useState<Point | null>(null)
  const pointOf = (event: PointerEvent): Point | null => {
    if (!view || !start.current) return null
    const from = toPixel(view, { x, y })
    const { at } = start.current
    const to = { left: from.left + event.clientX - at.left, top: from.top + event.clientY - at.top }
    return rounded(onPage(toPoint(view, to), page))
  }
  return {
    point,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { at: { left: event.clientX, top: event.clientY }, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current || !movable || !onMove) return
      event.stopPropagation()
      const far = apart(start.current.at, { left: event.clientX, top: event.clientY })
      start.current.moved ||= far >= 4
      if (start.current.moved) setPoint(pointOf(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      const to = pointOf(event)
      if (start.current?.moved && to) onMove?.(id, to)
      start.current = null
      setPoint(null)
    },
    onPointerCancel: () => {
      start.current = null
      setPoint(null)
    },
    onClick: onChoose,
  }
}
