import { addressIn } from '../../src/lib/language-address.ts'
import { type Language, languages } from '../../src/lib/languages.ts'
import { breadcrumbRecord, type JsonRecord, jsonLdScript } from './json-ld.ts'
import { sharePicture } from './share-picture.ts'

/** What all pages share: `home` is what the home page is called in a breadcrumb. */
export type Site = { siteUrl: string; language: Language; name: string; home: string }

export type Page = {
  /** The page's own title, without the site's name; home has the site's. */
  title?: string
  /** A text of any length; the banner's where there is none. */
  description?: string | undefined
  /** Without a language's prefix, with the query that makes it another page: `/services?page=2`. */
  path: string
  /** Root-relative, as on the wire; the banner's where there is none. */
  picture?: string | undefined
  /** The pages between home and this one. An inner page says where it is. */
  above?: { name: string; path: string }[]
  /** What the page is about, for search engines. */
  records?: JsonRecord[]
}

const locales: Record<Language, string> = { az: 'az_AZ', ru: 'ru_RU', en: 'en_US' }

/**
 * Everything that a public page says of itself in the head: title, description, the address that counts, the
 * same page in the other languages, the card that networks show, and records for search engines. The address
 * that counts is the one of the language shown, also where a stored choice shows it at an address without prefix.
 */
export function pageTags(site: Site, page: Page) {
  const { siteUrl, language, name } = site
  const url = siteUrl + addressIn(language, page.path)
  const title = page.title ? `${page.title} – ${name}` : name
  const description = firstWords(page.description ?? '')
  const records = [...(page.records ?? []), ...breadcrumbOf(site, page)]
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { name: 'twitter:title', content: title },
      ...(description ? descriptionMeta(description) : []),
      { property: 'og:url', content: url },
      { property: 'og:locale', content: locales[language] },
      ...(page.picture ? sharePicture(siteUrl, page.picture) : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...languages.map((other) => ({
        rel: 'alternate',
        hrefLang: other,
        href: siteUrl + addressIn(other, page.path),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: siteUrl + page.path },
    ],
    scripts: records.length > 0 ? [jsonLdScript(records)] : [],
  }
}

export const descriptionMeta = (description: string) => [
  { name: 'description', content: description },
  { property: 'og:description', content: description },
  { name: 'twitter:description', content: description },
]

function breadcrumbOf({ siteUrl, language, home, name }: Site, page: Page): JsonRecord[] {
  if (!page.above) return []
  const here = { name: page.title ?? name, path: page.path }
  const crumbs = [{ name: home, path: '/' }, ...page.above, here]
  return [
    breadcrumbRecord(
      crumbs.map((crumb) => ({ name: crumb.name, url: siteUrl + addressIn(language, crumb.path) })),
    ),
  ]
}

/** The beginning of a text for the head's description: whole words, so many characters at most. */
export function firstWords(text: string, most = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,.;:–—-]$/, '')}…`
}
