import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let staffId: number

beforeAll(async () => {
  app = await startTestApp()
  const user = await makeUser(app.deps.db, [4])
  staffId = user.id
  staff = await makeToken(app.deps.db, user.id)
})
afterAll(() => app.close())

type Request = { id: number; name: string; phoneNumber: string; handled: boolean }
const send = (json: unknown, target = app) => target.rest('POST', '/Contact/sendinfoforcontact', { json })
const stored = (name: string) => app.deps.db.contactRequest.findMany({ where: { name } })
const emailsOf = (requestId: number) =>
  app.deps.db.$queryRawUnsafe<{ kind: string }[]>(
    `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' AND (data->>'requestId')::int = $1`,
    requestId,
  )

describe('a contact request', () => {
  // SITE-4
  test('is kept and mailed to the company, through both faces and as a form', async () => {
    const answer = await send({ Name: '  Rəşad  ', PHONENUMBER: '+994 (50) 312-44-18' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ received: true })
    const [request] = await stored('Rəşad')
    expect(request).toMatchObject({ phoneNumber: '+994 (50) 312-44-18', handledAt: null })
    expect(await emailsOf(request?.id ?? 0)).toEqual([{ kind: 'contactRequest' }])
    await app.trpc().contactRequests.send.mutate({ name: 'Elçin', phoneNumber: '12345' })
    expect(await stored('Elçin')).toHaveLength(1)
    const form = { name: 'Forma', phoneNumber: '12345' }
    expect((await app.rest('POST', '/contact/SendInfoForContact', { form })).status).toBe(415)
    expect(await stored('Forma')).toHaveLength(0)
  })

  // SITE-4
  test.each([
    ['name', { phoneNumber: '12345' }],
    ['name', { name: ' ', phoneNumber: '12345' }],
    ['name', { name: 'a'.repeat(101), phoneNumber: '12345' }],
    ['name', { name: '\u200b\u0000\u202e', phoneNumber: '12345' }],
    ['phoneNumber', { name: 'a' }],
    ['phoneNumber', { name: 'a', phoneNumber: '1234' }],
    ['phoneNumber', { name: 'a', phoneNumber: '1'.repeat(21) }],
    ['phoneNumber', { name: 'a', phoneNumber: '12345 <b>' }],
    ['phoneNumber', { name: 'a', phoneNumber: '+994 50 555' }],
    ['phoneNumber', { name: 'a', phoneNumber: '00994 12 345' }],
    ['phoneNumber', { name: 'a', phoneNumber: '+994 99 450 55 51234' }],
  ])('with a wrong %s is 400 and not kept', async (field, json) => {
    const before = await app.deps.db.contactRequest.count()
    const answer = await send(json)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map((error) => error.path)).toEqual([field])
    expect(await app.deps.db.contactRequest.count()).toBe(before)
  })

  test.each([
    ['8 (055) 777-88-99', '+994 55 777 88 99'],
    ['994557778899', '+994 55 777 88 99'],
    ['+7 (916) 123-45-67', '+7 (916) 123-45-67'],
  ])('by %s is kept as %s, on both faces', async (phoneNumber, kept) => {
    await send({ name: `R ${phoneNumber}`, phoneNumber })
    await app.trpc().contactRequests.send.mutate({ name: `T ${phoneNumber}`, phoneNumber })
    for (const face of ['R', 'T'])
      expect((await stored(`${face} ${phoneNumber}`))[0]).toMatchObject({ phoneNumber: kept })
    await expect(
      app.trpc().contactRequests.send.mutate({ name: 'a', phoneNumber: '+994 12' }),
    ).rejects.toThrow()
  })

  // SITE-4
  test('with the field that only programs fill in is answered alike, and nothing is kept', async () => {
    const honest = await send({ name: 'Insan', phoneNumber: '12345', website: '' })
    for (const website of ['https://spam.example', 7, ['x']]) {
      const answer = await send({ name: 'Robot', phoneNumber: '12345', website })
      expect(answer.status).toBe(honest.status)
      expect(answer.body).toEqual(honest.body)
    }
    expect(await stored('Robot')).toEqual([])
    expect(await stored('Insan')).toHaveLength(1)
  })

  // SITE-4
  test('that is sent again with its key is kept and mailed once, also at the same moment', async () => {
    const again = { json: { name: 'Yenə', phoneNumber: '12345' }, headers: { 'idempotency-key': 'once' } }
    const sent = () => app.rest('POST', '/Contact/sendinfoforcontact', again)
    const answers = [...(await Promise.all([sent(), sent(), sent()])), await sent()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [kept, ...others] = await stored('Yenə')
    expect(others).toEqual([])
    expect(await emailsOf(kept?.id ?? 0)).toHaveLength(1)
    // Keys are nobody's: somebody else's request with the same one isn't lost.
    for (const json of [
      { name: 'Yenə', phoneNumber: '54321' },
      { name: 'Başqa', phoneNumber: '12345' },
    ])
      await app.rest('POST', '/Contact/sendinfoforcontact', { ...again, json })
    expect([...(await stored('Yenə')), ...(await stored('Başqa'))]).toHaveLength(3)
    const long = { ...again, headers: { 'idempotency-key': 'k'.repeat(256) } }
    expect((await app.rest('POST', '/Contact/sendinfoforcontact', long)).status).toBe(400)
  })

  test('is limited by address: 429 with the seconds to wait', async () => {
    const limited = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 21; count++) {
        statuses.push((await send({ name: 'a', phoneNumber: '12345' }, limited)).status)
      }
      expect(statuses).toEqual([...Array(20).fill(200), 429])
      const refused = await send({ name: 'a', phoneNumber: '12345' }, limited)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.body.code).toBe('RATE_LIMITED')
      expect(await limited.deps.db.contactRequest.count()).toBe(20)
    } finally {
      await limited.close()
    }
  })
})

