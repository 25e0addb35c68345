import { pictureSources } from '../domains/media/picture-url.ts'
import type { Language } from '../lib/languages.ts'

/** The paper of the storefront (web/styles/tokens.css). */
const paper = '#fbfaf6'

type Banner = { title: string; description: string; faviconUrl: string }

/** The web manifest; name and icons are the banner's (SITE-2). */
export function webManifest(banner: Banner | undefined, language: Language) {
  const name = banner?.title || 'Mətbəə'
  const icon = pictureSources(banner?.faviconUrl ?? '')
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
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
