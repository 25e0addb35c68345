import type { FastifyInstance, FastifyReply } from 'fastify'
import { addCacheTags } from '../cache/cache-tags.ts'
import { infoPages } from '../domains/content/info-pages.ts'
import { publicRecords } from '../domains/site/public-records.ts'
import { languageOf } from '../faces/create-context.ts'
import { createLocalClient } from '../faces/local-link.ts'
import { AppError } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** What the sitemap names, besides the pages that are always there. */
const inSitemap = [
  'catalog',
  'projects',
  'campaigns',
  ...infoPages.map((page) => `${page}Texts` as const),
] as const

/** What search engines and browsers ask for at fixed addresses; as true as the moment, so no browser keeps it. */
export function serveFound(app: FastifyInstance, deps: Deps): void {
  const { SITE_URL } = deps.settings
  app.get('/robots.txt', async (_request, reply) =>
    fresh(reply).type('text/plain; charset=utf-8').send(robots(SITE_URL)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    assertReady(deps)
    // Of a large shop it has megabytes: it is made once, and kept until something of it changes (TRU-13).
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
      .send(JSON.stringify(webManifest(banner, language)))
  })
}

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache')

function assertReady(deps: Deps): void {
  if (!deps.isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })
}
