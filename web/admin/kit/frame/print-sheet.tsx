import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../../../../src/lib/languages.ts'

type Sheet = { language: Language; content: ReactNode }

const Print = createContext<(sheet: Sheet) => void>(() => undefined)

/** Prints a sheet in place of the page (web/styles/admin.css), whatever becomes of the screen that asked for it. */
export const usePrint = () => use(Print)

/** The place of what is printed, which is gone afterwards. */
export function PrintPlace({ children }: { children: ReactNode }) {
  const [sheet, print] = useState<Sheet | null>(null)
  useEffect(() => {
    if (!sheet) return
    const clear = () => print(null)
    window.addEventListener('afterprint', clear, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', clear)
  }, [sheet])
  return (
    <Print value={print}>
      {children}
      {sheet &&
        createPortal(
          <section data-receipt="" lang={sheet.language}>
            {sheet.content}
          </section>,
          document.body,
        )}
    </Print>
  )
}
