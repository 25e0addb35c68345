import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())

describe('partners, advertisements and social accounts', () => {
  test('are put in order together, and what is added later stands first', async () => {
    const { partners } = app.trpc(admin)
    const made = []
    for (const name of ['Bir', 'İki', 'Üç']) made.push((await partners.create.mutate({ name })).id)
    const [one = 0, two = 0, three = 0] = made
    const order = async () => (await partners.list.query()).map(({ id }) => id).slice(0, 4)
    expect(await order()).toEqual([three, two, one])
    await partners.order.mutate({ ids: [two, three, one] })
    expect(await order()).toEqual([two, three, one])
    const later = await partners.create.mutate({ name: 'Dörd' })
    expect(await order()).toEqual([later.id, two, three, one])
    const put = (ids: number[]) => app.rest('PUT', '/Partner/order', { token: admin, json: { ids } })
    expect((await put([one, two])).status).toBe(204)
    expect((await put([one, 2147483647])).status).toBe(400)
    expect((await put([one, two, one])).status).toBe(400)
  })

  test('keep their order when one of the ids is refused', async () => {
    const { advertisements } = app.trpc(admin)
    const one = await advertisements.create.mutate({ link: 'a.az' })
    const two = await advertisements.create.mutate({ link: 'b.az' })
    await expect(advertisements.order.mutate({ ids: [one.id, two.id, 999_999] })).rejects.toThrow()
    expect((await advertisements.list.query()).map(({ id }) => id)).toEqual([two.id, one.id])
    const social = app.trpc(admin).socialAccounts
    const first = await social.create.mutate({ link: 'instagram.com/a' })
    const second = await social.create.mutate({ link: 'https://facebook.com/b' })
    await social.order.mutate({ ids: [first.id, second.id] })
    expect((await social.list.query()).map(({ link }) => link)).toEqual([
      'https://instagram.com/a',
      'https://facebook.com/b',
    ])
  })
})

// BAS-10
describe('a record that somebody else has saved meanwhile', () => {
  test('is refused to who read it before, and saved by who does not say what he read', async () => {
    const { pageTexts, aboutUs, banner, contact } = app.trpc(admin)
    for (const record of [pageTexts.campaigns, aboutUs, banner]) {
      const { updatedAt } = await record.multilanguage.query({ id: 1 })
      await record.update.mutate({ head: 'Bir', updatedAt })
      await expect(record.update.mutate({ head: 'İki', updatedAt })).rejects.toMatchObject({
        data: { code: 'CONFLICT', httpStatus: 409 },
      })
      await record.update.mutate({ head: 'Üç' })
      expect((await record.multilanguage.query({ id: 1 })).head).toBe('Üç')
    }
    const { updatedAt } = await contact.multilanguage.query({ id: 1 })
    const put = (description: string) =>
      app.rest('PUT', '/contact', { token: admin, json: { id: 1, description, updatedAt } })
    expect((await put('Bir')).status).toBe(204)
    expect((await put('İki')).status).toBe(409)
    expect((await contact.multilanguage.query({ id: 1 })).description).toBe('Bir')
  })

  test.each([
    ['partners', '/Partner', { name: 'Bakı Kafe' }],
    ['advertisements', '/Advertisements', { link: 'https://a.az' }],
    ['socialAccounts', '/SocialMediaAccounts', { link: 'https://instagram.com/a' }],
  ] as const)('holds for %s as well', async (name, path, fields) => {
    const added = await app.rest('POST', path, { token: admin, json: fields })
    const { id, updatedAt } = added.body.data as { id: number; updatedAt: string }
    const put = async (json: object) =>
      (await app.rest('PUT', path, { token: admin, json: { id, ...json } })).status
    const statuses = await Promise.all([put({ ...fields, updatedAt }), put({ ...fields, updatedAt })])
    expect(statuses.sort()).toEqual([200, 409])
    const records = app.trpc(admin)[name]
    await expect(records.update.mutate({ id, priority: 3, updatedAt })).rejects.toMatchObject({
      data: { code: 'CONFLICT', httpStatus: 409 },
    })
    expect(await put({ priority: 3 })).toBe(200)
    const own = (await records.list.query()).find((record) => record.id === id)
    const current = await records.update.mutate({ id, priority: 4, updatedAt: own?.updatedAt })
    expect(current.updatedAt).not.toBe(own?.updatedAt)
    expect(await put({ priority: 5, updatedAt: 'gestern' })).toBe(400)
    const open = await app.trpc()[name].list.query()
    expect(open.find((record) => record.id === id)).not.toHaveProperty('updatedAt')
  })
})
