import { pictureSources } from '../../src/domains/media/picture-url.ts'

/** Wide enough for any card, and no larger than it must be. */
const cardWidth = 1280

/**
 * Open Graph and Twitter picture of a stored one, absolute. Networks show no drawings: of an icon it is the PNG,
 * of another drawing none.
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
