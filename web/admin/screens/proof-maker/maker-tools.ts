import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StageLines } from '../../../ui/proof-stage/page-sheet.tsx'
import type { ArtworkPage } from '../../kit/artwork/artwork-queries.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'

/** Which page is shown with which lines, and what a press on it means. */
export function useMakerTools(pages: readonly ArtworkPage[]) {
  const { t } = useLingui()
  const [number, setNumber] = useState(1)
  const [lines, setLines] = useState<StageLines>({ bleed: true, trim: true, safe: true })
  const [isPinning, setPinning] = useState(false)
  const [isInternal, setInternal] = useState(false)
  const page = pages.find((one) => one.page === number) ?? pages[0]
  const step = (by: number) => {
    const next = (page?.page ?? 1) + by
    if (pages.some((one) => one.page === next)) setNumber(next)
  }
  const shortcuts: Shortcut[] = [
    { keys: ['v'], caps: ['V'], label: t`look`, act: () => setPinning(false) },
    { keys: ['p'], caps: ['P'], label: t`note`, act: () => setPinning(true) },
    ...(pages.length > 1
      ? [
          {
            keys: ['[', ']'],
            caps: ['[', ']'],
            label: t`page`,
            act: (key: string) => step(key === '[' ? -1 : 1),
          },
        ]
      : []),
  ]
  return {
    page,
    setPage: setNumber,
    flip: () => setNumber(page && page.page < pages.length ? page.page + 1 : 1),
    lines,
    setLines,
    isPinning,
    setPinning,
    isInternal,
    setInternal,
    shortcuts,
  }
}
export type MakerTools = ReturnType<typeof useMakerTools>
