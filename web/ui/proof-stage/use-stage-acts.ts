import { useState } from 'react'
import { isOnPage, type Point, rounded } from './geometry.ts'
import type { StagePin } from './pin-mark.tsx'
import type { ProofStageProps } from './proof-stage.tsx'
import { useStageCursor } from './use-stage-cursor.ts'
import { type StageActs, useStageKeys } from './use-stage-keys.ts'
import { useStagePointer } from './use-stage-pointer.ts'

const lineNames = ['bleed', 'trim', 'safe'] as const

/** What keys and pointers do on the stage. */
export function useStageActs({ stage, tool, lines, pins, chosen, pinKey = 'P', ...rest }: ProofStageProps) {
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

/** Around and around. */
function nextOf<Pin extends { id: StagePin['id'] }>(
  pins: readonly Pin[],
  chosen: StagePin['id'] | null,
  step: 1 | -1,
): Pin | undefined {
  const now = pins.findIndex(({ id }) => id === chosen)
  if (now === -1) return pins.at(step === 1 ? 0 : -1)
  return pins.at((now + step) % pins.length)
}
