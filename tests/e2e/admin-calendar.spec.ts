import { addDays } from '../../src/domains/production/workdays.ts'
import { formatDayAndMonth, formatPromised } from '../../web/lib/weekday.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, lookAgain, test } from './support/test.ts'
import { jobOf, newWorkshop, stepTo, workdayAfter } from './support/workshop.ts'

type Promise_ = { promise: { plannedOn: string | null; promisedOn: string | null; moves: object[] } }

let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

const promiseOf = async (id: number) =>
  (await callApi<Promise_>('GET', `/order/${id}`, { token: admin.accessToken })).promise

test('a job is moved by keyboard, its load and promise are said, and it is taken back', async ({ page }) => {
  const shop = await newWorkshop(admin)
  const id = await shop.order(client)
  const before = await shop.promiseOf(id)
  await shop.open(page, 'az', before.plannedOn)
  await expect(page.getByRole('heading', { level: 1, name: 'Təqvim' })).toBeVisible()
  await expect(jobOf(page, id)).toBeVisible()
  await expectAccessible(page)

  await jobOf(page, id).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: `№ ${id} köçürülür` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: `№ ${id} köçürülür` })).toBeHidden()
  await jobOf(page, id).focus()
  await page.keyboard.press('Space')
  await stepTo(page, workdayAfter(before.plannedOn))
  await expect(page.getByText('söz verilən gün saxlanır').first()).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').getByText(`№ ${id}: sexdəki gün`)).toBeVisible()
  await expect.poll(async () => (await promiseOf(id)).plannedOn).not.toBe(before.plannedOn)
  await page.keyboard.press('z')
  await expect(page.getByRole('status').getByText(`№ ${id} əvvəlki gününə qayıtdı`)).toBeVisible()
  expect(await promiseOf(id)).toMatchObject(before)
})

test('a day that breaks the promise takes a job only with a reason @release', async ({ page }) => {
  const shop = await newWorkshop(admin)
  const id = await shop.order(client)
  const { promisedOn, plannedOn } = await shop.promiseOf(id)
  await shop.open(page, 'az', plannedOn)
  await jobOf(page, id).focus()
  await page.keyboard.press('g')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: `№ ${id} hansı günə keçsin?` })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('radio').last().check()
  await sheet.getByRole('button', { name: /^Köçür/ }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: /^Köçür/ }).click()
  await expect(asked.getByText('Səbəbini yazın: müştəri onu oxuyacaq.')).toBeVisible()
  await asked.getByRole('textbox').fill('Kağız gecikir')
  await asked.getByRole('button', { name: /^Köçür/ }).click()
  await expect.poll(async () => (await promiseOf(id)).promisedOn).not.toBe(promisedOn)
  expect((await promiseOf(id)).moves).toMatchObject([{ from: promisedOn, reason: 'Kağız gecikir' }])
})

test('a day is closed only with a word for what', async ({ page }) => {
  await openAdmin(page, '/admin/calendar', admin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-day]').first()).toBeVisible()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Günü bağla' }).click()
  await expect(dialog.getByText('Nə üçün bağlandığını yazın.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('on a phone a job gets another day from a list of them', async ({ page }) => {
  const shop = await newWorkshop(admin)
  const id = await shop.order(client)
  await page.setViewportSize({ width: 390, height: 844 })
  const { plannedOn } = await shop.promiseOf(id)
  await shop.open(page, 'ru', plannedOn)
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible()
  const number = new RegExp(`\\D${Number(plannedOn.slice(8))}$`)
  await page.locator('button[aria-pressed]').filter({ hasText: number }).click()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  const other = page.getByRole('button', { name: `Другой день для № ${id}` }).first()
  await expect(other).toBeVisible()
  await other.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: `На какой день перенести № ${id}?` })).toBeVisible()
  const wanted = formatDayAndMonth(workdayAfter(plannedOn), 'ru')
  await sheet.getByRole('radio', { name: new RegExp(`^${wanted}`) }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Перенести/ }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect.poll(async () => (await promiseOf(id)).plannedOn).not.toBe(plannedOn)
  // It has left the list of its day.
  await expect(other).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
})

