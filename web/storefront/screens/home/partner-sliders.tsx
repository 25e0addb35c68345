import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames, cssVariables } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { MotionButton, useMotionChoice } from './motion.tsx'
import { partnersQuery } from './queries.ts'

/** Fewer partners than this don't fill two rows: then each row shows all of them. */
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

/** True once the element has come near the screen: until then the copies aren't made. */
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

/** `logoUrl` is empty for a placeholder and for a partner without a logo: then the name stands there. */
type PartnerCell = { id: number; name: string; logoUrl: string }

type PartnerRowProps = {
  cells: readonly PartnerCell[]
  /** The copies are made in the browser only: the server's HTML has each logo once. */
  copied: boolean
  moving: boolean
  back?: boolean
  /** True when the row repeats what another one says already. */
  echo?: boolean
}

/** Each list is repeated 20 times (WEB-6). */
const copies = Array.from({ length: 19 }, (_, copy) => copy)
const secondsPerCell = 6

function PartnerRow({ cells, copied, moving, back = false, echo = false }: PartnerRowProps) {
  return (
    <div className="overflow-clip border-key border-b">
      <div
        data-partner-row=""
        style={cssVariables({ '--drift': `${cells.length * secondsPerCell}s` })}
        className={classNames(
          'flex w-max hover:[animation-play-state:paused] motion-reduce:animate-none',
          copied && 'animate-drift',
          back && '[animation-direction:reverse]',
          !moving && '[animation-play-state:paused]',
        )}
      >
        <PartnerList cells={cells} hidden={echo} />
        {copied && copies.map((copy) => <PartnerList key={copy} cells={cells} hidden />)}
      </div>
    </div>
  )
}

const PartnerList = ({ cells, hidden }: { cells: readonly PartnerCell[]; hidden: boolean }) => (
  <ul aria-hidden={hidden || undefined} inert={hidden} className="flex shrink-0">
    {cells.map(({ id, name, logoUrl }) => (
      <li key={id} className="flex h-21.5 shrink-0 items-center border-key border-r px-6 md:h-23.5 md:px-12">
        {logoUrl ? (
          <Logo url={logoUrl} name={hidden ? '' : name} />
        ) : (
          <span className="type-card flex items-center gap-3 whitespace-nowrap text-[22px]!">
            <RegistrationMark size={26} />
            {name}
          </span>
        )}
      </li>
    ))}
  </ul>
)

/** Drawn on the page's own ground, without the colour that stands in for a photo. */
function Logo({ url, name }: { url: string; name: string }) {
  const sources = pictureSources(url)
  return (
    <img
      src={url}
      alt={name}
      width={sources?.width}
      height={sources?.height}
      loading="lazy"
      decoding="async"
      className="h-9.5 w-auto max-w-60 object-contain"
    />
  )
}
