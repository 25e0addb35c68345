import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { profileKinds } from '../../../src/domains/preflight/profile-input.ts'
import { works } from '../../../src/domains/ready-made/definition.ts'
import { readyMadeKeys } from '../../../src/domains/ready-made/ready-made-input.ts'
import { readyMades } from '../../../src/domains/ready-made/ready-mades.ts'
import { usualProfile } from '../../../src/domains/ready-made/usual-profiles.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
let staff: ReturnType<TestApp['trpc']>
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
  staff = app.trpc(token)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.service.updateMany({ data: { deletedAt: new Date() } })
})

type Body = { keys: string[]; copies?: string[] }
const take = (json: Body, headers: Record<string, string> = {}) =>
  app.rest('POST', '/Services/ready-made', { token, json, headers: { 'x-language': 'en', ...headers } })
const living = () => app.deps.db.service.findMany({ where: { deletedAt: null }, orderBy: { id: 'desc' } })

describe('what is ready-made', () => {
  // RDY-1
  test('is listed on both faces, with what each brings', async () => {
    const listed = await staff.readyMade.list.query()
    expect(listed.map(({ key }) => key)).toEqual([...readyMadeKeys])
    const [first] = readyMades.cards.products
    expect(listed[0]).toEqual({
      key: 'cards',
      name: readyMades.cards.name.az,
      name_ru: readyMades.cards.name.ru,
      name_en: readyMades.cards.name.en,
      description: readyMades.cards.description.az,
      description_ru: readyMades.cards.description.ru,
      description_en: readyMades.cards.description.en,
      picture: readyMades.cards.picture,
      products: 1,
      groups: 5,
      runs: 6,
      prices: 48,
      days: 3,
      from: { count: first.prices[0][0], price: first.prices[0][1] },
      taken: 0,
    })
    expect((await app.rest('GET', '/Services/ready-made', { token })).body.data).toEqual(listed)
  })

  // RDY-1, PER-1
  test('is for staff with the area of services', async () => {
    const stranger = await app.signIn(['orders'])
    await expect(app.trpc(stranger).readyMade.list.query()).rejects.toMatchObject({
      data: { code: 'FORBIDDEN' },
    })
    const refused = await app.rest('POST', '/Services/ready-made', {
      token: stranger,
      json: { keys: ['cards'] },
    })
    expect(refused.status).toBe(403)
  })
})

