import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { serveSeo, sitemap } from '../../src/seo/serve-seo.ts'
import { eventually } from '../support/eventually.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { pictureFile } from '../support/pictures.ts'

let shop: TestApp
let pages: FastifyInstance

beforeAll(async () => {
  shop = await startTestApp()
  pages = await buildApp(shop.deps, async (app, deps) => {
    serveSeo(app, deps)
    return undefined
  })
})
afterAll(async () => {
  await pages.close()
  await shop.close()
})

const locations = async () =>
  [...(await pages.inject('/sitemap.xml')).body.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )

test('the sitemap has every static page in each language', async () => {
  const answer = await pages.inject('/sitemap.xml')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/xml')
  const found = await locations()
  for (const path of ['/', '/ru', '/en', '/services', '/ru/portfolio', '/en/companies', '/contact'])
    expect(found).toContain(path)
  expect(found.filter((path) => /login|myaccount|myorder|order|admin|homepage/.test(path ?? ''))).toEqual([])
})

// SITE-8
test('the sitemap has what visitors may see, and nothing else', async () => {
  const { db } = shop.deps
  shop.setNow(new Date('2026-06-15T12:00:00Z'))
  const shown = await makeService(db)
  const hidden = await makeService(db, { state: false })
  const product = await makeProduct(db, shown.id)
  const ofHidden = await makeProduct(db, hidden.id)
  const deleted = await makeProduct(db, shown.id)
  await db.product.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
  const project = await db.project.create({ data: { name: 'İş' } })
  const hiddenProject = await db.project.create({ data: { name: 'İş', state: false } })
  const campaign = (day: string | null, state = true) =>
    db.campaign.create({
      data: { title: 'K', description: 'K', state, endDate: day === null ? null : new Date(day) },
    })
  const [endless, today, over, off] = [
    await campaign(null),
    await campaign('2026-06-15'),
    await campaign('2026-06-14'),
    await campaign(null, false),
  ]
  const found = await locations()
  for (const path of [
    `/services/card/${shown.id}`,
    `/services/card/prices/${product.id}`,
    `/portfolio/${project.id}`,
    `/companies/details/${endless.id}`,
    `/companies/details/${today.id}`,
  ]) {
    expect(found).toContain(path)
    expect(found).toContain(`/ru${path}`)
  }
  for (const path of [
    `/services/card/${hidden.id}`,
    `/services/card/prices/${ofHidden.id}`,
    `/services/card/prices/${deleted.id}`,
    `/portfolio/${hiddenProject.id}`,
    `/companies/details/${over.id}`,
    `/companies/details/${off.id}`,
  ])
    expect(found).not.toContain(path)
  shop.setNow(null)
})

// TRU-13
test('the sitemap is made once for all, and anew when something of it changes', async () => {
  const kept = await startTestApp({ settings: { CACHE: 'on' } })
  const site = await buildApp(kept.deps, async (app, deps) => {
    serveSeo(app, deps)
    return undefined
  })
  try {
    const url = await site.listen({ host: '127.0.0.1', port: 0 })
    const ask = async (query = '') => (await fetch(`${url}/sitemap.xml${query}`)).text()
    // It is kept a moment after it was answered, and nothing is while changes may stay unheard.
    const before = await eventually(async () => {
      const text = await ask()
      expect(kept.deps.answers.figures().answers).toBe(1)
      return text
    })
    const { given } = kept.deps.answers.figures()
    for (const query of ['', '?fbclid=1', '?2']) expect(await ask(query)).toBe(before)
    expect(kept.deps.answers.figures().given).toBe(given + 3)
    const { id } = await makeService(kept.deps.db)
    await kept.deps.contentChanged(['catalog'])
    expect(await ask()).toContain(`/services/card/${id}<`)
  } finally {
    await site.close()
    await kept.close()
  }
})

test('the sitemap has the information pages that hold a text', async () => {
  const { db } = shop.deps
  await db.pageTexts.update({ where: { page: 'delivery' }, data: { description: 'Bakı üzrə 5 ₼' } })
  const found = await locations()
  for (const path of ['/info/delivery', '/ru/info/delivery', '/en/info/delivery'])
    expect(found).toContain(path)
  expect(found).not.toContain('/info/returns')
})

test('a page of the sitemap names itself in the other languages and when it last changed', () => {
  const records = {
    services: [{ path: '/services/card/3', updatedAt: new Date('2026-05-01T08:00:00Z') }],
    projects: [],
    campaigns: [],
    infoPages: [],
  }
  const entry = sitemap('https://shop.example', records)
    .split('\n')
    .find((line) => line.includes('<loc>https://shop.example/en/services/card/3</loc>'))
  expect(entry).toContain('<lastmod>2026-05-01T08:00:00.000Z</lastmod>')
  for (const [language, path] of [
    ['az', '/services/card/3'],
    ['ru', '/ru/services/card/3'],
    ['en', '/en/services/card/3'],
    ['x-default', '/services/card/3'],
  ])
    expect(entry).toContain(
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://shop.example${path}"/>`,
    )
})

test('a sitemap never names more than 50 000 addresses', () => {
  const many = Array.from({ length: 20_000 }, (_, id) => ({
    path: `/portfolio/${id}`,
    updatedAt: new Date(0),
  }))
  const text = sitemap('https://shop.example', { services: [], projects: many, campaigns: [], infoPages: [] })
  expect(text.match(/<url>/g)?.length).toBeLessThanOrEqual(50_000)
})

test('robots.txt closes the back office, the API and account pages in every language', async () => {
  const { body, headers } = await pages.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  const lines = body.split('\n')
  for (const path of ['/admin', '/api/', '/login', '/ru/myaccount', '/en/order', '/ru/reset-password'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: http://shop.test/sitemap.xml')
  expect(lines).not.toContain('Disallow: /')
})

// SITE-2
test('the manifest has the name and the icons of the banner, in the language asked for', async () => {
  const bare = (await pages.inject('/manifest.webmanifest')).json()
  expect(bare.icons).toEqual([])
  const answer = await shop.rest('PUT', '/UIConfigurations/UpdateBanner', {
    token: await shop.signIn('SuperAdmin'),
    form: {
      title: 'Çap evi',
      title_ru: 'Типография',
      fileForFavicon: await pictureFile({ width: 64, height: 64 }),
    },
  })
  expect(answer.status).toBe(204)
  const manifest = await pages.inject('/manifest.webmanifest?language=ru')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { name, lang, icons, start_url } = manifest.json()
  expect({ name, lang, start_url }).toEqual({ name: 'Типография', lang: 'ru', start_url: '/' })
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src } of icons) {
    const icon = await pages.inject(src)
    expect(icon.statusCode).toBe(200)
    expect(icon.headers['content-type']).toBe('image/png')
  }
})
