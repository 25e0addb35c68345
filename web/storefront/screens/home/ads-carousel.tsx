import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames, cssVariables } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Arrow, ArrowBack } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { MotionButton, useMotionChoice } from './motion.tsx'
import { advertisementsQuery } from './queries.ts'

const square =
  'grid size-12 place-items-center border border-key bg-paper transition-colors not-first:-ml-px hover:bg-key hover:text-paper'

/** The advertisements, one after the other every 5 s, in an endless round (WEB-5). */
export function AdsCarousel() {
  const { data: ads = [] } = useQuery(advertisementsQuery({ api: useApi(), language: useLanguage() }))
  return ads.length === 0 ? null : <Carousel ads={ads} />
}

function Carousel({ ads }: { ads: readonly (Ad & { id: number })[] }) {
  const { t } = useLingui()
  const count = ads.length
  // Two or three advertisements are doubled, so that one waits beyond either edge.
  const slides = count > 1 && count < 4 ? [...ads, ...ads] : ads
  const carousel = useCarousel(slides.length)
  const { place, back, next, previous, moving, toggle, announces, hold } = carousel
  const swipe = useSwipe({ onNext: next, onPrevious: previous, onBeside: next })
  const shown = (place % count) + 1
  function turn({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') next()
    if (key === 'ArrowLeft') previous()
  }
  return (
    <section
      data-ink="k"
      aria-labelledby="home-ads"
      aria-roledescription={t`carousel`}
      className="@container pt-20 md:pt-28"
      onKeyDown={count > 1 ? turn : undefined}
      {...hold}
    >
      <h2 id="home-ads" className="sr-only">
        <Trans>Advertisements</Trans>
      </h2>
      <div className="ml-5 md:ml-[max(48px,calc((100cqw-1440px)/2))]">
        {count > 1 ? (
          <ul
            {...swipe}
            className="group/slides relative aspect-[1440/620] touch-pan-y select-none overflow-clip [--slide:94%] md:[--slide:min(79%,1178px)] max-md:aspect-[1440/600] md:aspect-auto md:h-[min(30.2cqw,450px)] lg:h-[min(29.2cqw,450px)]"
          >
            {slides.map((ad, index) => {
              const at = placeOf(index - place, slides.length)
              return (
                <AdSlide
                  // biome-ignore lint/suspicious/noArrayIndexKey: places of a fixed round, some ads twice
                  key={index}
                  ad={ad}
                  at={at}
                  jumps={at === (back ? -1 : slides.length - 2)}
                />
              )
            })}
          </ul>
        ) : (
          ads.map((ad) => (
            <ul key={ad.id} className="mr-5 md:mr-12">
              <AdSlide ad={ad} at={null} jumps={false} />
            </ul>
          ))
        )}
      </div>
      <div className="sheet-width flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        {count > 1 && (
          <>
            <div className="flex">
              <button
                type="button"
                className={square}
                aria-label={t`Previous advertisement`}
                onClick={previous}
              >
                <ArrowBack />
              </button>
              <button type="button" className={square} aria-label={t`Next advertisement`} onClick={next}>
                <Arrow />
              </button>
              <MotionButton
                moving={moving}
                label={moving ? t`Stop the advertisements` : t`Start the advertisements`}
                onClick={toggle}
                className="-ml-px"
              />
            </div>
            <p
              aria-live={announces ? 'polite' : 'off'}
              aria-atomic="true"
              className="font-extrabold tabular-nums"
            >
              <span aria-hidden="true">
                {shown} / {count}
              </span>
              <span className="sr-only">
                <Trans>
                  Advertisement {shown} of {count}
                </Trans>
              </span>
            </p>
          </>
        )}
        <p className="type-small text-grey">
          <Trans>Advertisement, opens in a new tab</Trans>
        </p>
      </div>
    </section>
  )
}

type Ad = { link: string; photoUrl: string; alt: string; alt_ru: string; alt_en: string }

type AdSlideProps = {
  ad: Ad
  /** 0 is the current slide, 1 shows its edge, -1 has just left; null when there is only one. */
  at: number | null
  /** True when the slide changes sides out of sight. */
  jumps: boolean
}

/** The place of a slide in the round, from -1 to count - 2. */
const placeOf = (distance: number, count: number): number => ((((distance + 1) % count) + count) % count) - 1

