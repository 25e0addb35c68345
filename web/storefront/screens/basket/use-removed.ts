import { useCallback, useEffect, useState } from 'react'
import { type BasketLine, changeLines } from '../../../lib/basket/device-basket.ts'

/** So long a removed line can be brought back in its place. */
const undoMs = 8000

/** A line that was removed just now, where it stood. */
export type Removed = { line: BasketLine; name: string; index: number; until: number }

/** Lines that are removed go at once, and leave a row with an undo; it waits while somebody is on it. */
export function useRemoved() {
  const [removed, setRemoved] = useState<Removed[]>([])
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const next = Math.min(...removed.map(({ until }) => until))
    if (isHeld || removed.length === 0) return
    const timer = setTimeout(
      () => setRemoved((before) => before.filter(({ until }) => until > Date.now())),
      Math.max(0, next - Date.now()) + 20,
    )
    return () => clearTimeout(timer)
  }, [removed, isHeld])
  const remove = useCallback((line: BasketLine, name: string, index: number) => {
    changeLines((before) => before.filter(({ id }) => id !== line.id))
    setRemoved((before) => [...before, { line, name, index, until: Date.now() + undoMs }])
  }, [])
  const undo = useCallback(({ line, index }: Removed) => {
    setHeld(false)
    setRemoved((before) => before.filter((one) => one.line.id !== line.id))
    changeLines((before) => before.filter(({ id }) => id !== line.id).toSpliced(index, 0, line))
  }, [])
  return { removed, remove, undo, hold: setHeld }
}
