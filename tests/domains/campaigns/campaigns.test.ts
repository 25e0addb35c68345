import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Campaign, MultilanguageCampaign } from '../../../src/domains/campaigns/campaign-output.ts'
import { languages } from '../../../src/lib/languages.ts'
import { translate } from '../../../src/lib/translate.ts'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { photo } from '../media/pictures.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['campaigns'])
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  await app.deps.db.campaign.deleteMany()
})

const unknown = 2147483647
const day = (text: string) => new Date(`${text}T00:00:00Z`)

function makeCampaign(
  data: {
    title?: string
    priority?: number
    state?: boolean
    startDate?: Date
    endDate?: Date
    percentageBp?: number
    services?: { id: number }[]
  } = {},
) {
  const { services = [], title = 'Yaz endirimi', ...rest } = data
  const links = { create: services.map(({ id }) => ({ serviceId: id })) }
  const texts = { title, title_ru: `${title} ru`, description: 'Mətn', date: 'mart', date_en: 'March' }
  return app.deps.db.campaign.create({ data: { ...texts, ...rest, services: links } })
}

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

describe('the list', () => {
  test('is the same through both faces, in the asked language, az where a text is empty', async () => {
    const services = [await makeService(app.deps.db, { name: 'Banner' })]
    const { id } = await makeCampaign({ services, percentageBp: 1250, endDate: day('2100-01-31') })
    const rest = await app.rest('GET', '/Deal', { query: { Language: 'ru', pageSize: 6 } })
    const { items, pagination } = await app.trpc().campaigns.list.query({ language: 'ru', pageSize: 6 })
    expect(rest.body.data).toEqual(items)
    expect(JSON.parse(rest.headers.get('pagination') ?? '')).toEqual(pagination)
    expect(pagination).toEqual({ totalItems: 1, itemsPerPage: 6, currentPage: 1, totalPages: 1 })
    expect(items).toEqual([
      {
        id,
        title: 'Yaz endirimi ru',
        description: 'Mətn',
        offer: '',
        head: '',
        date: 'mart',
        services: [{ id: services[0]?.id, name: 'Banner ru' }],
        serviceI: ['Banner ru'],
        photoUrl: '',
        percentage: 12.5,
        startDate: null,
        endDate: '2100-01-31T00:00:00.000Z',
      },
    ])
  })

  // CAM-2
  test('shows running ones only, to the end of the last day in Baku; staff of the area see all', async () => {
    const endless = await makeCampaign()
    const ending = await makeCampaign({ endDate: day('2026-03-20') })
    const over = await makeCampaign({ endDate: day('2026-03-19') })
    const other = await app.signIn(['services'])
    const list = async (bearer?: string) => idsOf((await app.trpc(bearer).campaigns.list.query({})).items)
    app.setNow(new Date('2026-03-20T19:59:59Z'))
    expect(await list()).toEqual([ending.id, endless.id])
    expect(await list(other)).toEqual([ending.id, endless.id])
    expect(await list(token)).toEqual([over.id, ending.id, endless.id])
    app.setNow(new Date('2026-03-20T20:00:00Z'))
    expect(await list()).toEqual([endless.id])
    const rest = await app.rest('GET', '/deal')
    expect(idsOf(rest.body.data)).toEqual([endless.id])
    expect(JSON.parse(rest.headers.get('pagination') ?? '')).toMatchObject({ totalItems: 1 })
  })

  // CAM-2
  test('shows none before its first day in Baku, nor does its address; staff of the area see it', async () => {
    const { id } = await makeCampaign({ startDate: day('2026-03-21'), endDate: day('2026-03-21') })
    const seen = async (bearer?: string) => [
      idsOf((await app.trpc(bearer).campaigns.list.query({})).items).length,
      (await app.rest('GET', `/deal/${id}`, { token: bearer })).status,
    ]
    app.setNow(new Date('2026-03-20T19:59:59Z'))
    expect([await seen(), await seen(token)]).toEqual([
      [0, 404],
      [1, 200],
    ])
    app.setNow(new Date('2026-03-20T20:00:00Z'))
    expect(await seen()).toEqual([1, 200])
  })

  // BAS-7
  test('goes by priority ascending, then newest first, page by page', async () => {
    const old = await makeCampaign({ priority: 5 })
    const fresh = await makeCampaign({ priority: 5 })
    const first = await makeCampaign({ priority: 2 })
    const page = async (query: Record<string, number>) =>
      idsOf((await app.rest('GET', '/deal', { query })).body.data)
    expect(await page({})).toEqual([first.id, fresh.id, old.id])
    expect(await page({ page: 2, pageSize: 2 })).toEqual([old.id])
    expect(await page({ pageIndex: 3, pageSize: 2 })).toEqual([])
    expect((await app.rest('GET', '/deal', { query: { page: 0 } })).status).toBe(400)
  })

  // BAS-8
  test('keeps what is switched off, and names of services switched off, from everybody else', async () => {
    const { db } = app.deps
    const services = [await makeService(db, { state: false }), await makeService(db)]
    const shown = await makeCampaign({ services })
    const hidden = await makeCampaign({ state: false })
    const open = (await app.trpc().campaigns.list.query({})).items
    expect(idsOf(open)).toEqual([shown.id])
    expect(idsOf(open[0]?.services ?? [])).toEqual([services[1]?.id])
    expect(open[0]).not.toHaveProperty('state')
    const all = (await app.trpc(token).campaigns.list.query({})).items
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [hidden.id, false],
      [shown.id, true],
    ])
    expect(all[1]?.services).toHaveLength(2)
    expect((await app.rest('GET', `/deal/${hidden.id}`)).status).toBe(404)
    expect((await app.rest('GET', `/deal/${hidden.id}`, { token })).body.data).toMatchObject({ state: false })
  })
})

