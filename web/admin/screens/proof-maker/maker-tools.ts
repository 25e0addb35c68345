import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StageLines } from '../../../ui/proof-stage/page-sheet.tsx'
import type { ArtworkPage } from '../../kit/artwork/artwork-queries.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'

/** Which of two versions is shown: this one, the one before, or this one with frames where they differ. */
type Compared = 'now' | 'before' | 'difference'

/** Which page is shown with which lines, what a press on it means, and whether the version before is looked at. */
export function useMakerTools(pages: readonly ArtworkPage[], hasBefore: boolean) {
  const { t } = useLingui()
  const [number, setNumber] = useState(1)
  const [lines, setLines] = useState<StageLines>({ bleed: true, trim: true, safe: true })
  const [isPinning, setPinning] = useState(false)
  const [isInternal, setInternal] = useState(false)
  const [isMeasuring, setMeasuring] = useState(false)
  const [compared, setCompared] = useState<Compared>('now')
  const [isAsCustomer, setAsCustomer] = useState(false)
  const page = pages.find((one) => one.page === number) ?? pages[0]
  const step = (by: number) => {
    const next = (page?.page ?? 1) + by
    if (pages.some((one) => one.page === next)) setNumber(next)
  }
  const flip = () => setNumber(page && page.page < pages.length ? page.page + 1 : 1)
  const look = () => {
    setPinning(false)
    setMeasuring(false)
  }
  const shortcuts: Shortcut[] = [
    { keys: ['v'], caps: ['V'], label: t`look`, act: () => look() },
    {
      keys: ['n'],
      caps: ['N'],
      label: t`note`,
      act: () => {
        setCompared('now')
        setAsCustomer(false)
        setMeasuring(false)
        setPinning(true)
      },
    },
    {
      keys: ['m'],
      caps: ['M'],
      label: t`measure`,
      act: () => setMeasuring((before) => !before),
    },
    {
      keys: ['p'],
      caps: ['P'],
      label: t`as the customer`,
      act: () => setAsCustomer((before) => !before),
    },
    ...(hasBefore
      ? [
          {
            keys: ['o'],
            caps: ['O'],
            label: t`difference`,
            act: () => setCompared((before) => (before === 'difference' ? 'now' : 'difference')),
          },
        ]
      : []),
    ...(pages.length > 1
      ? [
          {
            keys: ['[', ']'],
            caps: ['[', ']'],
            label: t`page`,
            act: (key: string) => step(key === '[' ? -1 : 1),
          },
          { keys: ['f'], caps: ['F'], label: t`flip`, act: flip },
        ]
      : []),
  ]
  return {
    page,
    setPage: setNumber,
    flip,
    lines,
    setLines,
    isPinning,
    setPinning,
    isMeasuring,
    setMeasuring,
    isInternal,
    setInternal,
    compared,
    setCompared,
    isAsCustomer,
    setAsCustomer,
    shortcuts,
  }
}
export type MakerTools = ReturnType<typeof useMakerTools>