describe('a ready-made service that is taken', () => {
  // RDY-2
  test('is hidden, in three languages, with a picture, choices, prices, check of artwork and work', async () => {
    const { services } = await staff.readyMade.take.mutate({ keys: ['cards'] })
    const [{ id, productId } = { id: 0, productId: 0 }] = services
    expect(services).toEqual([{ key: 'cards', id, productId }])
    const service = await staff.services.multilanguage.query({ id })
    expect(service).toMatchObject({
      state: false,
      name: readyMades.cards.name.az,
      name_ru: readyMades.cards.name.ru,
      description_en: readyMades.cards.description.en,
      photoUrl: expect.stringMatching(/^\/media\/.+\.webp$/),
      artwork: 'Required',
      examplePrices: true,
      serviceTypes: [{ id: productId, examplePrices: true, photoUrl: service.photoUrl }],
    })
    const seen = await app.rest('GET', `/Services/${id}`)
    expect(seen.status).toBe(404)
    const options = await staff.options.multilanguage.query({ id: productId })
    expect(options.version).toBe(1)
    const profile = (await staff.profiles.list.query()).find(({ usedBy }) =>
      usedBy.products.some((product) => product.id === productId),
    )
    expect(profile?.rules).toEqual(readyMades.cards.products[0].profile.rules)
    const kinds = await app.deps.db.workKind.findMany()
    expect(await staff.production.serviceWork.query({ id })).toEqual({
      workKindId: kinds.find(({ name }) => name === works.digital.name.az)?.id,
      productionDays: 3,
      minutesFixed: readyMades.cards.work.minutesFixed,
      minutesPer1000: readyMades.cards.work.minutesPer1000,
    })
  })

  // RDY-2
  test('all twelve are taken at once, in the order in which they are offered, with no work or profile twice', async () => {
    const before = await app.deps.db.workKind.count()
    const { services } = await staff.readyMade.take.mutate({ keys: [...readyMadeKeys] })
    expect(services.map(({ key }) => key)).toEqual([...readyMadeKeys])
    expect((await living()).map(({ readyMade }) => readyMade)).toEqual([...readyMadeKeys])
    const office = await staff.services.office.query({})
    expect(office.items.map(({ name }) => name)).toEqual(readyMadeKeys.map((key) => readyMades[key].name.az))
    expect(office.items.every(({ state, examplePrices }) => !state && examplePrices)).toBe(true)
    expect(office.items.every(({ missing }) => missing.ru + missing.en === 0)).toBe(true)
    expect(await app.deps.db.workKind.count()).toBe(before)
    const profiles = await app.deps.db.preflightProfile.findMany({ orderBy: { id: 'asc' } })
    const named = profiles.map(({ name }) => name)
    expect(named.slice(0, profileKinds.length).toSorted()).toEqual(
      profileKinds.map((kind) => usualProfile(kind).name.az).toSorted(),
    )
    expect(named.slice(profileKinds.length).toSorted()).toEqual(
      [readyMades.posters.products[0], readyMades.stamps.products[0], ...readyMades.calendars.products]
        .map(({ profile }) => profile.name.az)
        .toSorted(),
    )
  })

  test('makes the kind of work and the profile that somebody has deleted', async () => {
    const { db } = app.deps
    await staff.readyMade.take.mutate({ keys: ['mugs'] })
    const used = { workKindId: null, profileId: null }
    await db.service.updateMany({ data: used })
    await db.product.updateMany({ data: used })
    await db.workKind.deleteMany()
    await db.preflightProfile.deleteMany()
    await staff.readyMade.take.mutate({ keys: ['mugs'], copies: ['mugs'] })
    expect(await db.workKind.findMany()).toMatchObject([
      { name: works.digital.name.az, capacityMinutes: 480 },
    ])
    expect(await db.preflightProfile.findMany()).toMatchObject([
      { name: readyMades.mugs.products[0].profile.name.az },
    ])
  })

  // AUD-1
  test('stands in the history as what the caller added', async () => {
    const { services } = await staff.readyMade.take.mutate({ keys: ['posters'] })
    const id = services[0]?.id ?? 0
    const entries = await app.deps.db.auditEntry.findMany({ where: { kind: 'service', recordId: id } })
    expect(entries).toMatchObject([{ act: 'created', recordName: readyMades.posters.name.az }])
  })
})

