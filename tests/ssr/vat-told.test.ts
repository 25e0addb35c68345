import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { TaxKind } from '../../src/domains/tax/vat.ts'
import { type Language, languages } from '../../src/lib/languages.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { cards } from '../support/options.ts'
import { makeSeller } from '../support/seller.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  const prices = [{ count: 100, price: 5000 }]
  const service = await makeService(db, { prices })
  await makeProduct(db, service.id, { prices })
  const product = await makeProduct(db, service.id)
  await db.productOptions.create({ data: { productId: product.id, version: 1, configuration: cards } })
  await db.product.update({ where: { id: product.id }, data: { optionsVersion: 1 } })
  const picture = { key: 'project', extension: 'png', width: 800, height: 600, bytes: 1000 }
  await db.project.create({ data: { name: 'x', mainPhoto: { create: picture } } })
  const [startDate, endDate] = [new Date('2020-01-01'), new Date('2099-01-01')]
  await db.campaign.create({
    data: {
      title: 'x',
      description: 'x',
      percentageBp: 1000,
      startDate,
      endDate,
      services: { create: { serviceId: service.id } },
    },
  })
  site = await buildApp(app.deps, servePages)
})
afterAll(async () => {
  await site.close()
  await app.close()
})

const pages = [
  '/',
  '/services',
  '/services/card/1',
  '/services/card/prices/1',
  '/services/card/prices/2',
  '/companies',
  '/companies/details/1',
  '/portfolio/1',
  '/order',
  '/basket',
]
const sentences: Record<Language, string> = {
  az: 'Qiymətlərə ƏDV daxildir',
  ru: 'Цены указаны с НДС',
  en: 'Prices include VAT',
}

async function sellAs(kind: TaxKind | 'noName' | undefined): Promise<void> {
  const { db } = app.deps
  await db.sellerProfile.deleteMany()
  if (kind !== undefined) await makeSeller(db, kind === 'noName' ? {} : { taxKind: kind })
  if (kind === 'noName') await db.sellerProfile.updateMany({ data: { name: '' } })
  await app.deps.contentChanged(['seller'])
}

/** What a page says, without its scripts. */
async function readPage(path: string, language: Language): Promise<string> {
  const url = language === 'az' ? path : `/${language}${path}`
  const { statusCode, body } = await site.inject({ url, headers: { accept: 'text/html' } })
  expect(statusCode, url).toBe(200)
  return body.replaceAll(/<script.*?<\/script>/gs, '')
}

// DOC-30
describe('a page with prices', () => {
  test.each(languages)('says once that they include VAT where a VAT payer sells, in %s', async (language) => {
    await sellAs('vat18')
    for (const page of pages) {
      const read = await readPage(page, language)
      expect(read.split(sentences[language]).length - 1, page).toBe(1)
    }
  })

  test.each(['simplified', 'none', 'noName', undefined] as const)(
    'says nothing of VAT where a seller is taxed as %s',
    async (kind) => {
      await sellAs(kind)
      for (const language of languages)
        for (const page of pages) {
          const read = await readPage(page, language)
          expect(read, page).not.toMatch(/ƏDV|НДС|VAT\b/)
        }
    },
  )
})
