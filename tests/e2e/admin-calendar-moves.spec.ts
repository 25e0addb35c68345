import type { Page } from '@playwright/test'
import { addDays, addWorkdays, type Day } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { formatDayAndMonth, formatPromised } from '../../web/lib/weekday.ts'
import { logIn, type SignedIn } from './support/accounts.ts'
import { unlessFirst } from './support/release.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { jobOf, newWorkshop, stepTo, workdayAfter } from './support/workshop.ts'

let admin: SignedIn
let client: SignedIn
let shop: Awaited<ReturnType<typeof newWorkshop>>

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
  shop = await newWorkshop(admin)
})

const words = {
  az: {
    moving: (id: number) => `№ ${id} köçürülür`,
    stays: (id: number) => `№ ${id} öz günündə qalır`,
    faster: 'Bu sifarişi bu arada başqası köçürüb.',
    put: /^Köçür/,
    broken: 'pozulur',
    after: 'söz verilən gündən sonra',
    open: /^Günü aç/,
    promised: '1 iş bu günə vəd edilib',
    isOpen: 'yenidən açıqdır',
    days: 'İş günləri',
    holidays: 'Təklif olunan bayramlar',
    take: 'Seçilmiş günləri bağla',
    saved: 'İş günləri yadda saxlanıldı',
  },
  ru: {
    moving: (id: number) => `№ ${id} переносится`,
    stays: (id: number) => `№ ${id} остаётся на своём дне`,
    faster: 'Этот заказ тем временем уже перенесли.',
    put: /^Перенести/,
    broken: 'будет нарушен',
    after: 'позже обещанного дня',
    open: /^Открыть день/,
    promised: 'на него обещана 1 работа',
    isOpen: 'день снова открыт',
    days: 'Рабочие дни',
    holidays: 'Предложенные праздники',
    take: 'Закрыть выбранные дни',
    saved: 'Рабочие дни сохранены',
  },
} as const

// Of each journey its own.
const farDays = { az: 80, ru: 120 }
const holidays = { az: '06-15', ru: '11-09' }

