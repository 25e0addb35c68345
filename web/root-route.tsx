import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureSources } from '../src/domains/media/picture-url.ts'
import { companyName } from '../src/lib/company-name.ts'
import cyrillic from './fonts/roboto-flex-cyrillic.woff2?url'
import latin from './fonts/roboto-flex-latin.woff2?url'
import latinExt from './fonts/roboto-flex-latin-ext.woff2?url'
import { useLanguage } from './lib/language.tsx'
import { fontAhead } from './lib/page-head.ts'
import { descriptionMeta, sharePicture } from './lib/page-tags.ts'
import type { RouterContext } from './lib/router-context.ts'
import { bannerQuery } from './lib/site-queries.ts'
import { tryQuery } from './lib/try-query.ts'
import ownIcon from './storefront/kit/icon.svg?url'
import { RouteFocus } from './storefront/shell/route-focus.tsx'
import { NoticeProvider } from './ui/notice.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    const banner = await tryQuery(context, bannerQuery(context))
    const { title = '', faviconUrl = '', photoUrl = '', description = '' } = banner?.[0] ?? {}
    return { title: companyName(title, context.siteUrl), faviconUrl, photoUrl, description }
  },
  // What a page doesn't say of itself is the site's.
  head: ({ loaderData, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(loaderData ? siteMeta(loaderData, match.context.siteUrl) : []),
      { name: 'theme-color', content: '#fbfaf6' },
    ],
    links: [
      ...icons(loaderData?.faviconUrl ?? ''),
      { rel: 'manifest', href: `/manifest.webmanifest?language=${match.context.language}` },
      // Of the page that the server sends; the program finds them loaded.
      ...(import.meta.env.SSR
        ? [latin, latinExt, ...(match.context.language === 'ru' ? [cyrillic] : [])].map(fontAhead)
        : []),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

type Site = { title: string; description: string; photoUrl: string; faviconUrl: string }

const siteMeta = ({ title, description, photoUrl, faviconUrl }: Site, siteUrl: string) => [
  { title },
  ...(description ? descriptionMeta(description) : []),
  { property: 'og:site_name', content: title },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:title', content: title },
  ...sharePicture(siteUrl, photoUrl, faviconUrl),
]

/** The site's icon is the banner's (SITE-2); until there is one, our own mark. */
function icons(faviconUrl: string) {
  const icon = faviconUrl ? pictureSources(faviconUrl) : null
  if (!icon) return [{ rel: 'icon', type: 'image/svg+xml', href: ownIcon }]
  return [
    { rel: 'icon', type: 'image/png', sizes: '32x32', href: icon.icon(32) },
    { rel: 'apple-touch-icon', sizes: '180x180', href: icon.icon(180) },
  ]
}

function Document({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { siteUrl } = useRouter().options.context
  return (
    <html lang={language} data-site={siteUrl}>
      <head>
        <HeadContent />
      </head>
      <body>
        <NoticeProvider>{children}</NoticeProvider>
        <RouteFocus />
        <Scripts />
      </body>
    </html>
  )
}
