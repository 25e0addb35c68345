import type { Shortcut } from '../../kit/frame/shortcuts.ts'

/** D downloads the PDF of the row that has the focus. */
export const pdfShortcut = (label: string): Shortcut => ({
  keys: ['d'],
  caps: ['D'],
  label,
  act: () => {
    const row = document.activeElement?.closest('li, tr')
    const button =
      row?.querySelector<HTMLElement>('[data-pdf]') ?? row?.querySelector<HTMLElement>('[data-row]')
    button?.click()
  },
})