describe('the search', () => {
  test('finds words of the title in any language, past and hidden ones too, page by page', async () => {
    const over = await makeCampaign({ title: 'Məktəb mövsümü', endDate: day('2020-01-01') })
    const hidden = await makeCampaign({ title: 'Qış', state: false })
    const find = (query: Record<string, string | number>) => app.rest('GET', '/deal/search', { token, query })
    expect(idsOf((await find({})).body.data)).toEqual([hidden.id, over.id])
    expect(idsOf((await find({ title: 'mekteb' })).body.data)).toEqual([over.id])
    expect(idsOf((await find({ Title: 'qış RU' })).body.data)).toEqual([hidden.id])
    const { items, pagination } = await app.trpc(token).campaigns.search.query({ page: 2, pageSize: 1 })
    const record = await app.trpc(token).campaigns.multilanguage.query({ id: over.id })
    expect(items).toEqual([{ ...record, place: 2 }])
    expect(pagination).toEqual({ totalItems: 2, itemsPerPage: 1, currentPage: 2, totalPages: 2 })
  })
})

describe('one campaign', () => {
  // CAM-2
  test('is answered when over too, the same through both faces', async () => {
    const { id } = await makeCampaign({ endDate: day('2020-01-01') })
    const rest = await app.rest('GET', `/DEAL/${id}`, { query: { lang: 'en' } })
    expect(rest.body.data).toEqual(await app.trpc().campaigns.byId.query({ id, language: 'en' }))
    expect(rest.body.data).toMatchObject({ title: 'Yaz endirimi', date: 'March', percentage: null })
    expect(rest.headers.get('etag')).toMatch(/^"/)
  })

  test('a malformed id is 400, an unknown one 404', async () => {
    for (const id of ['abc', '0', '1.5']) expect((await app.rest('GET', `/deal/${id}`)).status).toBe(400)
    expect((await app.rest('GET', `/deal/${unknown}`)).status).toBe(404)
    expect((await app.rest('GET', `/deal/${unknown}/multilanguage`, { token })).status).toBe(404)
  })
})

describe('adding', () => {
  // CAM-4, API-8
  test('takes a form: services as a JSON list or a repeated field, also under the old name', async () => {
    const { db } = app.deps
    const [one, other] = [await makeService(db), await makeService(db)]
    const list = JSON.stringify([one.id, other.id, one.id])
    const repeated = [String(one.id), String(other.id)]
    const namings: Record<string, string | string[]>[] = [
      { serviceIds: list },
      { ServiceIds: repeated },
      { ServiceTypeIds: repeated },
      { servicetypeids: list },
    ]
    for (const named of namings) {
      const answer = await app.rest('POST', '/deal', {
        token,
        form: { Title: 'Yay', DESCRIPTION: 'Hər şey', ...named },
      })
      expect(answer.status).toBe(201)
      const campaign: MultilanguageCampaign = answer.body.data
      expect(idsOf(campaign.services)).toEqual([other.id, one.id])
      expect(campaign.serviceI).toEqual([other.name, one.name])
    }
  })

  test('takes all its fields, with a picture that is served', async () => {
    const answer = await app.rest('POST', '/deal', {
      token,
      form: {
        title: 'Yay',
        title_ru: 'Лето',
        description: 'Hər şey',
        offer: '2 + 1',
        head: 'Kampaniya',
        date: 'iyun–avqust',
        percentage: '12,5',
        endDate: '2026-08-31T00:00:00.000Z',
        state: 'true',
        file: new File([await photo(50, 50).png().toBuffer()], 'a.png'),
      },
    })
    const campaign: MultilanguageCampaign = answer.body.data
    expect(campaign).toMatchObject({
      title: 'Yay',
      title_ru: 'Лето',
      title_en: '',
      offer: '2 + 1',
      head: 'Kampaniya',
      date: 'iyun–avqust',
      percentage: 12.5,
      endDate: '2026-08-31T00:00:00.000Z',
      priority: 1,
      state: true,
      services: [],
    })
    expect((await fetch(app.url + campaign.photoUrl)).status).toBe(200)
    const read = await app.rest('GET', `/deal/${campaign.id}/Multilanguage`, { token })
    expect(read.body.data).toEqual(campaign)
    expect(await app.trpc(token).campaigns.multilanguage.query({ id: campaign.id })).toEqual(campaign)
  })

  // CAM-3
  test('takes JSON, and the UI’s face; percentage and end may be empty', async () => {
    const json = { title: 'Yay', description: 'Hər şey', percentage: '', endDate: '', serviceIds: '' }
    const rest = await app.rest('POST', '/deal', { token, json })
    expect(rest.body.data).toMatchObject({ percentage: null, startDate: null, endDate: null, services: [] })
    const added = await app.trpc(token).campaigns.create.mutate({
      title: 'Qış',
      description: 'Hər şey',
      percentage: 99.99,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
    })
    expect(added).toMatchObject({
      percentage: 99.99,
      startDate: '2026-12-01T00:00:00.000Z',
      endDate: '2026-12-31T00:00:00.000Z',
    })
  })

  const full = { title: 'a', description: 'b' }
  // CAM-3
  test.each([
    ['no title', { description: 'b' }, ['title']],
    ['an empty description', { title: 'a', description: ' ' }, ['description']],
    ['nothing at all', {}, ['description', 'title']],
    ['0 per cent', { ...full, percentage: 0 }, ['percentage']],
    ['100 per cent', { ...full, percentage: '100' }, ['percentage']],
    ['a negative percentage', { ...full, percentage: -5 }, ['percentage']],
    ['a percentage in words', { ...full, percentage: 'on' }, ['percentage']],
    ['a day that is not', { ...full, endDate: '2026-02-30' }, ['endDate']],
    ['an end before its start', { ...full, startDate: '2026-02-02', endDate: '2026-02-01' }, ['endDate']],
    ['an unknown service', { ...full, serviceIds: [unknown] }, ['serviceIds']],
    ['a service that is no id', { ...full, serviceIds: ['x'] }, ['serviceIds.0']],
  ])('refuses %s and stores nothing', async (_what, json, paths) => {
    const answer = await app.rest('POST', '/deal', { token, json })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION'])
    expect(answer.body.errors?.map(({ path }) => path).sort()).toEqual(paths)
    await expect(app.trpc(token).campaigns.create.mutate(json as never)).rejects.toMatchObject({
      data: { code: 'VALIDATION', httpStatus: 400 },
    })
    expect(await app.deps.db.campaign.count()).toBe(0)
  })

  test('refuses a deleted service and keeps no picture of it', async () => {
    const { db } = app.deps
    const { id } = await makeService(db)
    await db.service.update({ where: { id }, data: { deletedAt: new Date() } })
    const pictures = await db.media.count()
    const file = new File([await photo(50, 50).png().toBuffer()], 'a.png')
    const answer = await app.rest('POST', '/deal', { token, form: { ...full, serviceIds: `[${id}]`, file } })
    expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([400, ['serviceIds']])
    expect(await db.media.count()).toBe(pictures)
  })

  test('refuses a picture of more than 10 MB with 413', async () => {
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png')
    const answer = await app.rest('POST', '/deal', { token, form: { ...full, file } })
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE'])
    expect(await app.deps.db.campaign.count()).toBe(0)
  })

  test('says why in the language of the request', async () => {
    for (const language of languages) {
      const message = translate(
        { id: 'campaigns.unknownService', message: 'One of these services does not exist.' },
        language,
      )
      const answer = await app.rest('POST', '/deal', {
        token,
        query: { language },
        json: { ...full, serviceIds: [unknown] },
      })
      expect(answer.body.errors).toEqual([{ path: 'serviceIds', message }])
    }
  })
})

describe('changing', () => {
  test('keeps what is not sent, replaces given services, and empties percentage and end', async () => {
    const { db } = app.deps
    const [one, other] = [await makeService(db), await makeService(db)]
    const { id } = await makeCampaign({ services: [one], percentageBp: 500, endDate: day('2030-05-05') })
    const put = (form: Record<string, string | number | string[]>) =>
      app.rest('PUT', '/Deal', { token, form: { id, ...form } })

    const renamed = await put({ title_en: 'Spring' })
    expect(renamed.status).toBe(200)
    expect(renamed.body.data).toMatchObject({
      title: 'Yaz endirimi',
      title_en: 'Spring',
      percentage: 5,
      endDate: '2030-05-05T00:00:00.000Z',
      services: [{ id: one.id, name_ru: one.name_ru }],
    })
    const early = await put({ startDate: '2030-05-06' })
    expect([early.status, early.body.errors?.map(({ path }) => path)]).toEqual([400, ['endDate']])
    expect((await put({ startDate: '2030-05-05' })).body.data).toMatchObject({
      startDate: '2030-05-05T00:00:00.000Z',
    })
    const moved = await put({ ServiceTypeIds: [String(other.id)], percentage: '', endDate: '' })
    expect(moved.body.data).toMatchObject({ percentage: null, endDate: null, services: [{ id: other.id }] })
    const changed = await app
      .trpc(token)
      .campaigns.update.mutate({ id, serviceIds: [], state: false, priority: 9 })
    expect(changed).toMatchObject({ services: [], state: false, priority: 9, title_en: 'Spring' })
    expect(await app.trpc(token).campaigns.multilanguage.query({ id })).toEqual(changed)
  })

  test('keeps the picture when none is sent and replaces it when one is', async () => {
    const { id } = await makeCampaign()
    const send = async () => {
      const file = new File([await photo(50, 50).png().toBuffer()], 'a.png')
      return app.trpc(token).campaigns.update.mutate({ id, file })
    }
    const { photoUrl } = await send()
    expect(photoUrl).toMatch(/^\/media\//)
    expect((await app.trpc(token).campaigns.update.mutate({ id, offer: 'x' })).photoUrl).toBe(photoUrl)
    expect((await send()).photoUrl).not.toBe(photoUrl)
  })

  // CAM-3
  test('refuses an emptied title or description, an unknown service, and an unknown id', async () => {
    const services = [await makeService(app.deps.db)]
    const { id } = await makeCampaign({ services })
    const put = (json: unknown) => app.rest('PUT', '/deal', { token, json })
    expect((await put({ id, title: '' })).body.errors).toMatchObject([{ path: 'title' }])
    expect((await put({ id, description: '  ' })).body.errors).toMatchObject([{ path: 'description' }])
    expect((await put({ id, title: 'b', serviceIds: [unknown] })).body.errors).toMatchObject([
      { path: 'serviceIds' },
    ])
    expect((await put({ id: unknown, title: 'b' })).status).toBe(404)
    expect((await put({ title: 'b' })).body.errors).toMatchObject([{ path: 'id' }])
    const kept: Campaign = await app.trpc().campaigns.byId.query({ id })
    expect(kept).toMatchObject({ title: 'Yaz endirimi', services: [{ id: services[0]?.id }] })
  })

  // BAS-10
  test('of two who have read the same, one saves and the other gets 409', async () => {
    const { id } = await makeCampaign()
    const { updatedAt } = await app.trpc(token).campaigns.multilanguage.query({ id })
    const save = (title: string) => app.rest('PUT', '/deal', { token, json: { id, title, updatedAt } })
    const statuses = (await Promise.all([save('bir'), save('iki')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test('of nothing but its services makes a new version too', async () => {
    const { id } = await makeCampaign()
    const { updatedAt } = await app.trpc(token).campaigns.multilanguage.query({ id })
    const services = [await makeService(app.deps.db)]
    const changed = await app
      .trpc(token)
      .campaigns.update.mutate({ id, serviceIds: idsOf(services), updatedAt })
    expect(changed.updatedAt).not.toBe(updatedAt)
  })

  test('of a service that is deleted meanwhile, no link stays behind', async () => {
    const { db } = app.deps
    const editor = await app.signIn(['services'])
    const campaigns = [await makeCampaign(), await makeCampaign(), await makeCampaign()]
    for (let round = 0; round < 5; round++) {
      const { id } = await makeService(db)
      await Promise.all([
        ...campaigns.map((campaign) =>
          app.rest('PUT', '/deal', { token, json: { id: campaign.id, serviceIds: [id] } }),
        ),
        app.rest('DELETE', `/services/${id}`, { token: editor }),
      ])
      expect(await db.campaignService.count({ where: { serviceId: id } })).toBe(0)
    }
  })
})

test('deleting removes it; a second time it is 404', async () => {
  const [one, other] = [await makeCampaign(), await makeCampaign()]
  expect((await app.rest('DELETE', `/deal/${one.id}`, { token })).body.data).toEqual({ id: one.id })
  expect(await app.trpc(token).campaigns.delete.mutate({ id: other.id })).toEqual({ id: other.id })
  expect((await app.rest('GET', `/deal/${one.id}`, { token })).status).toBe(404)
  expect((await app.rest('DELETE', `/deal/${one.id}`, { token })).status).toBe(404)
})

test('writes and the multilanguage read need area 3, on both faces', async () => {
  const { id } = await makeCampaign()
  const client = await app.signIn('Client')
  const stranger = await app.signIn(['services', 'portfolios'])
  const calls: [string, string][] = [
    ['GET', `/deal/${id}/multilanguage`],
    ['GET', '/deal/search'],
    ['POST', '/deal'],
    ['PUT', '/deal'],
    ['DELETE', `/deal/${id}`],
    ['DELETE', `/deal/${unknown}`],
  ]
  for (const [method, path] of calls) {
    expect((await app.rest(method, path)).status).toBe(401)
    expect((await app.rest(method, path, { token: client })).status).toBe(403)
    expect((await app.rest(method, path, { token: stranger })).status).toBe(403)
  }
  const { campaigns } = app.trpc(stranger)
  for (const call of [
    () => campaigns.multilanguage.query({ id }),
    () => campaigns.create.mutate({ title: 'a', description: 'b' }),
    () => campaigns.update.mutate({ id }),
    () => campaigns.delete.mutate({ id }),
  ]) {
    await expect(call()).rejects.toMatchObject({ data: { code: 'FORBIDDEN' } })
  }
  expect(await app.deps.db.campaign.count()).toBe(1)
})
