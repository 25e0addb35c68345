import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { useApi } from '../../../lib/api.ts'
import { NearPart } from '../../../lib/before-program/near-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { bannerQuery } from '../../../lib/site-queries.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { useFirstServices } from '../../kit/contact/contact-data.ts'
import { Header } from '../../kit/header/header.tsx'
import { ServiceCell } from '../../kit/services/service-cell.tsx'
import letter from './hero-letter.svg?url'
import { homeRest } from './load-home.ts'

export function HomeScreen() {
  return (
    <>
      <HomeHeader />
      <main id="content" tabIndex={-1} className="pb-5 md:pb-7">
        <Hero />
        <div className="after-paint">
          <ServicesTeaser />
        </div>
        <NearPart part={homeRest} far />
      </main>
    </>
  )
}

/** The top of home's yellow sheet, which its hero goes on with; beside it and not in it, as a landmark of its own. */
const HomeHeader = () => (
  <div className="home-sheet pt-3.5 md:pt-7">
    <div className="relative bg-yellow">
      <CropMarks className="max-md:[--gap:0px] [clip-path:inset(0_0_calc(var(--out)+2px))]" />
      <Header look="home" />
    </div>
  </div>
)

/** The number of services: 8 at widths above 768 px, else 4 (WEB-2). */
const shown = 8
const shownOnSmall = 4

/** How far the last cell reaches by the number of services, so that no place of the mosaic stays empty. */
const lastCell: Readonly<Record<number, string>> = {
  1: 'col-span-2 lg:row-span-2 lg:min-h-120',
  2: 'lg:col-span-2',
  3: 'col-span-2',
  5: 'min-[769px]:col-span-2 lg:col-span-4',
  6: 'lg:col-span-3',
  7: 'min-[769px]:col-span-2',
}

/** One ruled mosaic: the first service 2 × 2, the last cell is the area's ink and leads to all of them. */
function ServicesTeaser() {
  const services = useFirstServices().slice(0, shown)
  if (services.length === 0) return null
  return (
    <section data-ink="c" aria-labelledby="home-services" className="sheet-width pt-20 md:pt-32">
      <SlugLine>
        <Trans>Cyan, C 100</Trans>
      </SlugLine>
      <div className="flex flex-wrap items-end justify-between gap-6 pt-7 pb-8 md:pt-14 md:pb-14">
        <h2 id="home-services" className="type-d2">
          <Trans>What shall we print?</Trans>
        </h2>
        <p className="hidden md:block lg:text-right">
          <Trans>
            The longer the run, the lower the price.
            <br />
            As many pieces as you need.
          </Trans>
        </p>
      </div>
      <div className="relative">
        <CropMarks />
        <ul className="mosaic border-2 border-key">
          {services.map((service, index) => (
            <ServiceCell
              key={service.id}
              service={service}
              heading="h3"
              big={index === 0}
              className={classNames(
                index === 0 && 'col-span-2 row-span-2',
                index === 1 && services.length === 2 && 'lg:col-span-2',
                // The cell that leads to all takes the last place of either mosaic.
                index >= shownOnSmall && 'max-[769px]:hidden',
              )}
            />
          ))}
          <li
            className={classNames(
              'relative bg-ink transition-colors hover:bg-key hover:text-paper',
              lastCell[services.length],
            )}
          >
            <Link
              to="/services"
              className="type-d3 flex h-full min-h-40 flex-col justify-between p-4 md:min-h-86 md:p-5 lg:min-h-60"
            >
              <Trans>All services</Trans>
              <Arrow size={60} strokeWidth={2.4} />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** A yellow sheet overprinted with magenta, below its header; the banner provides text and photo. */
function Hero() {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  const banner = data?.[0]
  return (
    <div className="home-sheet">
      <div className="relative bg-yellow">
        <CropMarks className="max-md:[--gap:0px] [clip-path:inset(calc(var(--out)+2px)_0_0)]" />
        <div className="relative flex min-h-168 flex-col overflow-x-clip md:min-h-216 lg:min-h-[clamp(628px,calc(100svh-188px),780px)]">
          <HeroPicture photoUrl={banner?.photoUrl ?? ''} alt={banner?.alt ?? ''} />
          <div className="relative flex grow flex-col px-4 pb-5 md:px-9 md:pb-9">
            <h1 className="type-poster mt-8 max-w-[5.6em] lg:mt-9">
              {banner?.head || <Trans>Words on paper last.</Trans>}
            </h1>
            <div className="mt-auto flex flex-col gap-x-11 gap-y-6 pt-64 md:flex-row md:pt-80 md:items-end md:justify-between lg:justify-start lg:pt-16">
              <p className="type-lead min-w-0 lg:max-w-[min(500px,44vw-80px)]">
                {banner?.description || (
                  <Trans>From business cards to shop signs: we print, cut, fold and install on site.</Trans>
                )}
              </p>
              <div className="flex shrink-0 flex-col gap-3" data-ink="m">
                {/* Wider windows have it in their header. */}
                <LinkButton to="/order" wide arrow className="md:hidden">
                  <Trans>Place order</Trans>
                </LinkButton>
                <LinkButton to="/services" arrow className="max-md:hidden">
                  <Trans>More info</Trans>
                </LinkButton>
                <LinkButton to="/services" variant="secondary" wide arrow className="md:hidden">
                  <Trans>More info</Trans>
                </LinkButton>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

// A tall photo reaches up behind the header and no further.
const place =
  'pointer-events-none absolute bg-transparent! mix-blend-multiply max-md:top-52 max-md:left-35.5 max-md:w-68 md:right-0 md:bottom-38 md:max-h-[calc(100%-24px)] md:w-[58%] md:object-contain md:object-right-bottom lg:bottom-1 lg:max-h-[calc(100%+88px)] lg:w-[52.5%] lg:max-w-210'

// On phones the photo is 272 px wide; their high pixel density isn't worth three times the bytes on a slow line.
const widths = '(width >= 1024px) min(52.5vw, 840px), (width >= 768px) 58vw, 160px'

function HeroPicture({ photoUrl, alt }: { photoUrl: string; alt: string }) {
  if (!photoUrl) return <HeroLetter className={place} />
  const sources = pictureSources(photoUrl)
  return (
    <>
      <link
        rel="preload"
        as="image"
        media="(width >= 768px)"
        href={sources?.src ?? photoUrl}
        imageSrcSet={sources?.srcSet}
        imageSizes={sources?.srcSet && widths}
        fetchPriority="high"
      />
      <Picture url={photoUrl} alt={alt} sizes={widths} eager priority="auto" className={place} />
    </>
  )
}

const drawn = import.meta.env.SSR ? (await import('./hero-letter.svg?inline')).default : letter

/**
 * The letter that stands where the banner has no photo. The server writes it into the page, so that it arrives with
 * the text; a visitor who moves to home within the site gets it as a file.
 */
function HeroLetter({ className }: { className: string }) {
  return <img src={drawn} alt="" width={752} height={650} className={className} suppressHydrationWarning />
}
