import { type RefObject, useEffect, useRef } from 'react'

/**
 * When something open is closed, the button that opened it may be gone, at once or when the page's `content` changes:
 * then the focus goes where the reader was, not to the page's top. After that change the focus is the reader's own.
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

/**
 * A button may disappear with what its press has changed: then the focus goes to the place where it stood, or to the
 * page's content where that is gone too.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && place.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [place])
  // It runs after every render: a reader who clicked somewhere else has left a button that is still there.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    const left = place.current ?? document.getElementById('content')
    left?.focus()
  })
}
