import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Arrow, ArrowBack } from '../../../ui/icons.tsx'
import { type Ad, AdSlide, placeOf } from './ad-slide.tsx'
import { MotionButton } from './motion-button.tsx'
import { advertisementsQuery } from './queries.ts'
import { useCarousel } from './use-carousel.ts'
import { useSwipe } from './use-swipe.ts'

const square =
  'grid size-12 place-items-center border border-key bg-paper transition-colors not-first:-ml-px hover:bg-key hover:text-paper'

/** Advertisements, one after the other every 5 s, around and around (WEB-5). */
export function AdsCarousel() {
  const { data: ads = [] } = useQuery(advertisementsQuery({ api: useApi(), language: useLanguage() }))
  return ads.length === 0 ? null : <Carousel ads={ads} />
}

function Carousel({ ads }: { ads: readonly (Ad & { id: number })[] }) {
  const { t } = useLingui()
  const count = ads.length
  // So that one waits beyond either edge, two and three go around twice.
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
