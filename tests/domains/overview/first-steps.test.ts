import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Facts, firstStepsOf } from '../../../src/domains/overview/first-steps.ts'
import { firstSteps } from '../../../src/domains/overview/first-steps-input.ts'
import { type AreaName, areaIds, areas } from '../../../src/procedures/areas.ts'
import { makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const nothing: Facts = {
  hasOrders: false,
  name: '',
  hasLogo: false,
  phones: 0,
  hasAddress: false,
  hasEmail: false,
  services: 0,
  pricedServices: 0,
  checkedServices: 0,
  profiles: 0,
  weekdays: [1, 2, 3, 4, 5],
  closedDays: 0,
  promisesDays: false,
  hasMailServer: false,
  testMailAt: null,
  banks: 0,
  deposit: 0,
  hasPaymentRules: false,
  colleagues: 0,
}
const everything: Facts = {
  ...nothing,
  name: 'Şəbəkə Çap',
  hasLogo: true,
  phones: 2,
  hasAddress: true,
  hasEmail: true,
  services: 5,
  checkedServices: 1,
  profiles: 4,
  closedDays: 9,
  promisesDays: true,
  hasMailServer: true,
  testMailAt: '2026-11-26T09:00:00.000Z',
  banks: 1,
  colleagues: 1,
}
const superAdmin = { areas: new Set(areaIds) }
const states = (facts: Facts, skipped: string[] = []) =>
  firstStepsOf(facts, new Set(skipped), superAdmin).map(({ state }) => state)

// ADM-22
describe('the first steps', () => {
  test('are all open where there is nothing, and all done where everything is there', () => {
    expect(states(nothing)).toEqual(firstSteps.map(() => 'open'))
    expect(states(everything)).toEqual(firstSteps.map(() => 'done'))
  })

  test.each([
    ['name', { name: '' }, { hasLogo: false }],
    ['contacts', { phones: 0 }, { hasAddress: false }, { hasEmail: false }],
    ['service', { services: 0 }],
    ['artworkCheck', { checkedServices: 0 }, { profiles: 0 }],
    ['workdays', { closedDays: 0 }, { promisesDays: false }],
    ['email', { testMailAt: null }],
    ['payments', { banks: 0 }],
    ['colleagues', { colleagues: 0 }],
  ])('%s is open while anything of it is missing', (open, ...missing) => {
    for (const fact of missing) {
      const steps = firstStepsOf({ ...everything, ...(fact as Partial<Facts>) }, new Set(), superAdmin)
      expect(steps.filter(({ state }) => state === 'open').map(({ step }) => step)).toEqual([open])
    }
  })

  test('that are done are done, also when they were skipped', () => {
    expect(states({ ...nothing, colleagues: 1 }, ['name', 'colleagues'])).toEqual([
      'skipped',
      ...Array(6).fill('open'),
      'done',
    ])
  })

  test('are shown to whoever has their areas', () => {
    const seen = (own: AreaName[]) =>
      firstStepsOf(nothing, new Set(), { areas: new Set(own.map((name) => areas[name])) }).map(
        ({ step }) => step,
      )
    expect(seen(['services'])).toEqual(['service', 'artworkCheck'])
    expect(seen(['contact', 'staff'])).toEqual(['contacts', 'email', 'colleagues'])
    expect(seen(['partners'])).toEqual([])
  })
})

// ADM-22
describe('on an empty installation', () => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.signIn('SuperAdmin')
  })
  afterAll(() => app.close())
  const read = async (token = admin) => await app.trpc(token).overview.firstSteps.query()

  test('the facts are read from the data', async () => {
    const { db } = app.deps
    const profiles = await db.preflightProfile.count()
    expect((await read()).facts).toEqual({ ...nothing, profiles })
    await db.banner.update({ where: { id: 1 }, data: { title: 'Şəbəkə Çap' } })
    await db.contact.update({ where: { id: 1 }, data: { phoneNumber: '+994 12 404 10 20', email: 'a@b.az' } })
    const service = await makeService(db, { prices: [{ count: 100, price: 2500 }] })
    await makeUser(db, 'Moderator')
    await db.closedDay.create({ data: { day: new Date('2020-01-01'), name: 'Keçmiş' } })
    expect((await read()).facts).toEqual({
      ...nothing,
      profiles,
      name: 'Şəbəkə Çap',
      phones: 1,
      hasEmail: true,
      services: 1,
      pricedServices: 1,
      colleagues: 1,
    })
    await db.service.update({ where: { id: service.id }, data: { state: false } })
    expect((await read()).facts).toMatchObject({ services: 0, pricedServices: 0 })
  })

  test('a skip holds for all staff, and is taken back', async () => {
    const other = app.trpc(await app.signIn('SuperAdmin'))
    await other.overview.skipSteps.mutate({ steps: ['email', 'workdays'] })
    await other.overview.skipSteps.mutate({ steps: ['email'] })
    const skipped = async () =>
      (await read()).steps.filter(({ state }) => state === 'skipped').map(({ step }) => step)
    expect(await skipped()).toEqual(['workdays', 'email'])
    await app.trpc(admin).overview.bringStepBack.mutate({ step: 'email' })
    expect(await skipped()).toEqual(['workdays'])
  })

  test('nobody skips or brings back a step that isn’t theirs', async () => {
    const token = await app.signIn(['services'])
    const skip = await app.rest('POST', '/overview/firststeps/skip', {
      token,
      json: { steps: ['service', 'email'] },
    })
    const back = await app.rest('POST', '/overview/firststeps/bringback', {
      token,
      json: { step: 'workdays' },
    })
    expect([skip.status, back.status]).toEqual([403, 403])
    expect(await app.deps.db.skippedStep.findMany()).toEqual([{ step: 'workdays' }])
  })
})
