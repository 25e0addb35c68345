import type { Page } from '@playwright/test'
import { addDays, addWorkdays, type Day, workdaysLate } from '../../src/domains/production/workdays.ts'
import { formatPromised } from '../../web/lib/weekday.ts'
import { readPdf } from '../support/read-pdf.ts'
import { keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { mailTo } from './support/mail.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'
import { newWorkshop } from './support/workshop.ts'

type Calendar = {
  today: Day
  settings: { weekdays: number[]; cutOff: string }
  closedDays: { day: Day; workKindId: number | null }[]
  jobs: { id: number; status: string; promisedOn: Day | null; workKindId: number | null }[]
}

let admin: SignedIn
let client: Awaited<ReturnType<typeof newCustomer>>
let shop: Awaited<ReturnType<typeof newWorkshop>>

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = await newCustomer()
  shop = await newWorkshop(admin)
})

const say = {
  due: 'Hazır olmalı',
  late: /(\d+)\s+gün gecikir/,
  lateHead: /^Gecikir/,
  move: 'Günü dəyiş',
  title: (id: number) => `№ ${id} hansı günə vəd edilir?`,
  why: 'Səbəbini yazın: müştəri onu oxuyacaq.',
  closed: 'İstehsalat işləməsə də, bu gün',
  faster: 'Bu sifarişi bu arada başqası köçürüb.',
  undone: (id: number) => `№ ${id} əvvəlki gününə qayıtdı`,
  said: (id: number) => `№ ${id}: söz verilən gün`,
  ready: (day: string) => `${day} hazır olacaq`,
  before: (day: string) => `Əvvəl başqa gün deyilmişdi: ${day}.`,
  day: 'Yeni gün',
  reason: 'Səbəb',
  onPaper: 'Hazır olma günü',
  confirmed: 'Ünvanınız təsdiqləndi.',
} as const