const columnOf = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`)
/** Whether a job is drawn from a day on: after a move that is when the calendar has been read anew. */
async function beginsOn(page: Page, id: number, day: Day): Promise<boolean> {
  const [bar, ground] = [await jobOf(page, id).boundingBox(), await columnOf(page, day).boundingBox()]
  if (!bar || !ground) return false
  const isBeside = bar.x >= ground.x && bar.x < ground.x + ground.width
  return isBeside && bar.y >= ground.y && bar.y < ground.y + ground.height
}
/** Takes a job with the mouse by its left end and holds it over a day. */
async function hold(page: Page, id: number, day: Day): Promise<void> {
  const [from, to] = [await jobOf(page, id).boundingBox(), await columnOf(page, day).boundingBox()]
  if (!from || !to) throw new Error(`№ ${id} and ${day} are on the screen`)
  await page.mouse.move(from.x + 12, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + from.height / 2, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + 12, { steps: 8 })
}
/** The first day after the promised one that is no Sunday: on the calendar, and too late. */
const tooLate = (day: Day) =>
  addWorkdays(addDays(day, 1), 0, { weekdays: [1, 2, 3, 4, 5, 6], closed: new Set() })

test.describe('at a desk', () => {
  const language = 'ru'
  const say = words[language]
  // Both open weeks at once, so that every day can be reached without scrolling.
  test.use({ viewport: { width: 1440, height: 1400 } })

  // PROD-9
  test('the mouse drags a job to another day, puts it back with Escape, and asks where the promise breaks', async ({
    page,
  }) => {
    const id = await shop.order(client)
    const { plannedOn, promisedOn } = await shop.promiseOf(id)
    await shop.open(page, language)
    await expect(jobOf(page, id)).toBeVisible()
    await hold(page, id, promisedOn)
    const panel = page.getByRole('complementary').filter({ hasText: say.moving(id) })
    await expect(panel).toContainText(formatDayAndMonth(promisedOn, language))
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await page.mouse.up()
    expect((await shop.promiseOf(id)).plannedOn).toBe(plannedOn)

    await hold(page, id, promisedOn)
    await expect(panel).toBeVisible()
    await page.mouse.up()
    await expect.poll(async () => (await shop.promiseOf(id)).plannedOn).toBe(promisedOn)
    await expect(page.getByRole('status').getByText(formatDayAndMonth(promisedOn, language))).toBeVisible()
    // The drop opens no order.
    expect(new URL(page.url()).pathname).toBe('/admin/calendar')

    await expect.poll(() => beginsOn(page, id, promisedOn)).toBe(true)
    const later = tooLate(promisedOn)
    await hold(page, id, later)
    await expect(panel).toContainText(say.broken)
    await page.mouse.up()
    const asked = page.getByRole('dialog')
    await expect(asked).toContainText(formatPromised(later, language))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    expect(await shop.promiseOf(id)).toMatchObject({ plannedOn: promisedOn, promisedOn, moves: [] })
  })

  // PROD-9
  test('the keyboard does the same, up to the reason that the customer reads', async ({ page }) => {
    const id = await shop.order(client)
    const { promisedOn } = await shop.promiseOf(id)
    const later = tooLate(promisedOn)
    await shop.open(page, language)
    await jobOf(page, id).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: say.moving(id) })).toBeVisible()
    const said = page.locator('p[role=status]')
    await expect(async () => {
      if (!((await said.textContent()) ?? '').includes(formatDayAndMonth(later, language)))
        await page.keyboard.press('ArrowRight')
      await expect(said).toContainText(formatDayAndMonth(later, language), { timeout: 500 })
    }).toPass()
    await expect(said).toContainText(say.after)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog')
    await expect(asked).toBeVisible()
    await asked.getByRole('textbox').focus()
    await page.keyboard.type('Kağız gecikir')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(asked.getByRole('button', { name: say.put })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asked).toBeHidden()
    expect(await shop.promiseOf(id)).toMatchObject({
      plannedOn: later,
      promisedOn: later,
      moves: [{ from: promisedOn, to: later, reason: 'Kağız gecikir' }],
    })
  })

  // PROD-9
  test('where somebody was faster it is said, and neither their day nor a written reason is lost @release', async ({
    page,
  }) => {
    const id = await shop.order(client)
    const { promisedOn, plannedOn } = await shop.promiseOf(id)
    const theirs = addDays(promisedOn, -1)
    await shop.open(page, language)
    await jobOf(page, id).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: say.moving(id) })).toBeVisible()
    await shop.plan(id, theirs)
    // A day on which nothing is produced would be asked about first.
    await stepTo(page, workdayAfter(plannedOn), language)
    // The calendar is read anew then, and draws the job where it is.
    const renewed = page.waitForResponse((answer) => answer.url().includes('production.calendar'))
    await page.keyboard.press('Space')
    const alert = page.getByRole('alert').filter({ hasText: say.faster })
    await expect(alert).toContainText(say.stays(id))
    await (await renewed).finished()
    expect((await shop.promiseOf(id)).plannedOn).toBe(theirs)

    await expect(jobOf(page, id)).toBeVisible()
    await jobOf(page, id).focus()
    await page.keyboard.press('g')
    await page.getByRole('dialog').getByRole('radio').last().check()
    await page.getByRole('dialog').getByRole('button', { name: say.put }).click()
    const reason = page.getByRole('dialog').getByRole('textbox')
    await reason.fill('Dəzgah təmirdə')
    await shop.plan(id, promisedOn)
    const put = page.getByRole('dialog').getByRole('button', { name: say.put })
    await put.click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(say.faster)
    await expect(reason).toHaveValue('Dəzgah təmirdə')
    expect(await shop.promiseOf(id)).toMatchObject({ plannedOn: promisedOn, promisedOn })
    await expectAccessible(page)
    await put.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect((await shop.promiseOf(id)).moves).toMatchObject([{ from: promisedOn, reason: 'Dəzgah təmirdə' }])
  })
})

for (const [language, width] of [
  ['az', 390],
  ['ru', 1440],
] as const)
  test.describe(`${language}, ${width} px${unlessFirst(language === 'az')}`, () => {
    const say = words[language]
    test.use({ viewport: { width, height: 900 } })

    // PROD-12. So far away that no other journey has anything there.
    test('a closed day says how many are promised for it, and is opened again with every promise as it was', async ({
      page,
    }) => {
      const far = await newWorkshop(admin, farDays[language])
      const id = await far.order(client)
      const { promisedOn, plannedOn } = await far.promiseOf(id)
      await far.call('POST', '/production/closeddays', {
        day: promisedOn,
        name: 'İnventar',
        name_ru: 'Инвентаризация',
        moveJobs: true,
      })
      await far.open(page, language, promisedOn)
      if (width === 390)
        // Not the one that opens it again, whose name ends so.
        await page
          .getByRole('button', { name: new RegExp(`^${formatPromised(promisedOn, language)}`) })
          .click()
      const closed = page.getByRole('main')
      await expect(closed.getByText(say.promised)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // Another day of these weeks may be a public holiday.
      const day = formatPromised(promisedOn, language)
      await closed.getByRole('button', { name: say.open }).filter({ hasText: day }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').getByText(say.isOpen)).toBeVisible()
      await expect(closed.getByText(say.promised)).toHaveCount(0)
      const days = () =>
        far.call<{ day: Day }[]>('GET', `/production/closeddays?from=${promisedOn}&to=${promisedOn}`)
      await expect.poll(days).toEqual([])
      expect(await far.promiseOf(id)).toMatchObject({ promisedOn, plannedOn, moves: [] })
    })

    // PROD-3
    test('a proposed public holiday is taken over, and stands closed from then on', async ({ page }) => {
      const year = Number(bakuDate(new Date()).slice(0, 4)) + 1
      // Of the demo's closed days one for each of these journeys, by date and after them all.
      const day = `${year}-${holidays[language]}`
      const [taken] = await shop.call<{ id: number }[]>('GET', `/production/closeddays?from=${day}&to=${day}`)
      if (taken) await shop.call('DELETE', `/production/closeddays/${taken.id}`)
      await shop.open(page, language)
      await page.getByRole('button', { name: say.days }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: String(year) }).click()
      const list = panel.getByRole('list', { name: say.holidays })
      const box = list.getByRole('checkbox', { name: formatPromised(day, language) })
      await expect(box).toBeEnabled()
      await expect(panel.getByRole('button', { name: say.take })).toBeDisabled()
      await box.focus()
      await page.keyboard.press('Space')
      await expectAccessible(page)
      await panel.getByRole('button', { name: say.take }).click()
      await expect(box).toBeDisabled()
      await expect(box).toBeChecked()
      const [closed] = await shop.call<object[]>('GET', `/production/closeddays?from=${day}&to=${day}`)
      expect(closed).toMatchObject({ day, workKindId: null, source: 'holiday' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })

test.describe('what is done by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 1400 } })

  // PROD-9
  test('a job that goes to another week has the focus there', async ({ page }) => {
    const id = await shop.order(client)
    const { promisedOn } = await shop.promiseOf(id)
    const later = tooLate(addDays(promisedOn, 6))
    await shop.open(page, 'az', promisedOn)
    await jobOf(page, id).focus()
    await page.keyboard.press('Space')
    await stepTo(page, later)
    await page.keyboard.press('Space')
    const asked = page.getByRole('dialog')
    await asked.getByRole('textbox').fill('Kağız gecikir')
    await asked.getByRole('button', { name: words.az.put }).press('Enter')
    await expect(asked).toBeHidden()
    await expect.poll(() => beginsOn(page, id, later)).toBe(true)
    await expect(jobOf(page, id)).toBeFocused()
  })
})
