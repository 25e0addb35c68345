import type { PublicRecords } from '../domains/site/public-records.ts'
import { addressIn } from '../lib/language-address.ts'
import { languages } from '../lib/languages.ts'

/** No sitemap may name more. */
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
