import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['orders'])
})
afterAll(() => app.close())

const send = (method: string, path: string, json?: object, language = 'en') =>
  app.rest(method, `/production${path}`, { token, json, headers: { 'x-language': language } })

// PROD-1
describe('the settings of production', () => {
  test('begin with 14:00 from Monday to Friday, and are changed field by field', async () => {
    const { body } = await send('GET', '/settings')
    expect(body.data).toMatchObject({ cutOff: '14:00', weekdays: [1, 2, 3, 4, 5], defaultDays: null })
    const changed = await send('PUT', '/settings', { weekdays: [6, 1, 1, 2, 3, 4, 5], defaultDays: 3 })
    expect(changed.body.data).toMatchObject({ cutOff: '14:00', weekdays: [1, 2, 3, 4, 5, 6], defaultDays: 3 })
    const staff = app.trpc(token)
    const own = await staff.production.updateSettings.mutate({ cutOff: '09:30', defaultDays: null })
    expect(own).toMatchObject({ cutOff: '09:30', weekdays: [1, 2, 3, 4, 5, 6], defaultDays: null })
    expect(await staff.production.settings.query()).toEqual(own)
  })

  test('say in words what they refuse, and who was later', async () => {
    const wrong = await send('PUT', '/settings', { cutOff: '25:00', weekdays: [] })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toEqual([
      { path: 'cutOff', message: 'An hour of the day, for example 14:00.' },
      { path: 'weekdays', message: 'Choose at least one working day of the week.' },
    ])
    expect((await send('PUT', '/settings', { weekdays: [8] })).status).toBe(400)
    expect((await send('PUT', '/settings', { defaultDays: -1 })).status).toBe(400)
    const staff = app.trpc(token).production
    const read = (await staff.settings.query()).updatedAt
    await send('PUT', '/settings', { cutOff: '13:00' })
    const late = await send('PUT', '/settings', { cutOff: '12:00', updatedAt: read }, 'ru')
    expect([late.status, late.body.message]).toEqual([409, 'Тем временем это изменил кто-то другой.'])
    await expect(staff.updateSettings.mutate({ cutOff: '12:00', updatedAt: read })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    })
    expect(await staff.settings.query()).toMatchObject({ cutOff: '13:00' })
  })
})

// PROD-4
describe('kinds of work', () => {
  test('are there from the start, with what they can do in a day', async () => {
    const { body } = await send('GET', '/workkinds')
    expect(body.data).toMatchObject([
      { name: 'Ofset', name_ru: 'Офсет', name_en: 'Offset', capacityMinutes: 480 },
      { name: 'Rəqəmsal' },
      { name: 'Genişformat' },
      { name: 'Folqa və kəsim' },
    ])
  })

  test('are added, changed and deleted, with the days on which they alone stood still', async () => {
    const made = await send('POST', '/workkinds', { name: 'Tikiş', capacityMinutes: 240 })
    expect(made.status).toBe(201)
    const { id } = made.body.data as { id: number }
    const changed = await send('PUT', `/workkinds/${id}`, { name_ru: 'Сшивка' })
    expect(changed.body.data).toMatchObject({ name: 'Tikiş', name_ru: 'Сшивка', capacityMinutes: 240 })
    await send('POST', '/closeddays', { day: '2029-06-04', workKindId: id, name: 'Təmir' })
    expect((await send('DELETE', `/workkinds/${id}`)).status).toBe(204)
    expect((await send('DELETE', `/workkinds/${id}`)).status).toBe(404)
    expect((await send('GET', '/closeddays?from=2029-06-01&to=2029-06-30')).body.data).toEqual([])
    expect((await send('POST', '/workkinds', { name: '', capacityMinutes: 0 })).body.errors).toHaveLength(2)
  })

  test('are read, but not changed, by whoever edits products', async () => {
    const editor = app.trpc(await app.signIn(['services']))
    expect((await editor.production.kinds.query()).length).toBeGreaterThanOrEqual(4)
    await expect(editor.production.deleteKind.mutate({ id: 1 })).rejects.toMatchObject({
      data: { code: 'FORBIDDEN' },
    })
  })
})

