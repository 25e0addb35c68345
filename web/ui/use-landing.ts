import { type RefObject, useEffect, useRef } from 'react'
import { takeOver } from '../lib/device.ts'

/** A stamp lands once, right after the press that caused it; the press hands over a token that is used up. */
export function useLanding(handedOver: string): RefObject<HTMLDivElement | null> {
  const stamp = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isFresh = takeOver(handedOver) !== null
    if (!isFresh || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    stamp.current?.animate({ scale: ['1.12', '1'] }, { duration: 180, easing: 'ease-out' })
  }, [handedOver])
  return stamp
}
