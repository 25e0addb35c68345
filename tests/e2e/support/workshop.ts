import type { Locator, Page } from '@playwright/test'
import { addDays, addWorkdays, type Day, mondayOf } from '../../../src/domains/production/workdays.ts'
import { bakuDate } from '../../../src/lib/days.ts'
import { formatDayAndMonth } from '../../../web/lib/weekday.ts'
import { callApi, type SignedIn } from './accounts.ts'
import { openAdmin } from './admin.ts'
import { expect } from './test.ts'

type Promised = {
  promisedOn: Day
  plannedOn: Day
  moves: { from: Day; to: Day; reason: string }[]
}
const service = 9
let made = 0

/** A kind of work with a product of its own, so that nobody else's jobs lie on its days: 25 % of a day each. */
export async function newWorkshop(admin: SignedIn, productionDays = 3) {
  const token = admin.accessToken
  const call = <Data>(method: string, path: string, body?: object) =>
    callApi<Data>(method, path, { token, ...(body && { body }) })
  made += 1
  const name = `Sex ${process.pid}${Date.now() % 100_000}${made}`
  const kind = await call<{ id: number }>('POST', '/production/workkinds', {
    name,
    name_ru: `RU ${name}`,
    capacityMinutes: 480,
  })
  const product = await call<{ id: number }>('POST', '/ServiceTypes', {
    serviceId: service,
    name,
    name_ru: `RU ${name}`,
    artwork: 'Optional',
  })
  await call('PUT', `/production/products/${product.id}`, {
    workKindId: kind.id,
    productionDays,
    minutesFixed: 120,
    minutesPer1000: 0,
  })
  const promiseOf = async (id: number) => (await call<{ promise: Promised }>('GET', `/order/${id}`)).promise
  /** Somebody else moves it. */
  const plan = (id: number, day: Day) => call('PUT', `/order/${id}/plan`, { day, anyway: true })
  /** Accepted, to be done today and promised for a later day. */
  const order = async (client: SignedIn) => {
    const body = { serviceId: service, serviceTypeId: product.id, count: 500, comment: '' }
    const { id } = await callApi<{ id: number }>('POST', '/order', { token: client.accessToken, body })
    await call('PUT', '/order', { Id: id, price: 45 })
    await plan(id, bakuDate(new Date()))
    return id
  }
  /** Its calendar alone; from the week of a day. */
  const open = async (page: Page, language: 'az' | 'ru' = 'az', day?: Day) => {
    const week = day ? `&week=${mondayOf(day)}` : ''
    await openAdmin(page, `/admin/calendar?work=${kind.id}${week}`, admin, language)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  return { kindId: kind.id, call, promiseOf, plan, order, open }
}

/** The bar or card of an order, the first of them. */
export const jobOf = (page: Page, id: number): Locator => page.locator(`[data-job="${id}"]`).first()

/** A day on which the workshop works, after another one. */
export const workdayAfter = (day: Day | null): Day =>
  addWorkdays(addDays(day ?? '', 1), 0, { weekdays: [1, 2, 3, 4, 5], closed: new Set() })

/** The job in the hand is taken on by keyboard until that day is said. */
export async function stepTo(page: Page, day: Day, language: 'az' | 'ru' = 'az'): Promise<void> {
  const said = page.locator('p[role=status]')
  const wanted = formatDayAndMonth(day, language)
  let heard = ''
  while (!heard.includes(wanted)) {
    await page.keyboard.press('ArrowRight')
    await expect(said).not.toHaveText(heard)
    heard = (await said.textContent()) ?? ''
  }
}
