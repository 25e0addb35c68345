import { pictureSources } from '../../src/domains/media/picture-url.ts'
import { addressIn } from '../../src/lib/language-address.ts'
import { type Language, languages } from '../../src/lib/languages.ts'
import { breadcrumbRecord, type JsonRecord, jsonLdScript } from './json-ld.ts'

/** What all pages share: `home` is the home page's name in a breadcrumb. */
export type Site = { siteUrl: string; language: Language; name: string; home: string }

export type Page = {
  /** The page's own title, without the site's name; home has the site's. */
  title?: string
  /** A text of any length; the banner's is used where there is none. */
  description?: string | undefined
  /** The path without a language's prefix, with the query that makes it another page: `/services?page=2`. */
  path: string
  /** The picture's address, root-relative as on the wire; the banner's is used where there is none. */
  picture?: string | undefined
  /** The pages between home and this one. An inner page says where it is. */
  above?: { name: string; path: string }[]
  /** What the page is about, for search engines. */
  records?: JsonRecord[]
}

const locales: Record<Language, string> = { az: 'az_AZ', ru: 'ru_RU', en: 'en_US' }

/**
 * Everything that a public page puts into its head: title, description, canonical address, the page in the other
 * languages, the card that networks show, and records for search engines. The canonical address is the one of the
 * shown language, also where a stored choice shows it at an address without prefix.
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

/** The beginning of a text for the head's description: whole words, up to `max` characters. */
export function firstWords(text: string, max = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,.;:–—-]$/, '')}…`
}

/** Wide enough for any card, and no larger than it must be. */
const cardWidth = 1280

/**
 * The Open Graph and Twitter picture of a stored picture, absolute. Networks show no SVG: an icon has a PNG, other
 * drawings have none.
 */
export function sharePicture(siteUrl: string, url: string, iconUrl = '') {
  const picture = pictureSources(url)
  const icon = pictureSources(iconUrl)
  if (picture && !url.endsWith('.svg')) {
    const card = picture.srcSet && picture.width > cardWidth
    const width = card ? cardWidth : picture.width
    const height = Math.round((picture.height * width) / picture.width)
    return tags(siteUrl + (card ? url.replace(/\.webp$/, `-${cardWidth}.webp`) : url), width, height)
  }
  return icon ? tags(siteUrl + icon.icon(512), 512, 512) : []
}

const tags = (content: string, width: number, height: number) => [
  { property: 'og:image', content },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { name: 'twitter:image', content },
]
