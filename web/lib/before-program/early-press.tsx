import { useEffect } from 'react'

declare global {
  interface Window {
    /** What the server's page keeps until its program is there (src/ssr/scripts-after-paint.ts). */
    earlyPress?: { button?: HTMLElement; end: () => void }
  }
}

/** Presses the button that the reader pressed before the page could answer. */
export function EarlyPress() {
  useEffect(() => {
    const { earlyPress } = window
    delete window.earlyPress
    earlyPress?.end()
    document.documentElement.classList.remove('late')
    const button = earlyPress?.button
    if (!button) return
    // The frame comes first, a page's content after it: a press on it makes React take it over at once.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    setTimeout(() => button.click())
  }, [])
  return null
}
