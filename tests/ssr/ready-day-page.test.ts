import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { defaultProfiles } from '../../src/domains/preflight/profile-input.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { cards } from '../support/options.ts'

let app: TestApp
let pages: FastifyInstance
let staff: ReturnType<TestApp['trpc']>
let path: string
/** Whose orders need artwork. */
let profileId: number
beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE: 'on' } })
  staff = app.trpc(await app.signIn(['orders', 'services']))
  const { db } = app.deps
  profileId = (await staff.profiles.create.mutate({ name: 'Vizit', rules: defaultProfiles.card })).id
  const { id } = await makeProduct(db, (await makeService(db)).id)
  await db.product.update({ where: { id }, data: { artwork: 'Required', profileId } })
  await staff.options.save.mutate({ id, configuration: cards })
  pages = await buildApp(app.deps, servePages)
  path = `/services/card/prices/${id}`
})
afterAll(async () => {
  await pages.close()
  await app.close()
})

/** The page's words as they stand at a time in Baku, from the kept page where there is one. */
async function wordsAt(time: string, language = 'az', url = path): Promise<string> {
  app.setNow(new Date(`${time}+04:00`))
  const headers = { accept: 'text/html', cookie: `language=${language}` }
  const { body } = await pages.inject({ url, headers })
  const html = body.replaceAll(/<script.*?<\/script>/gs, '')
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

// PROD-2. The standard turnaround takes 4 working days; 24 November 2020 is a Tuesday.
describe('a page says by when a choice is ready', () => {
  test('until the cut-off of that day, also as it was kept, and after it until the next one’s', async () => {
    const before = await wordsAt('2020-11-24T13:59:00')
    expect(before).toContain('30 noyabr, bazar ertəsi hazır olacaq')
    expect(before).toContain('Maketə bu gün 14:00-dək çap icazəsi versəniz')
    expect(await wordsAt('2020-11-24T13:59:30')).toBe(before)
    const after = await wordsAt('2020-11-24T14:01:00')
    expect(after).toContain('1 dekabr, çərşənbə axşamı hazır olacaq')
    expect(after).toContain('Maketə 25 noyabr, saat 14:00-dək çap icazəsi versəniz')
    expect(await wordsAt('2020-11-24T14:01:00', 'ru')).toContain(
      'Если подпишете макет в печать до 14:00, 25 ноября',
    )
  })

  test('without the days that are closed, at once when one is closed', async () => {
    expect(await wordsAt('2020-12-01T10:00:00')).toContain('7 dekabr, bazar ertəsi hazır olacaq')
    await staff.production.closeDay.mutate({ day: '2020-12-02', name: 'Təmir' })
    expect(await wordsAt('2020-12-01T10:00:00')).toContain('8 dekabr, çərşənbə axşamı hazır olacaq')
    await staff.production.closeDay.mutate({ day: '2020-12-01', name: 'İnventar' })
    const closed = await wordsAt('2020-12-01T10:00:00')
    expect(closed).toContain('Maketə 3 dekabr, saat 14:00-dək çap icazəsi versəniz')
    expect(closed).toContain('9 dekabr, çərşənbə hazır olacaq')
  })
})

// PROD-2, PROD-6
describe('the page of a product of which nothing can be chosen', () => {
  const plainProduct = async (productionDays: number | null) => {
    const { db } = app.deps
    const { id } = await makeProduct(db, (await makeService(db)).id)
    await db.product.update({ where: { id }, data: { artwork: 'Required', profileId } })
    await staff.production.updateProductWork.mutate({ id, productionDays })
    return { id, url: `/services/card/prices/${id}` }
  }

  test('says by when it is ready, by its own working days, in every language', async () => {
    const { id, url } = await plainProduct(2)
    const words = await wordsAt('2021-01-12T10:00:00', 'az', url)
    expect(words).toContain('14 yanvar, cümə axşamı hazır olacaq')
    expect(words).toContain('Maketə bu gün 14:00-dək çap icazəsi versəniz')
    expect(await wordsAt('2021-01-12T10:00:00', 'ru', url)).toContain('14 января')
    expect(await wordsAt('2021-01-12T14:00:00.001', 'az', url)).toContain('15 yanvar, cümə hazır olacaq')
    const { body } = await app.rest('GET', `/servicetypes/${id}/ready`)
    expect(body.data).toMatchObject({ ready: [{ days: 2, day: '2021-01-15' }] })
  })

  test('promises nothing where nobody has said how long it takes', async () => {
    const { url } = await plainProduct(null)
    expect(await wordsAt('2021-01-12T10:00:00', 'az', url)).not.toContain('hazır olacaq')
  })

  // PROD-7
  test('names the acceptance, and no approval, where its orders need no artwork', async () => {
    const { id, url } = await plainProduct(2)
    await app.deps.db.product.update({ where: { id }, data: { artwork: null, profileId: null } })
    const words = await wordsAt('2021-01-12T10:00:00', 'az', url)
    expect(words).toContain('14 yanvar, cümə axşamı hazır olacaq')
    expect(words).toContain('Sifariş bu gün 14:00-dək qəbul edilsə')
    expect(words).not.toContain('çap icazəsi versəniz')
    expect(await wordsAt('2021-01-12T15:00:00', 'ru', url)).toContain(
      'Если заказ будет принят до 14:00, 13 января',
    )
  })
})

// PROD-2, PROD-6
describe('the page of a service without products', () => {
  const pageOf = async (prices: { count: number; price: number }[]) => {
    const { id } = await makeService(app.deps.db, { prices })
    await staff.production.updateServiceWork.mutate({ id, productionDays: 3 })
    return { id, url: `/services/card/${id}` }
  }

  test('says by when it is ready, with prices and on request, until the cut-off and after it', async () => {
    for (const prices of [[{ count: 100, price: 4500 }], []]) {
      const { id, url } = await pageOf(prices)
      await app.deps.db.service.update({ where: { id }, data: { artwork: 'Required', profileId } })
      const words = await wordsAt('2021-01-12T10:00:00', 'az', url)
      expect(words).toContain('15 yanvar, cümə hazır olacaq')
      expect(words).toContain('Maketə bu gün 14:00-dək çap icazəsi versəniz')
      expect(await wordsAt('2021-01-12T14:01:00', 'ru', url)).toContain(
        'Будет готово: понедельник, 18 января',
      )
    }
  })

  test('leaves the day to the products where it has some', async () => {
    const { id, url } = await pageOf([])
    await makeProduct(app.deps.db, id)
    expect(await wordsAt('2021-01-12T10:00:00', 'az', url)).not.toContain('hazır olacaq')
  })
})

// PROD-6, PROD-7
test('a turnaround that says no days takes those of the product', async () => {
  const { id } = await makeProduct(app.deps.db, (await makeService(app.deps.db)).id)
  const [time] = cards.groups.filter(({ kind }) => kind === 'turnaround')
  if (!time) throw new Error('the cards have turnarounds')
  const usual = time.choices.map(({ days, ...choice }, index) => (index === 0 ? choice : { ...choice, days }))
  const groups = cards.groups.map((group) => (group === time ? { ...time, choices: usual } : group))
  await staff.options.save.mutate({ id, configuration: { ...cards, groups } })
  await staff.production.updateProductWork.mutate({ id, productionDays: 2 })
  const words = await wordsAt('2021-01-12T10:00:00', 'az', `/services/card/prices/${id}`)
  expect(words).toContain('14 yanvar, cümə axşamı hazır olacaq')
})

// DEL-39
test('the page says from which day on it comes by the ways that are shown, at once when they change', async () => {
  const owner = app.trpc(await app.signIn(['orders', 'discounts']))
  for (const { id } of (await owner.delivery.all.query()).ways) await owner.delivery.deleteWay.mutate({ id })
  const at = '2020-11-17T10:00:00'
  expect(await wordsAt(at)).not.toContain('ən tezi')
  await owner.delivery.createPoint.mutate({ address: 'Nizami küçəsi 96', phoneNumber: '+994125550142' })
  await owner.delivery.createWay.mutate({ kind: 'pickup', name: 'Özüm', isShown: true })
  const way = { kind: 'ownCourier', name: 'Kuryer', isShown: true, daysFrom: 1, daysTo: 2 } as const
  const { id } = await owner.delivery.createWay.mutate(way)
  expect(await wordsAt(at)).toContain('götürmə 23 noyabr, kuryerlə ən tezi 24 noyabr')
  expect(await wordsAt(at, 'ru')).toContain('самовывоз с 23 ноября, курьером с 24 ноября')
  await owner.delivery.updateWay.mutate({ id, daysFrom: 2 })
  expect(await wordsAt(at)).toContain('kuryerlə ən tezi 25 noyabr')
  await owner.delivery.updateWay.mutate({ id, isShown: false })
  expect(await wordsAt(at)).not.toContain('ən tezi')
})
