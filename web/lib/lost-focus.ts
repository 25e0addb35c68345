import type { RefObject } from 'react'

/** When something closes what was pressed may be gone: then the focus goes where the reader was, not to the page's top. */
export const catchLostFocus = (place: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) place.current?.focus()
  })
