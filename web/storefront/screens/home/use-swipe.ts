import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** px that turn the slide (WEB-5); px from which it is no press any more. */
const threshold = 40
const slack = 8

type Swipe = { onNext: () => void; onPrevious: () => void; onBeside: () => void }

/** The slides follow the finger (`--drag`) and go on from 40 px; a press beside the slide that stands goes on too. */
export function useSwipe({ onNext, onPrevious, onBeside }: Swipe) {
  const start = useRef<{ id: number; x: number } | null>(null)
  const swiped = useRef(false)
  function end({ currentTarget, clientX, pointerId, type }: PointerEvent<HTMLElement>) {
    if (start.current?.id !== pointerId) return
    const way = clientX - start.current.x
    start.current = null
    currentTarget.style.removeProperty('--drag')
    delete currentTarget.dataset.dragging
    if (type === 'pointercancel' || Math.abs(way) < threshold) return
    if (way < 0) onNext()
    else onPrevious()
  }
  return {
    onPointerDown: ({ isPrimary, button, clientX, pointerId }: PointerEvent) => {
      swiped.current = false
      if (isPrimary && button === 0) start.current = { id: pointerId, x: clientX }
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== pointerId) return
      const way = clientX - start.current.x
      if (!swiped.current && Math.abs(way) < slack) return
      if (!swiped.current) currentTarget.setPointerCapture(pointerId)
      swiped.current = true
      currentTarget.dataset.dragging = ''
      currentTarget.style.setProperty('--drag', `${way}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The browser's own dragging of links and pictures would take the pointer away. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault()
      else if (!(event.target as Element).closest('a')) onBeside()
    },
  }
}
