import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pictureSources } from '../../../src/domains/media/picture-url.ts'
import { useApi } from '../../lib/api.ts'
import { useLanguage } from '../../lib/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CropMarks } from '../../ui/crop-marks.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Header } from '../site/header.tsx'
import { bannerQuery } from '../site/queries.ts'
import letter from './hero-letter.svg?url'

/** A yellow sheet overprinted with magenta, the header inside; words and photo are the banner's. */
export function Hero() {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  const banner = data?.[0]
  return (
    <div className="px-3.5 pt-3.5 md:px-7 md:pt-7">
      <div className="relative mx-auto max-w-480 bg-yellow">
        <CropMarks className="max-md:[--gap:0px] md:[--gap:7px]" />
        <div className="relative flex min-h-184 flex-col overflow-clip md:min-h-232 lg:min-h-[clamp(760px,calc(100svh-56px),912px)]">
          <Header look="home" />
          <HeroPicture photoUrl={banner?.photoUrl ?? ''} alt={banner?.alt ?? ''} />
          <div className="relative flex grow flex-col px-4 pb-5 md:px-9 md:pb-9">
            <h1 className="type-poster mt-8 max-w-[5.6em] lg:mt-9">
              {banner?.head || <Trans>Words on paper last.</Trans>}
            </h1>
            <div className="mt-auto flex flex-col gap-x-11 gap-y-6 pt-80 md:flex-row md:items-end md:justify-between lg:justify-start lg:pt-16">
              <p className="type-lead lg:max-w-[min(500px,44vw-80px)]">
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

const place =
  'pointer-events-none absolute bg-transparent! mix-blend-multiply max-md:top-68 max-md:left-35.5 max-md:w-68 md:right-0 md:bottom-38 md:w-[58%] lg:bottom-1 lg:w-[52.5%] lg:max-w-210'

const widths = '(width >= 1024px) min(52.5vw, 840px), (width >= 768px) 58vw, 272px'

function HeroPicture({ photoUrl, alt }: { photoUrl: string; alt: string }) {
  const sources = photoUrl ? pictureSources(photoUrl) : null
  return (
    <>
      <link
        rel="preload"
        as="image"
        media="(width >= 768px)"
        href={sources?.src ?? (photoUrl || letter)}
        imageSrcSet={sources?.srcSet}
        imageSizes={sources?.srcSet && widths}
        fetchPriority="high"
      />
      {photoUrl ? (
        <Picture url={photoUrl} alt={alt} sizes={widths} className={place} />
      ) : (
        <img src={letter} alt="" width={752} height={701} loading="lazy" className={place} />
      )}
    </>
  )
}
