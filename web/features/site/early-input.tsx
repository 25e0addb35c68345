import { useEffect } from 'react'

declare global {
  interface Window {
    /** What the server's page keeps until its program is there (src/ssr/scripts-after-paint.ts). */
    earlyPress?: { button?: HTMLElement; end: () => void }
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement
const textFields = 'input:not([type=checkbox],[type=radio],[type=file],[type=range],[type=hidden]), textarea'

/** Takes over what the reader typed and pressed before the page could answer. */
export function EarlyInput() {
  useEffect(() => {
    for (const field of document.querySelectorAll<TextField>(textFields))
      if (field.value !== field.defaultValue) typeAgain(field)
    const { earlyPress } = window
    delete window.earlyPress
    earlyPress?.end()
    earlyPress?.button?.click()
  }, [])
  return null
}

/** As if it were typed now: React hears only of values that differ from the one it saw set. */
function typeAgain(field: TextField): void {
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
