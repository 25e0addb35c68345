import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { aboutUsQuery } from './queries.ts'

/** On a sheet of key: the press, who we are, and the way to talk to us. */
export function AboutUs() {
  const { data } = useQuery(aboutUsQuery({ api: useApi(), language: useLanguage() }))
  const about = data?.[0]
  if (!about || !(about.head || about.title)) return null
  const [lead, ...others] = about.description.split(/\n{2,}/)
  return (
    <section data-ink="k" data-on="key" aria-labelledby="home-about" className="bg-key text-paper">
      <div
        className={classNames(
          'mx-auto grid max-w-384 min-[1536px]:max-w-360',
          about.photoUrl !== '' && 'lg:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]',
        )}
      >
        {about.photoUrl && (
          <div className="relative max-lg:aspect-[6/5] max-lg:max-h-150 max-lg:w-full lg:min-h-175 lg:border-paper lg:border-r">
            <Picture
              url={about.photoUrl}
              alt={about.alt}
              sizes="(width >= 1024px) 57vw, 99vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        )}
        <div className="flex flex-col items-start px-5 pt-12 pb-14 md:px-12 lg:py-24">
          <h2
            id="home-about"
            className="type-d2 max-w-full hyphens-auto break-words lg:text-[clamp(44px,4.6vw,72px)]!"
          >
            {about.head || about.title}
          </h2>
          {lead && <p className="type-lead w-full max-w-130 pt-8 whitespace-pre-line">{lead}</p>}
          {others.map((words) => (
            <p key={words} className="w-full max-w-130 whitespace-pre-line text-pretty pt-5">
              {words}
            </p>
          ))}
          <div className="mt-auto pt-12">
            <TextLink to="/contact" arrow>
              <Trans>Talk to us</Trans>
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  )
}
