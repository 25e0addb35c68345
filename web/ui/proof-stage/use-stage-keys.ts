import { type KeyboardEvent, useRef } from 'react'
import type { Stage } from './use-stage.ts'

/** How far an arrow key moves the page, px. */
const arrowPan = 48

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export type StageActs = {
  /** Moves what is being placed by so many mm; false where nothing is. */
  moveBy: (x: number, y: number) => boolean
  /** Puts it down; false where nothing is being placed. */
  setDown: () => boolean
  startPin: () => void
  startMeasure: () => void
  flip: () => void
  /** 1 bleed, 2 trim, 3 safe area. */
  toggleLine: (key: number) => void
  nextPin: (step: 1 | -1) => void
  help: () => void
  /** False where there is nothing to end, so that the key goes on to other handlers. */
  end: () => boolean
}

/**
 * P adds a pin and N goes to the next; where N adds one, pins are tab stops, and the stage's parent is told
 * of N as well.
 */
export type PinKey = 'P' | 'N'

/** The stage's keys, by letter in any keyboard layout, while the stage has the focus. */
export function useStageKeys(stage: Stage, acts: StageActs, pinKey: PinKey) {
  const isSpaceDown = useRef(false)
  const byCode: Record<string, () => void> = {
    KeyF: acts.flip,
    ...(pinKey === 'P' && { KeyP: acts.startPin }),
    KeyM: acts.startMeasure,
    Digit0: stage.fit,
    NumpadAdd: stage.zoomIn,
    NumpadSubtract: stage.zoomOut,
  }
  const byKey: Record<string, () => void> = {
    '+': stage.zoomIn,
    '=': stage.zoomIn,
    '-': stage.zoomOut,
    '?': acts.help,
  }
  const onArrow = ([x, y]: [number, number], isFast: boolean) => {
    const step = isFast ? 5 : 1
    if (!acts.moveBy(x * step, y * step)) stage.pan(-x * arrowPan, -y * arrowPan)
  }
  const take = (event: KeyboardEvent): boolean => {
    const arrow = arrows[event.key]
    if (arrow) onArrow(arrow, event.shiftKey)
    else if (event.key === 'Enter') return acts.setDown()
    else if (event.key === 'Escape') return acts.end()
    else if (event.code === 'KeyN' && pinKey === 'N') {
      acts.startPin()
      return false
    } else if (event.code === 'KeyN') acts.nextPin(event.shiftKey ? -1 : 1)
    else if (event.code === 'Space') isSpaceDown.current = true
    else if (/^Digit[123]$/.test(event.code)) acts.toggleLine(Number(event.code.at(-1)))
    else {
      const act = byKey[event.key] ?? (event.shiftKey ? undefined : byCode[event.code])
      act?.()
      return act !== undefined
    }
    return true
  }
  return {
    isSpaceDown,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (isButton(event.target) && (event.key === 'Enter' || event.code === 'Space')) return
      if (!take(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.code === 'Space') isSpaceDown.current = false
    },
    onBlur: () => {
      isSpaceDown.current = false
    },
  }
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const isButton = (target: EventTarget): boolean => target instanceof HTMLButtonElement
