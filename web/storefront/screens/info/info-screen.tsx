import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { useInfoPages } from '../../kit/contact/contact-data.ts'
import { Page } from '../../kit/page.tsx'
import { Body, Questions } from './body.tsx'
import { infoPageQuery } from './queries.ts'
import { readBody, sectionsOf } from './read-body.ts'

const route = getRouteApi('/_storefront/info/$page')

/** Delivery, returns, privacy, terms or questions, as staff wrote it, beside the other pages of this kind. */
export function InfoScreen() {
  const { page } = route.useLoaderData()
  const { data } = useQuery(infoPageQuery({ api: useApi(), language: useLanguage() }, page))
  const texts = data?.[0]
  if (!texts) return null
  const sections = sectionsOf(readBody(texts.description))
  return (
    <Page current={texts.title}>
      <h1 className="type-d2 max-w-[14em] pt-3 pb-10 md:pt-7 md:pb-14">{texts.head || texts.title}</h1>
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {page === 'questions' ? <Questions sections={sections} /> : <Body sections={sections} />}
          <div className="pt-10">
            <LinkButton to="/contact">
              <Trans>Ask us</Trans>
            </LinkButton>
          </div>
        </div>
        <OtherPages />
      </div>
    </Page>
  )
}

function OtherPages() {
  const { t } = useLingui()
  const pages = useInfoPages()
  return (
    <nav aria-label={t`Good to know`} className="lg:col-span-3 lg:col-start-10">
      <ul className="border-key border-t">
        {pages.map(({ page, title }) => (
          <li key={page} className="border-rule border-b">
            <Link
              to="/info/$page"
              params={{ page }}
              activeProps={{ 'aria-current': 'page' }}
              className="flex min-h-12 items-center wrap-anywhere hover:underline hover:underline-offset-4 aria-[current=page]:font-bold"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
