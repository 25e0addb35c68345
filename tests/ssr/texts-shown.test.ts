import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { definitionOf, type TextKind, textKeys, textKinds } from '../../src/domains/content/definitions.ts'
import { forInfoPages } from '../../src/domains/content/info-pages.ts'
import { languages } from '../../src/lib/languages.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { cards } from '../support/options.ts'

/** Where visitors read all the texts of each kind: on one of the pages, or with `each` on every one. */
const shownOn: Record<TextKind, { pages: string[]; each?: true }> = {
  service: { pages: ['/services/card/1'] },
  // Without choices, and with them.
  product: { pages: ['/services/card/prices/1', '/services/card/prices/2'], each: true },
  project: { pages: ['/portfolio/1'] },
  campaign: { pages: ['/companies/details/1'] },
  partner: { pages: ['/'] },
  advertisement: { pages: ['/'] },
  banner: { pages: ['/', '/services'] },
  aboutUs: { pages: ['/'] },
  servicesPage: { pages: ['/services'] },
  portfolioPage: { pages: ['/portfolio'] },
  campaignsPage: { pages: ['/companies'] },
  ...forInfoPages((page) => ({ pages: [`/info/${page}`] })),
  contact: { pages: ['/contact'] },
}

let app: TestApp
let site: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await startTestApp()
  await fill(app.deps.db)
  await app.deps.contentChanged(textKinds.map((kind) => definitionOf(kind).content))
  site = await buildApp(app.deps, servePages)
})
afterAll(async () => {
  await site.close()
  await app.close()
})

type Db = TestApp['deps']['db']

/** One record of each kind with its pictures, of products one more with choices; each text says which it is. */
async function fill(db: Db): Promise<void> {
  const picture = (key: string) => ({
    create: { key, extension: 'png', width: 800, height: 600, bytes: 1000 },
  })
  const name = 'x'
  const service = await db.service.create({ data: { name, prices: { create: { count: 100, price: 5000 } } } })
  for (const _ of ['without choices', 'with choices'])
    await db.product.create({
      data: { name, serviceId: service.id, prices: { create: { count: 100, price: 5000 } } },
    })
  await db.productOptions.create({ data: { productId: 2, version: 1, configuration: cards } })
  await db.project.create({ data: { name, mainPhoto: picture('project') } })
  const [startDate, endDate] = [new Date('2020-01-01'), new Date('2099-01-01')]
  await db.campaign.create({ data: { title: name, description: name, startDate, endDate } })
  await db.partner.create({ data: { name, logo: picture('partner') } })
  await db.advertisement.create({ data: { link: 'https://example.com', photo: picture('advertisement') } })
  await db.banner.update({ where: { id: 1 }, data: { photo: picture('banner') } })
  await db.aboutUs.update({ where: { id: 1 }, data: { photo: picture('about-us') } })
  for (const kind of textKinds) {
    const { table, only = 'true' } = definitionOf(kind)
    const columns = textKeys(kind).flatMap((key) =>
      languages.map((language) => `"${keyIn(key, language)}" = '${textOf(kind, key, language)}'`),
    )
    await db.$executeRawUnsafe(`UPDATE ${table} SET ${columns.join(', ')} WHERE ${only}`)
  }
}

const keyIn = (key: string, language: string) => (language === 'az' ? key : `${key}_${language}`)
const textOf = (kind: TextKind, key: string, language: string) => `${kind} ${key} ${language}`

/** What of the page is read, by eyes, ears or a search engine: without the data that its program takes along. */
async function readPage(path: string): Promise<string> {
  const { statusCode, body } = await site.inject({ url: path, headers: { accept: 'text/html' } })
  expect(statusCode, path).toBe(200)
  return body.replaceAll(/<script.*?<\/script>/gs, '')
}

// WEB-8
test('home comes with all of its parts, whose data were loaded before it was written', async () => {
  const home = await readPage('/')
  const parts = [
    textOf('service', 'name', 'az'),
    // Its name is cut short there.
    'href="/portfolio/1"',
    textOf('portfolioPage', 'head', 'az'),
    textOf('campaign', 'title', 'az'),
    textOf('campaignsPage', 'head', 'az'),
  ]
  expect(parts.filter((part) => !home.includes(part))).toEqual([])
})

test.each(textKinds)('visitors read every text of a %s in each language', async (kind) => {
  const { pages, each } = shownOn[kind]
  for (const language of languages) {
    const texts = await Promise.all(
      pages.map((page) => readPage(language === 'az' ? page : `/${language}${page}`)),
    )
    const shown = each ? texts : [texts.join()]
    const missing = textKeys(kind).filter(
      (key) => !shown.every((text) => text.includes(textOf(kind, key, language))),
    )
    expect(missing, language).toEqual([])
  }
})
