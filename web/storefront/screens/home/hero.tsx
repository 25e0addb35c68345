import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pictureSources } from '../../../../src/domains/media/picture-url.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { bannerQuery } from '../../../lib/site-queries.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Picture } from '../../../ui/picture.tsx'
import letter from './hero-letter.svg?url'

/** A yellow sheet overprinted with magenta, below its header (home-screen.tsx); words and photo are the banner's. */
export function Hero() {
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
            <div className="mt-auto flex flex-col gap-x-11 gap-y-6 pt-80 md:flex-row md:items-end md:justify-between lg:justify-start lg:pt-16">
              <p className="type-lead min-w-0 lg:max-w-[min(500px,44vw-80px)]">
                {banner?.description || (
                  <Trans>From business cards to shop signs: we print, cut, fold and install on site.</Trans>
                )}
              </p>
              <LinkButton
                to="/services"
                arrow
                data-ink="m"
                className="shrink-0 max-md:w-full max-md:justify-between"
              >
                <Trans>More info</Trans>
              </LinkButton>
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

// On phones it is shown 272 px wide; their many device pixels aren't worth three times the bytes on a slow line.
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
 * The letter that stands where the banner has no photo. The server writes it into the page, so that it comes with the
 * words; who moves to home within the site gets it as a file.
 */
function HeroLetter({ className }: { className: string }) {
  return <img src={drawn} alt="" width={752} height={650} className={className} suppressHydrationWarning />
}
