import { useEffect } from 'react'

declare global {
  interface Window {
    /** What the server's page records until its program has loaded (src/ssr/scripts-after-paint.ts). */
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
    // The frame comes first, a page's content after it: a press in it makes React hydrate it at once.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    setTimeout(() => button.click())
  }, [])
  return null
}
