import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { MotionButton } from './motion-button.tsx'
import { type PartnerCell, PartnerRow } from './partner-row.tsx'
import { partnersQuery } from './queries.ts'
import { useMotionChoice } from './use-motion-choice.ts'

/** Fewer partners than these fill no two rows: then each row shows all of them. */
const enoughForTwo = 6

/** Two rows of logos drifting against each other; three placeholders when there are none (WEB-6). */
export function PartnerSliders() {
  const { t } = useLingui()
  const { moving, toggle, hold } = useMotionChoice()
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const cells = usePartnerCells()
  const half = Math.ceil(cells.length / 2)
  const two = cells.length >= enoughForTwo
  return (
    <section
      ref={section}
      aria-labelledby="home-partners"
      className="mt-14 border-key border-t md:mt-22"
      {...hold}
    >
      <h2 id="home-partners" className="sr-only">
        <Trans>Our partners</Trans>
      </h2>
      <PartnerRow cells={two ? cells.slice(0, half) : cells} copied={near} moving={moving} />
      <PartnerRow cells={two ? cells.slice(half) : cells} copied={near} moving={moving} back echo={!two} />
      <div className="sheet-width flex justify-end">
        <MotionButton
          moving={moving}
          label={moving ? t`Stop the logos` : t`Start the logos`}
          onClick={toggle}
          className="-mt-px"
        />
      </div>
    </section>
  )
}

function usePartnerCells(): PartnerCell[] {
  const { t } = useLingui()
  const language = useLanguage()
  const { data = [] } = useQuery(partnersQuery({ api: useApi(), language }))
  if (data.length === 0)
    return [t`Your shop`, t`Your clinic`, t`Your logo here`].map((name, index) => ({
      id: -index,
      name,
      logoUrl: '',
    }))
  return data.map(({ id, logoUrl, ...names }) => {
    const name = { az: names.name, ru: names.name_ru, en: names.name_en }[language]
    return { id, name: name || names.name, logoUrl }
  })
}

/** True from the moment that the element comes near the screen: until then the copies aren't made. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}
