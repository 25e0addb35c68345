import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { sendFile, somePdf } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

// ART-20

let app: TestApp
let token: string
let customer: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services', 'newOrders', 'orders'])
  customer = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
})
afterAll(() => app.close())

type Item = { id: number; artwork: string | null; profileId: number | null; isArtworkGuessed: boolean }
const service = async (json: object): Promise<Item> => {
  const made = await app.rest('POST', '/Services', { token, json: { name: 'Xidmət', ...json } })
  expect(made.status).toBe(201)
  return app.trpc(token).services.multilanguage.query({ id: (made.body.data as { id: number }).id })
}
const product = async (serviceId: number, json: object): Promise<Item> => {
  const made = await app.rest('POST', '/ServiceTypes', { token, json: { name: 'Növ', serviceId, ...json } })
  expect(made.status).toBe(201)
  return app.trpc(token).products.multilanguage.query({ id: (made.body.data as { id: number }).id })
}
const kindOf = async (profileId: number | null) =>
  profileId === null
    ? null
    : (await app.deps.db.preflightProfile.findUniqueOrThrow({ where: { id: profileId } })).kind
const place = async (serviceId: number) =>
  (await app.trpc(customer).orders.place.mutate({ serviceId, count: 100 })).id
const artworkOf = (id: number) => app.trpc(customer).artwork.ofOrder.query({ id })
const move = (id: number, status: string) =>
  app.rest('PUT', `/order/${id}/status`, { token, json: { status } })

describe('an installation', () => {
  test('has a profile of each kind that takes any size', async () => {
    const profiles = await app.trpc(token).profiles.list.query()
    const open = profiles.filter(({ rules }) => rules.sizes.length === 0).map(({ rules }) => rules)
    expect(Object.fromEntries(open.map((rules) => [rules.kind, rules]))).toEqual(defaultProfiles)
  })
})

describe('a new service', () => {
  test('takes artwork, checked by the profile of what its name tells', async () => {
    const cards = await service({ name: 'Kartlar', name_ru: 'Визитки' })
    expect(cards).toMatchObject({ artwork: 'Optional', isArtworkGuessed: true })
    expect(await kindOf(cards.profileId)).toBe('card')
    expect(await service({})).toMatchObject({ artwork: 'Optional', profileId: null, isArtworkGuessed: false })
  })

  test('has what was sent instead', async () => {
    expect(await service({ name: 'Flayer', artwork: 'None' })).toMatchObject({
      artwork: 'None',
      profileId: null,
    })
    const flyers = await service({ name: 'Flayer', artwork: 'Required' })
    expect(flyers).toMatchObject({ artwork: 'Required', isArtworkGuessed: true })
    expect(await kindOf(flyers.profileId)).toBe('leaflet')
    const { profileId } = flyers
    expect(await service({ profileId })).toMatchObject({
      artwork: 'Required',
      profileId,
      isArtworkGuessed: false,
    })
    expect(await service({ name: 'Flayer', profileId: null })).toMatchObject({
      artwork: 'None',
      profileId: null,
    })
    const refused = await app.rest('POST', '/Services', { token, json: { name: 'a', artwork: 'Maybe' } })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'artwork' }] } })
  })

  test('that was looked at is no guess any more', async () => {
    const { id } = await service({ name: 'Banner' })
    const { services } = app.trpc(token)
    await services.update.mutate({ id, name: 'Böyük banner' })
    expect(await services.multilanguage.query({ id })).toMatchObject({ isArtworkGuessed: true })
    await services.update.mutate({ id, artwork: 'Required' })
    expect(await services.multilanguage.query({ id })).toMatchObject({
      artwork: 'Required',
      isArtworkGuessed: false,
    })
  })
})

test('a new product follows its service, unless it is of another kind', async () => {
  const cards = await service({ name: 'Vizit kartları' })
  const follows = { artwork: null, profileId: null, isArtworkGuessed: false }
  expect(await product(cards.id, { name: 'Parlaq vizit kartı' })).toMatchObject(follows)
  expect(await product(cards.id, {})).toMatchObject(follows)
  const mug = await product(cards.id, { name: 'Fincan' })
  expect(mug).toMatchObject({ artwork: null, isArtworkGuessed: true })
  expect(await kindOf(mug.profileId)).toBe('gift')
  const { products } = app.trpc(token)
  await products.update.mutate({ id: mug.id, artwork: null, profileId: null })
  expect(await products.multilanguage.query({ id: mug.id })).toMatchObject(follows)
})

