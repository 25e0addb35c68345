import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'

type SumBarProps = {
  /** What the link leads to; the bar goes once it is in view. */
  panel: RefObject<HTMLElement | null>
  azn: number
  /** By when, below the sum. */
  day?: ReactNode
  href: string
  children: ReactNode
}

/** The bar at the foot of the window on phones: the sum, and a link to the panel until that is in view. */
export function SumBar({ panel, azn, day, href, children }: SumBarProps) {
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
      <div className="col-start-1 self-center">
        <span className="type-money block text-[24px] leading-none!">{formatMoney(azn, language)}</span>
        {day && <span className="type-small">{day}</span>}
      </div>
      <a
        href={href}
        className="col-start-2 inline-flex min-h-12 items-center self-center bg-key px-5 font-bold text-paper"
      >
        {children}
      </a>
    </div>
  )
}
