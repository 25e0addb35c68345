import { type RefObject, useEffect, useRef } from 'react'

/** The height of the notices above the page, for elements that keep clear of them (styles: `--notices`). */
export function useNoticeRoom(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = room
    if (!current) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notices', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return room
}

/** Holds until a new notice has its room: browsers would keep the page in place, with the notice over it. */
export function makeRoom(): void {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  setTimeout(() => style.removeProperty('overflow-anchor'), 500)
}