// PROD-1
describe('closed days', () => {
  test('are closed once for the house and once for each kind of work, and opened again', async () => {
    const close = (json: object) => send('POST', '/closeddays', { day: '2026-12-05', ...json })
    const house = await close({ name: 'İnventar', name_ru: 'Инвентаризация' })
    expect(house.status).toBe(201)
    expect(house.body.data).toMatchObject({
      day: '2026-12-05',
      workKindId: null,
      source: 'staff',
      name_en: '',
    })
    const again = await close({ name: 'Yenə' })
    expect([again.status, again.body.message]).toEqual([409, 'This day is already closed.'])
    expect((await close({ name: 'Təmir', workKindId: 1 })).status).toBe(201)
    expect((await close({ name: 'Təmir', workKindId: 1 })).status).toBe(409)
    expect((await close({ name: 'Təmir', workKindId: 999 })).status).toBe(404)
    const listed = await app.trpc(token).production.closedDays.query({ from: '2026-12-05', to: '2026-12-05' })
    expect(listed.map(({ workKindId }) => workKindId)).toEqual([null, 1])
    const { id } = house.body.data as { id: number }
    expect((await send('DELETE', `/closeddays/${id}`)).status).toBe(204)
    expect((await send('DELETE', `/closeddays/${id}`)).status).toBe(404)
  })

  test('need a day and a word, in the language of the caller', async () => {
    const { status, body } = await send('POST', '/closeddays', { day: '31.12.2026', name: ' ' }, 'ru')
    expect(status).toBe(400)
    expect(body.errors?.map(({ path }) => path)).toEqual(['day', 'name'])
  })

  test('stand in the history of whoever may see orders', async () => {
    const { id } = await app.trpc(token).production.closeDay.mutate({ day: '2029-07-02', name: 'Sayım' })
    const { items } = await app.trpc(token).history.ofRecord.query({ kind: 'closedDay', id })
    expect(items).toMatchObject([{ act: 'created', recordName: 'Sayım' }])
  })
})

// PROD-3
describe('public holidays', () => {
  test('are proposed for a year, and only what is taken is closed', async () => {
    const proposed = await send('GET', '/holidays?year=2027')
    const holidays = proposed.body.data as { day: string; check: boolean; isClosed: boolean }[]
    expect(holidays.find(({ day }) => day === '2027-03-08')).toMatchObject({ isClosed: false, check: false })
    expect(holidays.find(({ day }) => day === '2027-03-10')).toMatchObject({ check: true })
    const taken = await send('POST', '/holidays', { year: 2027, days: ['2027-03-08', '2027-05-28'] })
    expect(taken.status).toBe(201)
    const closed = () => app.trpc(token).production.closedDays.query({ from: '2027-01-01', to: '2027-12-31' })
    expect(await closed()).toMatchObject([
      { day: '2027-03-08', name: 'Qadınlar günü', name_ru: 'Женский день', source: 'holiday' },
      { day: '2027-05-28' },
    ])
    const again = await app
      .trpc(token)
      .production.takeHolidays.mutate({ year: 2027, days: ['2027-05-28', '2027-11-08'] })
    expect(again.filter(({ isClosed }) => isClosed)).toHaveLength(3)
    expect(await closed()).toHaveLength(3)
  })

  test('are not days that nobody proposed', async () => {
    const { status, body } = await send('POST', '/holidays', {
      year: 2027,
      days: ['2027-03-09', '2027-04-01'],
    })
    expect(status).toBe(400)
    expect(body.message).toContain('2027-04-01')
    const open = await app.trpc(token).production.closedDays.query({ from: '2027-03-09', to: '2027-04-01' })
    expect(open).toEqual([])
  })
})
