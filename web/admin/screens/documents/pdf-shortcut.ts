import type { Shortcut } from '../../kit/frame/shortcuts.ts'

/** D downloads the PDF of the row that has the focus. */
export const pdfShortcut = (label: string): Shortcut => ({
  keys: ['d'],
  caps: ['D'],
  label,
  act: () => document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')?.click(),
})
