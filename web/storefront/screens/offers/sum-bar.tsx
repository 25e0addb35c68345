import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { LinkedOffer } from './queries.ts'

/** On phones at the window's foot the sum and the way to the answers, until these are in view. */
export function SumBar({ offer, panel }: { offer: LinkedOffer; panel: RefObject<HTMLElement | null> }) {
  const language = useLanguage()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!panel.current) return
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false))
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [panel])
  if (!isNeeded) return null
  return (
    <div data-choice-bar="" className="choice-bar">
      <p className="type-money text-[24px] leading-none!">{formatMoney(offer.total, language)}</p>
      <a href="#answer" className="inline-flex min-h-12 items-center bg-key px-5 font-bold text-paper">
        <Trans context="verb">Answer</Trans>
      </a>
    </div>
  )
}