const main = (page: Page) => page.getByRole('main')
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
const typed = (day: Day) => day.split('-').toReversed().join('.')
const noHolidays = { weekdays: [1, 2, 3, 4, 5], closed: new Set<Day>() }
/** The order of the demo that is late the longest, and by how many working days. */
async function latest(): Promise<{ id: number; late: number; promisedOn: Day }> {
  const path = `/production/calendar?from=${dayOf(0)}&to=${dayOf(1)}`
  const { today, settings, closedDays, jobs } = await shop.call<Calendar>('GET', path)
  const lateOnes = jobs
    .filter(({ status }) => status === 'Accepted' || status === 'InProduction')
    .flatMap(({ id, promisedOn, workKindId }) => {
      if (promisedOn === null || promisedOn >= today) return []
      const closed = closedDays.filter((one) => one.workKindId === null || one.workKindId === workKindId)
      const rules = { ...settings, closed: new Set(closed.map(({ day }) => day)) }
      return [{ id, promisedOn, late: workdaysLate(promisedOn, today, rules) }]
    })
  const [first] = lateOnes.toSorted((one, other) => other.late - one.late || one.id - other.id)
  if (!first) throw new Error('the demo has late orders')
  return first
}
const dayOf = (later: number): Day => addDays(new Date().toISOString().slice(0, 10), later)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  // PROD-5
  test('an order that is late says so in words: in the list, in the calendar and on its page', async ({
    page,
  }) => {
    const { id, late, promisedOn } = await latest()
    await openAdmin(page, '/admin/ordersadmin?sort=promised&direction=asc&pageSize=50', admin, 'az')
    const row = main(page)
      .locator(`[data-order="${id}"]`)
      .filter({ hasText: String(id) })
      .filter({ has: page.locator(`time[datetime="${promisedOn}"]`) })
      .filter({ visible: true })
      .first()
    await expect(row).toContainText(say.late)
    expect(Number(say.late.exec((await row.textContent()) ?? '')?.[1])).toBe(late)
    await expectAccessible(page)
    await fits(page)
    await openAdmin(page, '/admin/calendar', admin, 'az')
    await expect(main(page).getByRole('heading', { name: say.lateHead })).toBeVisible()
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: String(id) })
        .first(),
    ).toContainText(new RegExp(`${late}\\s+(gün|д)`))
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'az')
    await expect(main(page).getByText(say.late).first()).toBeVisible()
    await expectAccessible(page)
  })

  // PROD-9
  test('another day is promised with a reason, on a closed day with a second word, and is taken back', async ({
    page,
  }) => {
    const id = await shop.order(client.session)
    const { promisedOn } = await shop.promiseOf(id)
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'az')
    await main(page).getByRole('button', { name: say.move }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: say.title(id) })).toBeVisible()
    await expectAccessible(page)
    await fits(page)
    const day = dialog.getByRole('textbox', { name: say.day })
    const sunday = addDays(addWorkdays(promisedOn, 5, { weekdays: [1], closed: new Set() }), 6)
    await day.fill(typed(sunday))
    await page.keyboard.press('Enter')
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('checkbox', { name: say.closed }).focus()
    await page.keyboard.press('Space')
    const reason = dialog.getByRole('textbox', { name: say.reason })
    await day.press('Enter')
    await expect(dialog.getByText(say.why)).toBeVisible()
    await expectAccessible(page)
    // Somebody else promises another day meanwhile.
    const theirs = addWorkdays(addDays(promisedOn, 1), 0, noHolidays)
    await reason.fill('Boya bazar günü gəlir')
    await shop.call('POST', `/order/${id}/promise`, {
      day: theirs,
      reason: 'Kağız gecikir',
      anyway: true,
    })
    // A live event has brought it to the page behind the dialog.
    await expect(page.locator(`main time[datetime="${theirs}"]`)).toBeVisible()
    await day.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(say.faster)
    await expect(reason).toHaveValue('Boya bazar günü gəlir')
    expect((await shop.promiseOf(id)).promisedOn).toBe(theirs)
    await expect(dialog).toContainText(formatPromised(theirs, 'az'))
    await day.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: say.faster })).toHaveCount(0)
    await expect(page.getByRole('status').getByText(say.said(id))).toBeVisible()
    await expect(main(page).locator(`time[datetime="${sunday}"]`)).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByRole('status').getByText(say.undone(id))).toBeVisible()
    expect((await shop.promiseOf(id)).promisedOn).toBe(theirs)
  })

  // PROD-7, PROD-9
  test('the customer reads the day on the order’s page, and another one with its reason there, by mail and on paper', async ({
    page,
  }) => {
    const person = await newCustomer()
    const id = await shop.order(person.session)
    const { promisedOn } = await shop.promiseOf(id)
    await chooseLanguage(page, 'az')
    await keepSession(page, person.session)
    // Mails go to confirmed addresses only.
    const [link = ''] =
      /http\S+\/confirm-email\/\S+/.exec(await mailTo(person.email, 'emailConfirmation')) ?? []
    await page.goto(link)
    await expect(page.getByText(say.confirmed)).toBeVisible()
    await page.goto(`${process.env.E2E_SITE ?? ''}/myorder/${id}`)
    await expect(main(page).getByText(say.ready(formatPromised(promisedOn, 'az')))).toBeVisible()
    await expectAccessible(page)
    const next = addWorkdays(addDays(promisedOn, 1), 0, noHolidays)
    await shop.call('POST', `/order/${id}/promise`, {
      day: next,
      reason: 'Dəzgah təmirdədir',
      anyway: true,
    })
    await page.reload()
    await expect(main(page).getByText(say.ready(formatPromised(next, 'az')))).toBeVisible()
    await expect(main(page)).toContainText(say.before(formatPromised(promisedOn, 'az')))
    await expect(main(page)).toContainText('Dəzgah təmirdədir')
    await expectAccessible(page)
    await fits(page)
    await page.goto(`${process.env.E2E_SITE ?? ''}/myorder`)
    await expect(main(page)).toContainText(say.ready(formatPromised(next, 'az')))
    const paper = await fetch(`${process.env.E2E_SITE}/api/order/${id}/quote.pdf?language=az`, {
      headers: { authorization: `Bearer ${person.session.accessToken}` },
    })
    const { lines } = readPdf(Buffer.from(await paper.arrayBuffer()))
    expect(lines.join('\n')).toContain(say.onPaper)
    // Only once it can't be taken back any more.
    const mail = await mailTo(person.email, 'promiseMoved')
    expect(mail).toContain('Dəzgah təmirdədir')
    expect(mail).toContain(String(id))
  })
})

test('the list of orders keeps to its page where an order is late, in the longest words @release', async ({
  page,
}) => {
  const { promisedOn } = await latest()
  await openAdmin(page, '/admin/ordersadmin?sort=promised&direction=asc&pageSize=50', admin, 'ru')
  for (const width of [768, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(main(page).locator(`td time[datetime="${promisedOn}"]`).first()).toBeVisible()
    const over = await main(page)
      .locator('table')
      .evaluate(
        (table) =>
          table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
      )
    expect(over, `${width} px`).toBeLessThan(1)
  }
})

// PROD-7
test('the list of orders is sorted by the promised day, what has none last @release', async ({ page }) => {
  await shop.order(client.session)
  await openAdmin(page, '/admin/ordersadmin', admin)
  const head = page.getByRole('columnheader', { name: say.due })
  const button = head.getByRole('button')
  for (const way of ['descending', 'ascending'] as const) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', way)
    await expect(page).toHaveURL(way === 'ascending' ? /sort=promised.*direction=asc/ : /sort=promised/)
    const days = () =>
      main(page)
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map(
            (row) =>
              row.querySelector('td time[datetime]:not([datetime*="T"])')?.getAttribute('datetime') ?? null,
          ),
        )
    await expect
      .poll(async () => {
        const found = await days()
        const known = found.filter((day) => day !== null)
        const sorted = known.toSorted((one, other) => one.localeCompare(other))
        const wanted = way === 'ascending' ? sorted : sorted.toReversed()
        const lastKnown = found.findLastIndex((day) => day !== null)
        return (
          known.length > 5 &&
          lastKnown === known.length - 1 &&
          known.every((day, index) => day === wanted[index])
        )
      })
      .toBe(true)
  }
  await expectAccessible(page)
})
