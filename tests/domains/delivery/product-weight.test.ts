import { afterAll, beforeAll, expect, test } from 'vitest'
import { weightOf } from '../../../src/domains/delivery/weight.ts'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards, choiceOf, chosen, groupOf } from '../../support/options.ts'

let app: TestApp
let token: string
/** Reads the history as well. */
let reader: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
  reader = await app.signIn(['services', 'staff'])
})
afterAll(() => app.close())

const product = async () => makeProduct(app.deps.db, (await makeService(app.deps.db)).id)

// DEL-23
test('what 100 pieces weigh is saved, read where it is there, and taken away again, by both faces', async () => {
  const { id, serviceId } = await product()
  const put = (json: object) => app.rest('PUT', '/serviceTypes', { token, json: { id, ...json } })
  const shown = async () => (await app.rest('GET', `/ServiceTypes/${id}`)).body.data
  expect(await shown()).not.toHaveProperty('weightOf100')
  expect((await put({ weightOf100: '18 000' })).body.data).toMatchObject({ weightOf100: 18_000 })
  expect(await shown()).toMatchObject({ weightOf100: 18_000 })
  expect((await app.trpc().products.byId.query({ id })).weightOf100).toBe(18_000)
  // What isn't sent stays.
  expect((await put({ name_en: 'Shirt' })).body.data).toMatchObject({ weightOf100: 18_000 })
  const { products } = app.trpc(token)
  expect((await products.update.mutate({ id, weightOf100: null })).weightOf100).toBeNull()
  expect(await shown()).not.toHaveProperty('weightOf100')
  const added = await products.create.mutate({ name: 'Stəkan', serviceId, weightOf100: 900 })
  expect((await products.multilanguage.query({ id: added.id })).weightOf100).toBe(900)
  for (const weightOf100 of [0, -1, 1.5, 'ağır']) {
    const refused = await put({ weightOf100 })
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['weightOf100']])
  }
  await products.update.mutate({ id, weightOf100: 1200 })
  const { items } = await app.trpc(reader).history.list.query({ kind: 'product' })
  expect(items[0]).toMatchObject({ recordId: id, changes: [{ field: 'weightOf100', from: null, to: 1200 }] })
})

// DEL-21
test('sheets and film of choices are kept with them, and a line is weighed by what visitors read', async () => {
  const { id } = await product()
  const heavy: Configuration = {
    ...cards,
    groups: [
      groupOf('size', [choiceOf('a4', { width: 210, height: 297 })], { kind: 'size' }),
      groupOf('paper', [choiceOf('coated', { weight: 130 })], { kind: 'material' }),
      groupOf('pages', [choiceOf('16', { pages: 16 })]),
      groupOf('cover', [choiceOf('film', { weight: 250, sheets: 2, film: 27.5 })]),
    ],
    rules: [],
    prices: { '': cards.runs.map(() => 100) },
    ownSize: null,
  }
  const path = `/ServiceTypes/${id}/options`
  const saved = await app.rest('PUT', path, { token, json: { configuration: heavy } })
  expect(saved.body.data).toMatchObject({ configuration: heavy })
  const { configuration } = await app.trpc().options.byId.query({ id, language: 'ru' })
  const read = await app.rest('GET', path, { query: { language: 'ru' } })
  expect(read.body.data).toMatchObject({ configuration })
  const grams = weightOf({ weightOf100: null, configuration }, chosen(), 500)
  expect(grams).toBe(Math.round(0.06237 * (130 * 8 + 250 * 2 + 55 * 2) * 500 * 1.05))
  for (const wrong of [{ sheets: -1 }, { sheets: 1.25 }, { film: 'qalın' }, { film: 1001 }]) {
    const groups = [
      ...heavy.groups.slice(0, 3),
      groupOf('cover', [{ ...choiceOf('film'), ...wrong } as never]),
    ]
    const refused = await app.rest('PUT', path, { token, json: { configuration: { ...heavy, groups } } })
    expect(refused.status, JSON.stringify(wrong)).toBe(400)
    const [field = ''] = Object.keys(wrong)
    expect(refused.body.errors).toMatchObject([{ path: `configuration.groups.3.choices.0.${field}` }])
  }
})

// DEL-22
test('the database keeps no weight of nothing', async () => {
  const { id } = await product()
  const write = app.deps.db.product.update({ where: { id }, data: { weightOf100: 0 } })
  await expect(write).rejects.toThrow(/products_weight_of_100/)
})
