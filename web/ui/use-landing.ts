import { type RefObject, useEffect, useRef } from 'react'
import { takeOver } from '../lib/device.ts'

/** A stamp lands once, right after the press that brought it: what the press has handed over is taken. */
export function useLanding(handedOver: string): RefObject<HTMLDivElement | null> {
  const stamp = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isFresh = takeOver(handedOver) !== null
    if (!isFresh || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    stamp.current?.animate({ scale: ['1.12', '1'] }, { duration: 180, easing: 'ease-out' })
  }, [handedOver])
  return stamp
}
