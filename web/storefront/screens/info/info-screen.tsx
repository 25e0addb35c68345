import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, notFound } from '@tanstack/react-router'
import { isInfoPage } from '../../../../src/domains/content/info-pages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { pageHead } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useInfoPages } from '../../kit/contact/contact-data.ts'
import { Page } from '../../kit/page.tsx'
import { infoPageQuery } from './queries.ts'
import { type Block, questionsRecord, readBody, type Section, sectionsOf } from './read-body.ts'

const route = getRouteApi('/_storefront/info/$page')

/** A page without a text isn't part of the site. */
async function load(context: RouterContext, page: string) {
  if (!isInfoPage(page)) throw notFound()
  const [texts] = await context.queryClient.ensureQueryData(infoPageQuery(context, page))
  if (!texts?.description) throw notFound()
  const { title, description } = texts
  return { page, title, description, records: page === 'questions' ? [questionsRecord(description)] : [] }
}

type Match = { context: RouterContext }

function head(match: Match, data: Awaited<ReturnType<typeof load>> | undefined) {
  if (!data) return {}
  const { page, title, description, records } = data
  return pageHead(match, { title, description, path: `/info/${page}`, above: [], records })
}

/** The route's loader and head stand beside the screen, so that other pages don't load them. */
export const infoPage = { load, head }

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

/** Headings, paragraphs and lists in one readable column. */
function Body({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="max-w-170">
      {sections.map(({ heading, blocks }) => {
        // Text before the first heading is no section of its own.
        const Part = heading ? 'section' : 'div'
        return (
          <Part key={heading} className="pb-8 md:pb-10">
            {heading && <h2 className="type-d3 pb-3">{heading}</h2>}
            <Blocks blocks={blocks} />
          </Part>
        )
      })}
    </div>
  )
}

/** Each question opens its answer, by the browser's own means. */
function Questions({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="max-w-215">
      {sections.map(({ heading, blocks }) =>
        heading ? (
          <details key={heading} className="group border-key border-t last:border-b">
            <summary className="type-card flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
              <h2 className="min-w-0">{heading}</h2>
              <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 stroke-2 stroke-key">
                <path d="M2 10h16" />
                <path d="M10 2v16" className="group-open:hidden" />
              </svg>
            </summary>
            <div className="pb-6">
              <Blocks blocks={blocks} />
            </div>
          </details>
        ) : (
          <div key="first" className="pb-8">
            <Blocks blocks={blocks} />
          </div>
        ),
      )}
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block) =>
        block.kind === 'list' ? (
          <ul key={block.items.join()} className="grid list-[square] gap-1.5 pl-5 marker:text-rule">
            {block.items.map((item) => (
              <li key={item} className="break-words pl-1.5">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.text} className="whitespace-pre-line break-words">
            {block.text}
          </p>
        ),
      )}
    </div>
  )
}
