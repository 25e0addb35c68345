import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { refusal } from '../../support/accounts.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
})
afterAll(() => app.close())

const rules = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
const create = (name = 'Vizit kartı') => app.trpc(token).profiles.create.mutate({ name, rules })

// PRE-7
describe('preflight profiles', () => {
  test('are kept in three languages by both faces, by name', async () => {
    const made = await app.rest('POST', '/preflightprofiles', {
      token,
      json: { name: 'Buklet', name_ru: 'Буклет', rules: defaultProfiles.leaflet },
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ name: 'Buklet', name_ru: 'Буклет', rules: { kind: 'leaflet' } })
    await create('Açıqca')
    const names = (await app.trpc(token).profiles.list.query()).map(({ name }) => name)
    expect(names.indexOf('Açıqca')).toBeLessThan(names.indexOf('Buklet'))
  })

  test('are changed in what is sent, and not over what somebody else has saved', async () => {
    const { id, updatedAt } = await create()
    const { profiles } = app.trpc(token)
    const changed = await profiles.update.mutate({ id, rules: { ...rules, bleed: 2 }, updatedAt })
    expect(changed).toMatchObject({ name: 'Vizit kartı', rules: { bleed: 2, staffProof: false } })
    expect(await refusal(profiles.update.mutate({ id, name: 'Kart', updatedAt }))).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await profiles.byId.query({ id })).toMatchObject({ name: 'Vizit kartı' })
  })

  test.each([
    ['fewer pages at most than at least', { pages: { min: 4, max: 2 } }],
    ['a size without height', { sizes: [{ width: 90, height: 0 }] }],
    ['a look at pictures that must be mended', { resolution: { must: 300, look: 150 } }],
    ['a look at ink that must be mended', { ink: { must: 300, look: 320, area: 0.1 } }],
  ])('are refused with %s', async (_, wrong) => {
    const made = app.trpc(token).profiles.create.mutate({ name: 'Kart', rules: { ...rules, ...wrong } })
    expect(await refusal(made)).toMatchObject({ code: 'VALIDATION' })
  })

  test('are chosen by services and products, which can do without again', async () => {
    const { id: profileId } = await create()
    const { id: serviceId } = await makeService(app.deps.db)
    const { id } = await makeProduct(app.deps.db, serviceId)
    const { services, products } = app.trpc(token)
    expect(await services.update.mutate({ id: serviceId, profileId })).toMatchObject({ profileId })
    expect(await products.update.mutate({ id, profileId })).toMatchObject({ profileId })
    expect(await products.update.mutate({ id, name: 'Kart' })).toMatchObject({ profileId })
    expect(await products.update.mutate({ id, profileId: null })).toMatchObject({ profileId: null })
    expect(await refusal(products.update.mutate({ id, profileId: 999_999 }))).toMatchObject({
      code: 'VALIDATION',
    })
  })
})

// PRE-8
test('a profile in use stays, and the refusal says where it is used', async () => {
  const { id: profileId } = await create()
  const { id: serviceId, name } = await makeService(app.deps.db)
  const { services, profiles } = app.trpc(token)
  await services.update.mutate({ id: serviceId, profileId })
  const refused = await refusal(profiles.delete.mutate({ id: profileId }))
  expect(refused).toMatchObject({ code: 'CONFLICT' })
  expect(JSON.stringify(refused)).toContain(name)
  expect((await profiles.byId.query({ id: profileId })).usedBy.services).toMatchObject([{ id: serviceId }])
  await services.delete.mutate({ id: serviceId })
  await profiles.delete.mutate({ id: profileId })
  expect(await refusal(profiles.byId.query({ id: profileId }))).toMatchObject({ code: 'NOT_FOUND' })
})
