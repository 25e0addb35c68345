import type { FastifyInstance, FastifyReply } from 'fastify'
import { addCacheTags } from '../cache/cache-tags.ts'
import { infoPages } from '../domains/content/info-pages.ts'
import { pictureSources } from '../domains/media/picture-url.ts'
import { type PublicRecords, publicRecords } from '../domains/site/public-records.ts'
import { languageOf } from '../faces/create-context.ts'
import { createLocalClient } from '../faces/local-link.ts'
import { companyName } from '../lib/company-name.ts'
import { AppError } from '../lib/errors.ts'
import { firstAdminPath } from '../lib/first-admin-path.ts'
import { addressIn } from '../lib/language-address.ts'
import { type Language, languages } from '../lib/languages.ts'
import type { Deps } from '../procedures/deps.ts'

/** The maximum of a sitemap. */
const maxAddresses = 50_000

type Page = { path: string; updatedAt?: Date | undefined }

/** Every public page in each language, each with the same page in the others (sitemaps.org, Google's xhtml:link). */
export function sitemap(
  siteUrl: string,
  { services, projects, campaigns, infoPages }: PublicRecords,
): string {
  const everything = [...services, ...projects, ...campaigns]
  const pages: Page[] = [
    { path: '/', updatedAt: newest(everything) },
    { path: '/services', updatedAt: newest(services) },
    { path: '/portfolio', updatedAt: newest(projects) },
    { path: '/companies', updatedAt: newest(campaigns) },
    { path: '/contact' },
    ...infoPages,
    ...everything,
  ]
  const entries = pages
    .slice(0, Math.floor(maxAddresses / languages.length))
    .flatMap((page) => entriesOf(siteUrl, page))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function entriesOf(siteUrl: string, { path, updatedAt }: Page): string[] {
  const addresses = languages.map((language) => ({
    language,
    url: siteUrl + addressIn(language, path),
  }))
  const alternates = [...addresses, { language: 'x-default', url: siteUrl + path }]
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('')
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${changed}${alternates}</url>`)
}

function newest(records: { updatedAt: Date }[]): Date | undefined {
  return records
    .map(({ updatedAt }) => updatedAt)
    .toSorted((one, other) => other.getTime() - one.getTime())[0]
}

/** Pages of an account, where search engines find nothing. */
const account = [
  '/login',
  '/myaccount',
  '/myorder',
  '/order',
  '/reset-password',
  '/confirm-email',
  '/invitation',
  '/undo-account-change',
  firstAdminPath,
]

function robots(siteUrl: string): string {
  const closed = [
    '/admin',
    '/api/',
    ...languages.flatMap((language) => account.map((path) => addressIn(language, path))),
  ]
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
}

/** The sitemap's content, besides the pages that always exist. */
const inSitemap = [
  'catalog',
  'projects',
  'campaigns',
  ...infoPages.map((page) => `${page}Texts` as const),
] as const

/** Addresses that search engines and browsers request; always current, so no browser caches them. */
export function serveSeo(app: FastifyInstance, deps: Deps): void {
  const { SITE_URL } = deps.settings
  app.get('/robots.txt', async (_request, reply) =>
    fresh(reply).type('text/plain; charset=utf-8').send(robots(SITE_URL)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    assertReady(deps)
    // A large shop's sitemap has megabytes: it is made once, and cached until its content changes (TRU-13).
    addCacheTags(request.cacheTags, inSitemap)
    const records = await publicRecords(deps.db, deps.now())
    return fresh(reply).type('application/xml; charset=utf-8').send(sitemap(SITE_URL, records))
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    assertReady(deps)
    const language = languageOf(request)
    const client = createLocalClient(deps, { language, address: request.ip })
    const [banner] = await client.banner.read.query({ language })
    return fresh(reply)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(banner, language, SITE_URL)))
  })
}

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache')

function assertReady(deps: Deps): void {
  if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
}

/** The background of the storefront (web/styles/tokens.css). */
const paper = '#fbfaf6'

type Banner = { title: string; description: string; faviconUrl: string }

/** The first words of the name, as many as there is room for under an icon: 12 letters, but at least one word. */
const shortNameOf = (name: string): string => /^(?:.{1,12}(?= |$)|\S+)/u.exec(name)?.[0] ?? name

/** The web manifest; name and icons are the banner's (SITE-2). */
function webManifest(banner: Banner | undefined, language: Language, siteUrl: string) {
  const name = companyName(banner?.title, siteUrl)
  const icon = pictureSources(banner?.faviconUrl ?? '')
  return {
    id: '/',
    name,
    short_name: shortNameOf(name),
    ...(banner?.description && { description: banner.description }),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: icon
      ? ([192, 512] as const).map((side) => ({
          src: icon.icon(side),
          sizes: `${side}x${side}`,
          type: 'image/png',
          purpose: 'any',
        }))
      : [],
  }
}
