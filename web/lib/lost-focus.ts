import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once something open is closed, what had opened it may be gone, at once or when the page's `content` changes: then
 * the focus goes where the reader was, not to the page's top. After that change the focus is the reader's own.
 */
export function useCaughtFocus(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  content: unknown,
): void {
  const opened = useRef<{ content: unknown }>(null)
  useEffect(() => {
    if (isOpen) opened.current = { content }
    if (isOpen || !opened.current) return
    if (document.activeElement === document.body) place.current?.focus()
    if (opened.current.content !== content) opened.current = null
  }, [place, isOpen, content])
}
