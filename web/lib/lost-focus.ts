import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once something open is closed, what had opened it may be gone, at once or when the page has changed
 * (`content`): then the focus goes where the reader was, not to the page's top.
 */
export function useCaughtFocus(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  content: unknown,
): void {
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may have taken the focus along
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    else if (wasOpen.current && document.activeElement === document.body) place.current?.focus()
  }, [place, isOpen, content])
}
