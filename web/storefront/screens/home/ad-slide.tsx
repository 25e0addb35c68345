import { useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { cssVariables } from '../../kit/portfolio/css-variables.ts'

export type Ad = { link: string; photoUrl: string; alt: string; alt_ru: string; alt_en: string }

type AdSlideProps = {
  ad: Ad
  /** 0 stands, 1 shows its edge, -1 has just left; null for the only one. */
  at: number | null
  /** It changes sides out of sight. */
  jumps: boolean
}

/** Where a slide stands in the round: -1 to count - 2. */
export const placeOf = (distance: number, count: number): number =>
  ((((distance + 1) % count) + count) % count) - 1

export function AdSlide({ ad, at, jumps }: AdSlideProps) {
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
