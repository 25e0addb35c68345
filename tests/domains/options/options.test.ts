import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Service } from '../../../src/domains/catalog/service-output.ts'
import type { Suggestions } from '../../../src/domains/catalog/suggest.ts'
import type { Configuration, Group } from '../../../src/domains/options/configuration.ts'
import { keepMissingLowest } from '../../../src/domains/options/keep-lowest.ts'
import { optionsChanges } from '../../../src/domains/options/options-changes.ts'
import { refusal } from '../../support/accounts.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards, choiceOf, chosen, largeConfiguration } from '../../support/options.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
})
afterAll(() => app.close())

async function configured(configuration: Configuration = cards) {
  const service = await makeService(app.deps.db)
  const product = await makeProduct(app.deps.db, service.id, { prices: [{ count: 1, price: 100 }] })
  await app.trpc(token).options.save.mutate({ id: product.id, configuration })
  return { service, id: product.id }
}
const tiersOf = async (id: number) =>
  (await app.trpc().products.byId.query({ id })).serviceTypePrices.map(({ count, price }) => [count, price])

// OPT-9
describe('what can be chosen of a product', () => {
  test('is saved as a whole by staff of area 1 and read by anyone, by both faces', async () => {
    const service = await makeService(app.deps.db)
    const { id } = await makeProduct(app.deps.db, service.id)
    const before = await app.rest('GET', `/ServiceTypes/${id}/options`)
    expect(before.body.data).toMatchObject({ id, version: null, configuration: null })
    const saved = await app.rest('PUT', `/ServiceTypes/${id}/options`, {
      token,
      json: { configuration: cards, version: 0 },
    })
    expect(saved.status).toBe(200)
    expect(saved.body.data).toEqual({ id, version: 1, configuration: cards, isChanged: true })
    const [group] = cards.groups
    const named = { ...group, name: { az: 'Ölçü', ru: 'Размер', en: '' } }
    const configuration = { ...cards, groups: [named, ...cards.groups.slice(1)] } as Configuration
    await app.trpc(token).options.save.mutate({ id, configuration, version: 1 })
    const nameIn = async (language: 'az' | 'ru' | 'en') =>
      (await app.trpc().options.byId.query({ id, language })).configuration?.groups[0]?.name
    expect([await nameIn('az'), await nameIn('ru'), await nameIn('en')]).toEqual(['Ölçü', 'Размер', 'Ölçü'])
    const read = await app.rest('GET', `/ServiceTypes/${id}/options/multilanguage`, { token })
    expect(read.body.data).toEqual({ id, version: 2, configuration })
  })

  test('is refused where it is not sound, in the caller’s language, and nothing is saved', async () => {
    const { id } = await configured()
    const configuration = { ...cards, runs: [500, 100, 1000] }
    const refused = await app.rest('PUT', `/ServiceTypes/${id}/options`, {
      token,
      json: { configuration },
      query: { language: 'az' },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      {
        path: 'configuration.runs',
        message: 'Tirajlar artan sırada, hər biri bir dəfə yazılır və sifariş oluna biləndən çox olmur.',
      },
    ])
    expect((await app.trpc(token).options.multilanguage.query({ id })).version).toBe(1)
  })

  test('is not saved over what somebody else has saved', async () => {
    const { id } = await configured()
    const { options } = app.trpc(token)
    await options.save.mutate({ id, configuration: { ...cards, minCount: 60 }, version: 1 })
    for (const act of [
      () => options.save.mutate({ id, configuration: cards, version: 1 }),
      () => options.remove.mutate({ id, version: 1 }),
    ])
      expect(await refusal(act())).toMatchObject({ code: 'CONFLICT' })
  })

  test('makes the prices of its runs: lists and "from" know no difference', async () => {
    const { id, service } = await configured()
    expect(await tiersOf(id)).toEqual([
      [100, 12],
      [500, 40],
      [1000, 60],
    ])
    const { serviceTypes } = await app.trpc().services.byId.query({ id: service.id })
    expect(serviceTypes[0]?.priceFrom).toBe(0.06)
    const prices = { ...cards.prices, '90x50/matt': [1500, null, 7000] }
    await app.trpc(token).options.save.mutate({ id, configuration: { ...cards, prices } })
    expect(await tiersOf(id)).toEqual([
      [100, 15],
      [1000, 70],
    ])
  })

  // OPT-17
  test('makes the lowest prices of all that can be ordered, for lists, search, the admin and search engines', async () => {
    const { db } = app.deps
    const { id, service } = await configured()
    const prices = { ...cards.prices, '85x55/matt': [900, 4200, 5000] }
    const configuration = { ...cards, prices, ownSize: null }
    const save = () => app.trpc(token).options.save.mutate({ id, configuration })
    const seen = async () => {
      const listed: Service[] = (await app.rest('GET', '/Services')).body.data
      const suggested: Suggestions = (
        await app.rest('GET', '/Services/suggest', { query: { name: service.name } })
      ).body.data
      const { items } = await app.trpc(token).services.office.query({ pageSize: 100 })
      const found = [
        listed.flatMap(({ serviceTypes }) => serviceTypes),
        (await app.trpc().services.byId.query({ id: service.id })).serviceTypes,
        suggested.products,
        await app.trpc().products.latest.query({ count: 12 }),
      ].map((among) => among.find((card) => card.id === id)?.priceFrom)
      return {
        from: [...new Set(found)],
        total: (await app.trpc().products.byId.query({ id })).totalFrom,
        admin: items.find((item) => item.id === service.id)?.priceFrom,
      }
    }
    await save()
    expect(await seen()).toEqual({ from: [0.05], total: 9, admin: 9 })
    expect(await tiersOf(id)).toContainEqual([1000, 60])
    await db.campaign.create({
      data: {
        title: 'a',
        description: 'b',
        percentageBp: 1000,
        services: { create: { serviceId: service.id } },
      },
    })
    expect(await seen()).toMatchObject({ from: [0.045], total: 8.1 })
    await app.trpc(token).options.remove.mutate({ id })
    expect(await seen()).toMatchObject({ from: [0.054], total: undefined, admin: 12 })
  })

  // OPT-17
  test('of an earlier program has its lowest prices after the next start, as if nobody had saved it', async () => {
    const { db } = app.deps
    const { id } = await configured()
    const { updatedAt } = await db.product.update({
      where: { id },
      data: { lowestVersion: null, lowestTotal: 1 },
    })
    expect((await app.trpc().products.byId.query({ id })).totalFrom).toBeUndefined()
    await keepMissingLowest(app.deps)
    expect((await app.trpc().products.byId.query({ id })).totalFrom).toBe(12)
    expect((await db.product.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt)
  })

  test('leaves no other prices in its place: the same ones pass', async () => {
    const { id } = await configured()
    const { products } = app.trpc(token)
    const same = [
      { count: 1000, price: 60 },
      { count: 100, price: 12 },
      { count: 500, price: 40 },
    ]
    await products.update.mutate({ id, name: 'Kart', serviceTypePriceDatas: same })
    const refused = await app.rest('PUT', '/ServiceTypes', {
      token,
      query: { language: 'ru' },
      json: { id, serviceTypePriceDatas: [{ count: 100, price: 13 }] },
    })
    expect(refused.body).toMatchObject({ statusCode: 400, errors: [{ path: 'serviceTypePriceDatas' }] })
    expect(refused.body.errors?.[0]?.message).toBe(
      'Цены этого товара складываются из его вариантов. Измените их там.',
    )
    expect(await tiersOf(id)).toHaveLength(3)
  })

  test('goes again, and the prices of the runs stay to be written by hand', async () => {
    const { id } = await configured()
    const gone = await app.rest('DELETE', `/ServiceTypes/${id}/options`, { token })
    expect(gone.status).toBe(204)
    expect(await app.trpc().options.byId.query({ id })).toMatchObject({ version: null, configuration: null })
    expect(await tiersOf(id)).toHaveLength(3)
    await app.trpc(token).products.update.mutate({ id, serviceTypePriceDatas: [{ count: 100, price: 13 }] })
    expect(await tiersOf(id)).toEqual([[100, 13]])
    expect((await app.rest('DELETE', `/ServiceTypes/${id}/options`, { token })).status).toBe(404)
  })

  test('stays with a product that is deleted and brought back', async () => {
    const { id } = await configured()
    await app.trpc(token).products.delete.mutate({ id })
    expect((await app.rest('GET', `/ServiceTypes/${id}/options`)).status).toBe(404)
    await app.trpc(token).history.undoDelete.mutate({ kind: 'product', id })
    expect(await app.trpc().options.byId.query({ id })).toMatchObject({ version: 1 })
  })
})

// OPT-9
test('a change of choices and prices is one act in the history, and can be taken back', async () => {
  const { id } = await configured()
  const changed = { ...cards, prices: { ...cards.prices, '90x50/matt': [1300, 4100, 6100] } }
  await app.trpc(token).options.save.mutate({ id, configuration: changed })
  const { items } = await app.trpc(token).history.ofRecord.query({ kind: 'product', id })
  expect(items).toHaveLength(2)
  const [last] = items
  expect(last?.changes.map(({ field }) => field).sort()).toEqual(['options', 'prices'])
  expect(last?.changes.find(({ field }) => field === 'options')).toMatchObject({ from: 1, to: 2 })
  await app.trpc(token).history.restoreOptions.mutate({ id, entryId: last?.id ?? 0 })
  expect(await app.trpc(token).options.multilanguage.query({ id })).toEqual({
    id,
    version: 3,
    configuration: cards,
  })
  expect((await tiersOf(id))[0]).toEqual([100, 12])
  const before = items.at(-1)?.id ?? 0
  expect(
    (await app.rest('PUT', `/history/product/${id}/options`, { token, json: { entryId: before } })).status,
  ).toBe(204)
  expect(await app.trpc().options.byId.query({ id })).toMatchObject({ version: null })
})

// OPT-13
test('saved as it is it makes neither a version nor an entry in the history, and is said by both faces', async () => {
  const { id } = await configured()
  const entries = async () =>
    (await app.trpc(token).history.ofRecord.query({ kind: 'product', id })).items.length
  const before = await entries()
  const { updatedAt } = await app.trpc(token).products.multilanguage.query({ id })
  const same = { id, version: 1, configuration: cards, isChanged: false }
  expect(await app.trpc(token).options.save.mutate({ id, configuration: cards, version: 1 })).toEqual(same)
  const { body } = await app.rest('PUT', `/ServiceTypes/${id}/options`, {
    token,
    json: { configuration: cards },
  })
  expect(body.data).toEqual(same)
  expect(await entries()).toBe(before)
  expect((await app.trpc(token).products.multilanguage.query({ id })).updatedAt).toBe(updatedAt)
})

// OPT-16
describe('what a version has other than the one before', () => {
  test('is said in words, by both faces', async () => {
    const { id } = await configured()
    const [size, paper, ...others] = cards.groups as [Group, Group, ...Group[]]
    const kraft = choiceOf('kraft', { name: { az: 'Kraft', ru: 'Крафт', en: '' } })
    const configuration: Configuration = {
      ...cards,
      groups: [size, { ...paper, choices: [...paper.choices, kraft] }, ...others],
      rules: cards.rules.slice(1),
      prices: { ...cards.prices, '90x50/matt': [1250, 4000, null] },
      maxCount: 6000,
    }
    await app.trpc(token).options.save.mutate({ id, configuration })
    const asked = { id, language: 'ru', from: 1, to: 2 } as const
    const changes = await app.trpc(token).options.changes.query(asked)
    expect(changes).toEqual({
      prices: [
        { row: '90x50, matt', run: 100, from: 12, to: 12.5 },
        { row: '90x50, matt', run: 1000, from: 60, to: null },
      ],
      priceCount: 2,
      parts: [
        { kind: 'added', part: 'choice', name: 'paper: Крафт' },
        { kind: 'changed', part: 'rules', name: '' },
        { kind: 'changed', part: 'limits', name: '' },
      ],
    })
    const query = { language: 'ru', from: '1', to: '2' }
    const { body } = await app.rest('GET', `/ServiceTypes/${id}/options/changes`, { token, query })
    expect(body.data).toEqual(changes)
    const unknown = await app.rest('GET', `/ServiceTypes/${id}/options/changes`, {
      token,
      query: { from: '1', to: '9' },
    })
    expect(unknown.status).toBe(404)
  })

  test('names what was changed, went and moved, and of many prices the first', () => {
    const before = largeConfiguration()
    const [size, paper, colour, finish, ...others] = before.groups as [Group, Group, Group, Group, ...Group[]]
    const renamed = { ...paper, hint: { az: 'Kağız', ru: '', en: '' } }
    const dearer = {
      ...colour,
      choices: colour.choices.toReversed().map((choice) => ({ ...choice, soldOut: true })),
    }
    const prices = Object.entries(before.prices).map(([key, row]) => [
      key,
      row.map((price) => (price ?? 0) + 1),
    ])
    const after: Configuration = {
      ...before,
      groups: [renamed, size, dearer, { ...finish, key: 'other' }, ...others],
      rules: [],
      runs: [...before.runs.slice(1), 50_000],
    }
    const flipped = Object.fromEntries(
      prices.map(([key, row]) => [String(key).split('/').reverse().join('/'), row]),
    ) as Configuration['prices']
    const { prices: named, parts, priceCount } = optionsChanges(before, { ...after, prices: flipped }, 'az')
    expect(named).toHaveLength(12)
    expect(priceCount).toBe(700)
    expect(parts.map(({ kind, part, name }) => `${kind} ${part} ${name}`)).toEqual([
      'added group finish',
      'removed group finish',
      'changed group paper',
      'changed group colour',
      ...colour.choices.map(({ key }) => `changed choice colour: ${key}`).reverse(),
      'added run 50000',
      'removed run 100',
      'changed order ',
      'changed rules ',
    ])
  })

  test('can’t be taken back over what somebody else has saved', async () => {
    const { id } = await configured()
    await app.trpc(token).options.save.mutate({ id, configuration: { ...cards, minCount: 60 } })
    const [last] = (await app.trpc(token).history.ofRecord.query({ kind: 'product', id })).items
    const wish = { id, entryId: last?.id ?? 0 }
    const late = app.trpc(token).history.restoreOptions.mutate({ ...wish, version: 1 })
    expect(await refusal(late)).toMatchObject({ code: 'CONFLICT' })
    await app.trpc(token).history.restoreOptions.mutate({ ...wish, version: 2 })
    expect(await app.trpc(token).options.multilanguage.query({ id })).toMatchObject({ version: 3 })
  })
})

// OPT-1
describe('the price of a choice', () => {
  const selection = chosen({ sides: 'two', finish: ['round'], time: 'fast' })

  test('is answered line by line in the caller’s language, with the grid of all runs and turnarounds', async () => {
    const { id } = await configured()
    const { status, body } = await app.rest('POST', `/ServiceTypes/${id}/quote`, {
      json: { selection, count: 500 },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      version: 1,
      count: 500,
      total: 76.25,
      subtotal: 76.25,
      unitPrice: 0.1525,
      days: 2,
      isOrderable: true,
      lines: [
        { kind: 'base', amount: 40 },
        { kind: 'addOn', group: 'sides', choice: 'two', name: 'two', amount: 16 },
        { kind: 'addOn', group: 'finish', choice: 'round', amount: 5 },
        { kind: 'turnaround', group: 'time', choice: 'fast', amount: 15.25 },
      ],
      trim: { width: 90, height: 50 },
      grid: {
        counts: [100, 500, 1000],
        turnarounds: [{ days: 4 }, { days: 2 }, { days: 1 }],
      },
    })
    const { grid } = body.data as { grid: { rows: { total: number; isOrderable: boolean }[][] } }
    expect(grid.rows[1]?.map(({ total }) => total)).toEqual([61, 76.25, 97.6])
    expect(grid.rows[2]?.map(({ isOrderable }) => isOrderable)).toEqual([true, true, false])
    const byUi = await app.trpc().options.quote.query({ id, selection, count: 500 })
    expect(byUi).toEqual(body.data)
  })

  test('says in words what stands in the way', async () => {
    const { id } = await configured()
    const asked = { selection: chosen({ finish: 'foil', paper: 'cotton' }), count: 30 }
    const { body } = await app.rest('POST', `/ServiceTypes/${id}/quote`, {
      json: { ...asked, language: 'ru' },
    })
    const { findings, isOrderable } = body.data as { findings: { message: string }[]; isOrderable: boolean }
    expect(isOrderable).toBe(false)
    expect(findings.map(({ message }) => message)).toEqual([
      'foil: нельзя вместе с «cotton». folqa pambıq kağıza yapışmır',
      'От 50\u00a0шт.',
    ])
  })

  // PRI-7
  test('is after what comes off for the caller, and kept for nobody else', async () => {
    const { id, service } = await configured()
    const { db } = app.deps
    await db.campaign.create({
      data: {
        title: 'Yay',
        description: 'x',
        percentageBp: 1000,
        services: { create: { serviceId: service.id } },
      },
    })
    await app.deps.contentChanged(['campaigns'])
    const quote = await app.trpc().options.quote.query({ id, selection: chosen(), count: 500 })
    expect(quote).toMatchObject({ total: 36, subtotal: 40, percentage: 10, kind: 'campaign' })
    const { reduction } = await app.trpc().options.byId.query({ id })
    expect(reduction).toEqual({ percentageBp: 1000, kind: 'campaign' })
  })

  // OPT-18, PRI-1
  test('of a product in which nothing can be chosen is by its runs, as an order of it is priced', async () => {
    const { db } = app.deps
    const service = await makeService(db)
    const prices = [100, 50].map((count) => ({ count, price: count * 20 }))
    const { id } = await makeProduct(db, service.id, { prices })
    const percentages = { percentageBp: 1000, services: { create: { serviceId: service.id } } }
    await db.campaign.create({ data: { title: 'Yaz', description: 'x', ...percentages } })
    await app.deps.contentChanged(['campaigns'])
    const asked = { selection: { choices: {}, ownSize: null }, count: 150 }
    const { status, body } = await app.rest('POST', `/ServiceTypes/${id}/quote`, { json: asked })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      version: null,
      count: 150,
      subtotal: 30,
      total: 27,
      unitPrice: 0.18,
      percentage: 10,
      kind: 'campaign',
      findings: [],
      isOrderable: true,
      isAskUs: false,
      days: null,
      trim: null,
      lines: [
        { kind: 'base', amount: 30 },
        { kind: 'reduction', amount: -3 },
      ],
      grid: { counts: [50, 100], turnarounds: [{ key: null }], rows: [[{ total: 9 }], [{ total: 18 }]] },
    })
    expect(await app.trpc().options.quote.query({ id, ...asked })).toEqual(body.data)
    const customer = await app.signIn('Client')
    const json = { serviceId: service.id, serviceTypeId: id, count: 150, expectedTotal: 27 }
    expect((await app.rest('POST', '/order', { token: customer, json })).status).toBe(201)
  })

  // OPT-18
  test('of a product without choices and runs is on request, and of unknown choices not possible', async () => {
    const service = await makeService(app.deps.db)
    const { id } = await makeProduct(app.deps.db, service.id)
    const quoted = async (selection: object) =>
      (await app.rest('POST', `/ServiceTypes/${id}/quote`, { json: { count: 5, selection } })).body.data
    expect(await quoted({ choices: {} })).toMatchObject({
      total: null,
      lines: [],
      isOrderable: true,
      isAskUs: true,
      findings: [{ kind: 'askUs', isInTheWay: false }],
      grid: { counts: [], rows: [] },
    })
    expect(await quoted({ choices: { paper: ['matt'] } })).toMatchObject({
      isOrderable: false,
      isAskUs: false,
      findings: [{ kind: 'unknownGroup', group: 'paper', isInTheWay: true }],
    })
    expect(await quoted({ ownSize: { width: 10, height: 10 } })).toMatchObject({
      isOrderable: false,
      findings: [{ kind: 'ownSizeOutOfBounds' }],
    })
  })

  test('is for products that can be seen', async () => {
    const { id } = await configured()
    await app.deps.db.product.update({ where: { id }, data: { state: false } })
    expect((await app.rest('POST', `/ServiceTypes/${id}/quote`, { json: { count: 500 } })).status).toBe(404)
    expect(
      (await app.rest('POST', `/ServiceTypes/${id}/quote`, { token, json: { count: 500 } })).status,
    ).toBe(200)
    for (const wrong of [{}, { count: 0 }, { count: 5, selection: 'x' }])
      expect((await app.rest('POST', `/ServiceTypes/${id}/quote`, { token, json: wrong })).status).toBe(400)
  })
})