test('what names told is looked over by staff: kept, or taken back and written down', async () => {
  const [kept, back] = [await service({ name: 'Flayer' }), await service({ name: 'Stiker' })]
  const mug = await product(back.id, { name: 'Fincan' })
  const items = [
    { kind: 'service', id: kept.id },
    { kind: 'service', id: back.id },
    { kind: 'product', id: mug.id },
  ] as const
  const { profiles, services, products } = app.trpc(token)
  const idsOf = (guesses: { kind: string; id: number }[]) => guesses.map(({ kind, id }) => `${kind} ${id}`)
  const asked = await app.rest('GET', '/preflightguesses', { token })
  expect(idsOf(asked.body.data as { kind: string; id: number }[])).toEqual(
    expect.arrayContaining(idsOf([...items])),
  )
  await profiles.reviewGuesses.mutate({ items: [items[0]], keep: true })
  const left = await app.rest('PUT', '/preflightguesses', {
    token,
    json: { items: items.slice(1), keep: false },
  })
  expect(left.status).toBe(200)
  expect(idsOf(await profiles.guesses.query())).not.toEqual(expect.arrayContaining([`service ${kept.id}`]))
  expect(await services.multilanguage.query({ id: kept.id })).toMatchObject({
    artwork: 'Optional',
    profileId: kept.profileId,
  })
  expect(await services.multilanguage.query({ id: back.id })).toMatchObject({
    artwork: 'None',
    profileId: null,
  })
  expect(await products.multilanguage.query({ id: mug.id })).toMatchObject({ artwork: null, profileId: null })
  const admin = app.trpc(await app.signIn('SuperAdmin'))
  const entries = await admin.history.list.query({ kind: 'service' })
  expect(JSON.stringify(entries)).toContain('artworkNeed')
})

describe('an order that may do without artwork', () => {
  test('goes its whole way without any, and is promised at its acceptance', async () => {
    const { id: serviceId } = await service({})
    await app.deps.db.service.update({ where: { id: serviceId }, data: { productionDays: 2 } })
    const id = await place(serviceId)
    const accepted = await app.rest('PUT', '/order', { token, json: { id, price: 12 } })
    expect(accepted.status).toBe(200)
    expect((await app.trpc(customer).orders.byId.query({ id })).promisedOn).not.toBeNull()
    for (const status of ['InProduction', 'Ready', 'Completed'])
      expect((await move(id, status)).status).toBe(200)
  })

  test('takes a file, and then waits for its approval', async () => {
    const { id: serviceId } = await service({ name: 'Flayer' })
    await app.deps.db.service.update({ where: { id: serviceId }, data: { productionDays: 2 } })
    const id = await place(serviceId)
    await app.rest('PUT', '/order', { token, json: { id, price: 12 } })
    const upload = await sendFile(app.url, { token: customer }, { orderId: id, content: somePdf(2000) })
    await app.trpc(customer).artwork.send.mutate({ id, uploads: [upload] })
    expect(await artworkOf(id)).toMatchObject({ state: 'Checking', isPrintable: false })
    expect((await app.trpc(customer).orders.byId.query({ id })).promisedOn).toBeNull()
    expect((await move(id, 'InProduction')).status).toBe(409)
  })

  test('can be designed by the company, asked for by staff, or not be needed after all', async () => {
    const { id: serviceId } = await service({})
    const designed = await place(serviceId)
    await app.trpc(customer).artwork.askDesign.mutate({ id: designed })
    expect(await artworkOf(designed)).toMatchObject({ state: 'DesignByUs' })
    const asked = await place(serviceId)
    await app.trpc(token).artwork.askNew.mutate({ id: asked, text: 'Loqonu göndərin' })
    expect(await artworkOf(asked)).toMatchObject({ state: 'Missing', request: 'Loqonu göndərin' })
    const skipped = await place(serviceId)
    await app.trpc(token).artwork.skip.mutate({ id: skipped })
    expect(await artworkOf(skipped)).toMatchObject({ state: 'NotNeeded', acts: [] })
  })
})