function AdSlide({ ad, at, jumps }: AdSlideProps) {
  const { t } = useLingui()
  const shows = pick(ad, 'alt', useLanguage()) || hostOf(ad.link)
  const isAway = at !== null && at !== 0
  return (
    <li
      inert={isAway}
      aria-hidden={isAway || undefined}
      style={at === null ? undefined : cssVariables({ '--at': at })}
      className={classNames(
        at !== null &&
          'absolute inset-y-0 left-0 w-(--slide) translate-x-[calc(var(--at)*(100%+24px)+var(--drag,0px))] group-data-dragging/slides:transition-none max-md:translate-x-[calc(var(--at)*(100%+12px)+var(--drag,0px))]',
        at !== null && (jumps ? 'transition-none' : 'transition-[translate] duration-200 ease-out'),
      )}
    >
      <a
        href={ad.link}
        target="_blank"
        rel="noopener"
        aria-label={t`Advertisement: ${shows}, opens in a new tab`}
        className="block h-full focus-visible:-outline-offset-3"
      >
        <Picture
          url={ad.photoUrl}
          alt=""
          sizes="(width >= 768px) 79vw, 100vw"
          className="block h-full w-full object-cover max-md:object-left"
        />
      </a>
    </li>
  )
}

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link

/** How long a slide stays, ms (WEB-5). */
const interval = 5000

type State = { place: number; back: boolean }

/** Which slide is shown, and its advance by itself: not under the pointer or the focus, and not in a hidden tab. */
function useCarousel(count: number) {
  const [{ place, back }, move] = useReducer(
    (before: State, step: 1 | -1): State => ({
      place: (before.place + step + count) % count,
      back: step < 0,
    }),
    { place: 0, back: false },
  )
  const { moving, toggle, hold } = useMotionChoice()
  const [under, setUnder] = useState(false)
  const still = useStillness()
  const running = moving && !under && !still && count > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stands its whole time, also one moved to
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => move(1), interval)
    return () => clearTimeout(timer)
  }, [running, place])
  return {
    place,
    /** True when the last move went back. */
    back,
    next: () => move(1),
    previous: () => move(-1),
    moving,
    toggle,
    /** True while nothing advances by itself: then a move is the reader's, and is announced. */
    announces: !running,
    hold: {
      ...hold,
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setUnder(pointerType === 'mouse'),
      onPointerLeave: () => setUnder(false),
    },
  }
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** True when the reader wants no motion, or doesn't see the page. */
const useStillness = (): boolean => useSyncExternalStore(watchStillness, isStill, () => true)

const isStill = () => document.visibilityState === 'hidden' || matchMedia(reducedMotion).matches

function watchStillness(listener: () => void): () => void {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The distance in px that turns the slide (WEB-5), and the distance from which a touch is no press any more. */
const threshold = 40
const slack = 8

type Swipe = { onNext: () => void; onPrevious: () => void; onBeside: () => void }

/** The slides follow the finger (`--drag`) and turn from 40 px; a press beside the current slide turns too. */
function useSwipe({ onNext, onPrevious, onBeside }: Swipe) {
  const start = useRef<{ id: number; x: number } | null>(null)
  const swiped = useRef(false)
  function end({ currentTarget, clientX, pointerId, type }: PointerEvent<HTMLElement>) {
    if (start.current?.id !== pointerId) return
    const way = clientX - start.current.x
    start.current = null
    currentTarget.style.removeProperty('--drag')
    delete currentTarget.dataset.dragging
    if (type === 'pointercancel' || Math.abs(way) < threshold) return
    if (way < 0) onNext()
    else onPrevious()
  }
  return {
    onPointerDown: ({ isPrimary, button, clientX, pointerId }: PointerEvent) => {
      swiped.current = false
      if (isPrimary && button === 0) start.current = { id: pointerId, x: clientX }
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== pointerId) return
      const way = clientX - start.current.x
      if (!swiped.current && Math.abs(way) < slack) return
      if (!swiped.current) currentTarget.setPointerCapture(pointerId)
      swiped.current = true
      currentTarget.dataset.dragging = ''
      currentTarget.style.setProperty('--drag', `${way}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The browser's own dragging of links and pictures would take the pointer away. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault()
      else if (!(event.target as Element).closest('a')) onBeside()
    },
  }
}