test('the working days are saved beside the proposed public holidays', async ({ page }) => {
  await openAdmin(page, '/admin/calendar', admin)
  await page.getByRole('button', { name: 'İş günləri' }).click()
  const panel = page.getByRole('dialog')
  await expect(
    panel.getByRole('list', { name: 'Təklif olunan bayramlar' }).getByRole('checkbox').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Yadda saxla' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('status').getByText('İş günləri yadda saxlanıldı')).toBeVisible()
})

// BAS-10
test('of two who save the working days at once the second reads what the first saved, and nothing typed is lost @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.clock.install()
  const token = admin.accessToken
  type Settings = { cutOff: string; defaultDays: number | null; updatedAt: string }
  const settings = () => callApi<Settings>('GET', '/production/settings', { token })
  const put = (body: object) => callApi('PUT', '/production/settings', { token, body })
  const { cutOff, defaultDays } = await settings()
  await openAdmin(page, '/admin/calendar', admin, 'ru')
  await page.getByRole('button', { name: 'Рабочие дни' }).click()
  const panel = page.getByRole('dialog')
  const mine = panel.getByRole('textbox').first()
  await mine.fill('13:58')
  // So near to what counts that other journeys don't notice.
  await put({ cutOff: '13:59', defaultDays: 7 })
  // What is read anew in the meantime doesn't pass for what was read before typing.
  await lookAgain(page, 'production.calendar')
  const save = panel.getByRole('button', { name: 'Сохранить', exact: true })
  await save.click()
  await expect(panel.getByRole('alert').first()).toContainText('409: Тем временем')
  await expect(panel.getByText('Тем временем сохранено: 13:59.')).toBeVisible()
  await expect(mine).toHaveValue('13:58')
  // Theirs stays where nothing was typed.
  await expect(panel.getByRole('textbox').nth(1)).toHaveValue('7')
  expect(await settings()).toMatchObject({ cutOff: '13:59', defaultDays: 7 })
  await expectAccessible(page)
  await save.click()
  await expect(panel).toBeHidden()
  expect(await settings()).toMatchObject({ cutOff: '13:58', defaultDays: 7 })
  await put({ cutOff, defaultDays })
})

// PROD-12
test('closing a day says what is promised for it, and moves the promise with a mail only when asked to', async ({
  page,
}) => {
  // So far away that no other journey has anything there.
  const far = await newWorkshop(admin, 50)
  const id = await far.order(client)
  const { promisedOn } = await far.promiseOf(id)
  const written = promisedOn.split('-').toReversed().join('.')
  const calendar = Promise.withResolvers<void>()
  await page.route(/trpc\/.*production\.calendar/, async (route) => {
    await calendar.promise
    await route.continue()
  })
  await far.open(page)
  const dialog = page.getByRole('dialog')
  // Asked for before the calendar has come: it opens with it.
  await page.keyboard.press('b')
  await expect(dialog).toHaveCount(0)
  calendar.resolve()
  await dialog.getByRole('textbox').first().fill(written)
  await dialog.getByRole('textbox', { name: /^Səbəb, Az/ }).fill('Dəzgah təmirdə')
  const list = dialog.getByText('Bunlar həmin günə vəd edilib, ona görə əvvəl hazır olmalıdır:')
  await expect(list).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${id} `) })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /^Yeni hazır olma günü:/ }).check()
  await dialog.getByRole('button', { name: 'Günü bağla' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await promiseOf(id)).promisedOn).not.toBe(promisedOn)
  expect((await promiseOf(id)).moves).toMatchObject([{ from: promisedOn, reason: 'Dəzgah təmirdə' }])
  const days = await callApi<{ id: number; day: string }[]>(
    'GET',
    `/production/closeddays?from=${promisedOn}`,
    {
      token: admin.accessToken,
    },
  )
  const closed = days.find(({ day }) => day === promisedOn)
  await callApi('DELETE', `/production/closeddays/${closed?.id}`, { token: admin.accessToken })
})

// PROD-10
test('a week beside the open ones shows how many jobs a day has, whole at every width @release', async ({
  page,
}) => {
  const shop = await newWorkshop(admin)
  const { session } = await newCustomer()
  const id = await shop.order(session)
  for (let more = 0; more < 10; more += 1) await shop.order(session)
  const { promisedOn } = await shop.promiseOf(id)
  const count = page.getByRole('main').getByText('11 работ', { exact: true })
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await shop.open(page, 'ru', addDays(promisedOn, 7))
    await expect(count.first()).toBeVisible()
    for (const one of await count.all()) expect(await one.evaluate(isWhole), `${width} px`).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
  // A phone shows one day at a time.
  await page.setViewportSize({ width: 360, height: 800 })
  await shop.open(page, 'ru', promisedOn)
  await page.getByRole('button', { name: formatPromised(promisedOn, 'ru') }).click()
  const inWork = 'В работе в этот день'
  const jobs = page.getByRole('heading', { level: 2 }).filter({ hasText: inWork })
  await expect(jobs).toHaveText(/\s11$/)
  expect(await jobs.evaluate(isWhole)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