describe('what is there already', () => {
  // RDY-3
  test('is counted, refused, and taken once more as a numbered copy', async () => {
    await staff.readyMade.take.mutate({ keys: ['stamps'] })
    const listed = await staff.readyMade.list.query()
    expect(listed.filter(({ taken }) => taken > 0)).toMatchObject([{ key: 'stamps', taken: 1 }])
    const again = await take({ keys: ['stamps', 'mugs'] })
    expect([again.status, again.body.message]).toEqual([
      409,
      `Already among the services: ${readyMades.stamps.name.az}. Take a copy if you need one more.`,
    ])
    expect(await living()).toHaveLength(1)
    await staff.readyMade.take.mutate({ keys: ['stamps', 'mugs'], copies: ['stamps'] })
    expect((await living()).map(({ name, name_en }) => [name, name_en])).toEqual([
      [readyMades.mugs.name.az, readyMades.mugs.name.en],
      [`${readyMades.stamps.name.az} 2`, `${readyMades.stamps.name.en} 2`],
      [readyMades.stamps.name.az, readyMades.stamps.name.en],
    ])
  })

  // RDY-3
  test('two who take the same at once get one of it', async () => {
    const answers = await Promise.all([take({ keys: ['banners'] }), take({ keys: ['banners'] })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await living()).toHaveLength(1)
  })

  // RDY-3
  test('a deleted one can be taken again', async () => {
    const { services } = await staff.readyMade.take.mutate({ keys: ['packaging'] })
    await staff.services.delete.mutate({ id: services[0]?.id ?? 0 })
    expect((await take({ keys: ['packaging'] })).status).toBe(201)
  })

  // RDY-2
  test('a repeat with the same Idempotency-Key takes none, and another request with it is refused', async () => {
    const headers = { 'idempotency-key': 'taken-once' }
    const first = await take({ keys: ['calendars', 'rollUps'] }, headers)
    const [repeat, reordered] = await Promise.all([
      take({ keys: ['calendars', 'rollUps'] }, headers),
      take({ keys: ['rollUps', 'calendars', 'rollUps'] }, headers),
    ])
    expect(repeat.body.data).toEqual(first.body.data)
    expect(reordered.body.data).toEqual(first.body.data)
    expect(await living()).toHaveLength(2)
    const other = await take({ keys: ['mugs'] }, headers)
    expect([other.status, other.body.message]).toEqual([
      409,
      'This Idempotency-Key was used for other services.',
    ])
  })

  test('nothing, and what there isn’t, is refused by the field', async () => {
    const nothing = await take({ keys: [] })
    expect([nothing.status, nothing.body.message]).toEqual([400, 'Choose at least one ready-made service.'])
    expect((await take({ keys: ['neon'] })).status).toBe(400)
    expect(await living()).toEqual([])
  })
})

describe('prices that are examples', () => {
  const taken = async () => {
    const { services } = await staff.readyMade.take.mutate({ keys: ['leaflets'] })
    const [service] = services
    if (!service) throw new Error('nothing was taken')
    return service
  }
  const areExamples = async (id: number) => {
    const { examplePrices, serviceTypes } = await staff.services.multilanguage.query({ id })
    return { service: examplePrices, products: serviceTypes.map((product) => product.examplePrices) }
  }

  // RDY-4
  test('are the company’s own once the table was saved, product by product, also as it was', async () => {
    const { id, productId } = await taken()
    const { version, configuration } = await staff.options.multilanguage.query({ id: productId })
    await staff.options.save.mutate({
      id: productId,
      version: version ?? 0,
      configuration: configuration as Configuration,
    })
    expect(await areExamples(id)).toEqual({ service: true, products: [false, true] })
    expect((await staff.products.multilanguage.query({ id: productId })).examplePrices).toBe(false)
    const other = (await staff.services.multilanguage.query({ id })).serviceTypes[1]?.id ?? 0
    const read = await staff.options.multilanguage.query({ id: other })
    const edited = structuredClone(read.configuration as Configuration)
    for (const row of Object.values(edited.prices)) row[0] = 9900
    await staff.options.save.mutate({ id: other, version: read.version ?? 0, configuration: edited })
    expect(await areExamples(id)).toEqual({ service: false, products: [false, false] })
  })

  // RDY-4
  test('are own prices too once choices were taken away and the runs priced', async () => {
    const { productId } = await taken()
    await staff.options.remove.mutate({ id: productId })
    expect((await staff.products.multilanguage.query({ id: productId })).examplePrices).toBe(true)
    await staff.products.update.mutate({ id: productId, serviceTypePriceDatas: [{ count: 100, price: 19 }] })
    expect((await staff.products.multilanguage.query({ id: productId })).examplePrices).toBe(false)
  })

  // RDY-4
  test('stay examples while only texts, pictures or places are saved', async () => {
    const { id, productId } = await taken()
    const { serviceTypePrices } = await staff.products.multilanguage.query({ id: productId })
    const same = serviceTypePrices.map(({ count, price }) => ({ count, price }))
    await staff.products.update.mutate({ id: productId, name: 'Flayerlər', serviceTypePriceDatas: same })
    await staff.services.update.mutate({ id, name: 'Vərəqlər' })
    expect(await areExamples(id)).toEqual({ service: true, products: [true, true] })
  })
})