describe('the inbox', () => {
  test('is paged, newest first, and can show only what is open', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await send({ name, phoneNumber: '12345' })
    const total = await app.deps.db.contactRequest.count()
    const answer = await app.rest('GET', '/contact/requests', { token: staff, query: { pageSize: 2 } })
    expect((answer.body.data as Request[]).map((request) => request.name)).toEqual(['Üç', 'İki'])
    expect(JSON.parse(answer.headers.get('pagination') ?? '')).toMatchObject({ totalItems: total })
    const first = (answer.body.data as Request[])[0]
    await app.rest('PUT', `/contact/requests/${first?.id}`, { token: staff, json: { handled: true } })
    const open = await app.trpc(staff).contactRequests.list.query({ handled: false })
    expect(open.items.map((request) => request.id)).not.toContain(first?.id)
    const handled = await app.trpc(staff).contactRequests.list.query({ handled: true })
    expect(handled.items.map((request) => request.id)).toEqual([first?.id])
    expect(open.pagination.totalItems + handled.pagination.totalItems).toBe(total)
  })

  // SITE-5
  test('marks a request as handled by the first who says so, and open again', async () => {
    await send({ name: 'Zəng', phoneNumber: '12345' })
    const [{ id } = { id: 0 }] = await stored('Zəng')
    const put = (token: string, handled: unknown, requestId: unknown = id) =>
      app.rest('PUT', `/contact/requests/${requestId}`, { token, json: { handled } })
    const done = await put(staff, true)
    expect(done.status).toBe(200)
    expect(done.body.data).toMatchObject({
      id,
      name: 'Zəng',
      handled: true,
      handledAt: expect.stringMatching(/Z$/),
      handledBy: { id: staffId },
    })
    const staffMember = await app.signIn(['contact'])
    expect((await put(staffMember, true)).body).toEqual(done.body)
    const open = await app.trpc(staffMember).contactRequests.update.mutate({ id, handled: false })
    expect(open).toMatchObject({ handled: false, handledAt: null, handledBy: null })
    expect((await put(staff, 'perhaps')).status).toBe(400)
    expect((await put(staff, undefined)).status).toBe(400)
    expect((await put(staff, true, 2147483647)).status).toBe(404)
    expect((await put(staff, true, 'abc')).status).toBe(400)
  })

  test('is searched by name, phone and note, whatever the letters', async () => {
    await send({ name: 'Şəbnəm Ağayeva', phoneNumber: '+994 (55) 740-02-61' })
    await send({ name: 'Başqası', phoneNumber: '0707400999' })
    const [{ id } = { id: 0 }] = await stored('Başqası')
    await app.trpc(staff).contactRequests.update.mutate({ id, note: 'Sabah 100% zəng et' })
    const find = async (search: string, handled?: boolean) => {
      const page = await app.trpc(staff).contactRequests.list.query({ search, handled, pageSize: 10 })
      expect(page.pagination.totalItems).toBe(page.items.length)
      return page.items.map((request) => request.name)
    }
    expect(await find('sebnem')).toEqual(['Şəbnəm Ağayeva'])
    for (const typed of ['agayeva ŞƏBNƏM', 'Ağayeva, Şəbnəm', 'ağayeva,şəbnəm'])
      expect(await find(typed)).toEqual(['Şəbnəm Ağayeva'])
    expect(await find(',')).toEqual([])
    expect(await find('055 740 02')).toEqual(['Şəbnəm Ağayeva'])
    expect(await find('100%')).toEqual(['Başqası'])
    expect(await find('sebnem', true)).toEqual([])
    expect(await find('yoxdur belə')).toEqual([])
    const rest = await app.rest('GET', '/contact/requests', { token: staff, query: { Search: 'sebnem' } })
    expect(rest.body.data).toMatchObject([{ name: 'Şəbnəm Ağayeva', note: '' }])
  })

  // SITE-5
  test('keeps an internal note, and refuses to write over one that it was not shown', async () => {
    await send({ name: 'Qeyd', phoneNumber: '12345' })
    const [{ id } = { id: 0 }] = await stored('Qeyd')
    const put = (json: object) => app.rest('PUT', `/contact/requests/${id}`, { token: staff, json })
    expect((await put({ note: ' Zəng etdim ', noteWas: '' })).body.data).toMatchObject({
      note: 'Zəng etdim',
      handled: false,
    })
    const both = await app.trpc(staff).contactRequests.update.mutate({ id, note: 'Gələcək', handled: true })
    expect(both).toMatchObject({ note: 'Gələcək', handled: true })
    const refused = await put({ note: 'Köhnə', noteWas: 'Zəng etdim', handled: false })
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'CONFLICT' })
    expect((await stored('Qeyd'))[0]).toMatchObject({ note: 'Gələcək', handledById: staffId })
    expect((await put({ noteWas: 'Gələcək' })).status).toBe(400)
    expect((await put({ note: 'a'.repeat(2001) })).status).toBe(400)
  })

  // SITE-5
  test('needs area 4', async () => {
    const other = await app.signIn(['users'])
    expect((await app.rest('GET', '/contact/requests', { token: other })).status).toBe(403)
    expect((await app.rest('PUT', '/contact/requests/1', { token: other })).status).toBe(403)
    expect((await app.rest('GET', '/contact/requests')).status).toBe(401)
  })
})
