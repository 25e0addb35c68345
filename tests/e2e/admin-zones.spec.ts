import type { Page } from '@playwright/test'
import { areas } from '../../src/procedures/areas.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, moveByKey, newStaffMember, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Place = { name: string; name_ru: string; name_en: string; spellings: string[] }
type Zone = { id: number; name: string; places: Place[]; bands: { upTo: number; price: number }[] }
type Way = { id: number; name: string; hint: string; weekdays: number[]; zones: Zone[] }

let admin: SignedIn
const made: number[] = []

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

test.afterEach(async () => {
  for (const id of made.splice(0)) await call('DELETE', `/ways/${id}`).catch(() => undefined)
})

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, `/delivery${path}`, { token: admin.accessToken, ...(body && { body }) })
const shown = async (id: number) =>
  (await callApi<{ ways: Way[] }>('GET', '/delivery?language=az')).ways.find((way) => way.id === id)
const stored = async (id: number) =>
  (await call<{ ways: Way[] }>('GET', '/ways')).ways.find((way) => way.id === id)

const place = (name: string) => ({ name, name_ru: '', name_en: '', spellings: [] })

/** A way of its own with two zones, whose places no other way knows; goes on every day. */
async function newWay() {
  const word = `${process.pid}${Date.now() % 10_000}`
  const name = `Yol ${word}`
  const way = await call<Way>('POST', '/ways', {
    kind: 'courierFirm',
    name,
    isShown: true,
    priority: 90,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    cutOff: '23:59',
    daysFrom: 1,
    daysTo: 2,
  })
  made.push(way.id)
  const zone = (zoneName: string, price: number, priority: number) =>
    call<Zone>('POST', '/zones', {
      wayId: way.id,
      name: zoneName,
      priority,
      places: [place(`Sınaqkənd${priority}x${word}`)],
      bands: [
        { upTo: 5000, price },
        { upTo: 10_000, price: price + 1 },
      ],
    })
  const near = await zone('Yaxın', 4, 1)
  const far = await zone('Uzaq', 6, 2)
  return { id: way.id, name, near, far }
}

const open = (page: Page, way: number, user = admin, language: 'az' | 'ru' | 'en' = 'az') =>
  openAdmin(page, `/admin/delivery/zones?way=${way}`, user, language)
const cell = (page: Page, zone: string, column: string) =>
  page.getByRole('textbox', { name: `${zone}, ${column}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Yadda saxlanmamış dəyişikliklər' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// DEL-60, DEL-62, DEL-63, DEL-64
test('by keyboard alone a price is changed, a place added, an address tried and all of it saved for customers', async ({
  page,
}) => {
  const { id, name } = await newWay()
  await open(page, id)
  await expect(heading(page)).toHaveText(name)
  await page.keyboard.press('ArrowDown')
  const row = page.getByRole('button', { name: /^Uzaq/ })
  await expect(row).toBeFocused()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Uzaq', '5 kq-dək')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('8,25')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(cell(page, 'Yaxın', '10 kq-dək')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'Yaxın', '5 kq-dək')).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Enter')
  const places = page.getByRole('textbox', { name: 'Yer əlavə et: az, ru, en adları' })
  await expect(places).toBeFocused()
  const kent = `Zövqkənd${id}`
  await page.keyboard.type(`${kent} · Зовккент${id} · Zovqkend${id}, Zövq qəsəbəsi ${id}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Çıxar: ${kent}` })).toBeVisible()
  await page.keyboard.type(kent)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`«${kent}» bu zonada artıq var`)).toBeVisible()
  await expect(places).toHaveValue(kent)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.keyboard.press('t')
  await page.keyboard.type(`зовккент${id} ev 14, 6,2 kq`)
  const answer = page.getByRole('region', { name: 'Ünvan yoxla' })
  await expect(answer.getByRole('status')).toContainText('Uzaq')
  await expect(answer.getByRole('status')).toContainText('8,25')
  await expect(answer).toContainText(`«зовккент${id}» › ${kent}`)
  await expect(bar(page)).toContainText('2 dəyişiklik')
  await expect(bar(page)).toContainText('Uzaq, 10 kq-dək: 7,00 › 8,25')
  await expectAccessible(page, 'main', 'all')
  expect((await shown(id))?.zones[1]?.bands[1]?.price).toBe(7)

  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()
  const [, far] = (await shown(id))?.zones ?? []
  expect(far?.bands).toEqual([
    { upTo: 5000, price: 6 },
    { upTo: 10_000, price: 8.25 },
  ])
  expect(far?.places[1]).toEqual({
    name: kent,
    name_ru: `Зовккент${id}`,
    name_en: `Zovqkend${id}`,
    spellings: [`Zövq qəsəbəsi ${id}`],
  })
})

// DEL-60
test('what can’t be read stays as it was typed, says what to write, and outlives a reload', async ({
  page,
}) => {
  const { id, near } = await newWay()
  await open(page, id, admin, 'ru')
  const price = cell(page, 'Yaxın', `до 5\u00a0кг`)
  await price.fill('4 манта')
  const days = page.getByRole('textbox', { name: 'Дней, от и до' })
  await days.fill('3–1')
  await page.keyboard.press('Control+s')
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Напишите дни: 0–1 или 2.')).toBeVisible()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Напишите цену цифрами: 5 или 5,50.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'main', 'all')
  expect((await stored(id))?.zones.find((one) => one.id === near.id)?.bands[0]?.price).toBe(4)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.reload()
  await expect(price).toHaveValue('4 манта')
  await expect(days).toHaveValue('3–1')
  await price.fill('4,20')
  await days.fill('1–3')
  await price.press('Control+s')
  await expect.poll(async () => (await shown(id))?.zones[0]?.bands[0]?.price).toBe(4.2)
})

// DEL-62
test('another user’s changes stay; the same price changed by both is asked about', async ({ page }) => {
  const { id, near } = await newWay()
  await open(page, id)
  await cell(page, 'Yaxın', '5 kq-dək').fill('4,50')
  const bands = (price: number, heavier: number) => [
    { upTo: 5000, price },
    { upTo: 10_000, price: heavier },
  ]
  await call('PUT', `/zones/${near.id}`, { bands: bands(4, 5.75) })
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()
  expect((await shown(id))?.zones[0]?.bands).toEqual(bands(4.5, 5.75))

  await cell(page, 'Yaxın', '5 kq-dək').fill('4,80')
  await call('PUT', `/zones/${near.id}`, { bands: bands(9, 5.75) })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Yaxın, 5 kq-dək')
  await expect(dialog).toContainText('9,00')
  await expect(dialog).toContainText('4,80')
  await dialog.getByRole('button', { name: 'Mənimki qalsın' }).click()
  await expect(bar(page)).toBeHidden()
  expect((await shown(id))?.zones[0]?.bands).toEqual(bands(4.8, 5.75))
})

// DEL-62
test('what was typed in a zone that another user has deleted can be copied, the rest is saved @release', async ({
  page,
}) => {
  const { id, near } = await newWay()
  await open(page, id)
  await cell(page, 'Yaxın', '5 kq-dək').fill('4,50')
  await cell(page, 'Uzaq', '5 kq-dək').fill('6,50')
  await call('DELETE', `/zones/${near.id}`)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('«Yaxın»')
  await expect(dialog.getByRole('textbox')).toHaveValue('Yaxın, 5\u00a0kq-dək: 4,50')
  await dialog.getByRole('button', { name: 'Xanalara qayıt' }).click()
  await expect(page.getByRole('button', { name: /^Yaxın/ })).toHaveCount(0)
  await expect(bar(page)).toContainText('1 dəyişiklik')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()
  expect((await shown(id))?.zones.map(({ name, bands }) => [name, bands[0]?.price])).toEqual([['Uzaq', 6.5]])
})

// DEL-66, DEL-67
test('changed prices say how many open shipments keep theirs, and zones are put in order by keyboard', async ({
  page,
}) => {
  const { id, near, far } = await newWay()
  const orderId = await acceptedOrder((await newCustomer()).session, admin, 60)
  const token = admin.accessToken
  const address = {
    place: far.places[0]?.name,
    street: 'Nizami',
    building: '1',
    phoneNumber: '+994502104480',
  }
  const shipment = await callApi<{ id: number; price: number | null }>('PUT', `/order/${orderId}/delivery`, {
    token,
    body: { delivery: { wayId: id, address } },
  })
  if (shipment.price === null)
    await callApi('PUT', `/shipments/${shipment.id}/price`, { token, body: { price: 5, isAgreed: true } })
  await open(page, id)
  await cell(page, 'Yaxın', '5 kq-dək').fill('4,50')
  await expect(bar(page)).toContainText('1 dəyişiklik')
  await expect(bar(page)).not.toContainText('dəyişmir')
  await cell(page, 'Uzaq', '5 kq-dək').fill('7')
  await expect(bar(page)).toContainText('açıq 1 çatdırılmanın qiyməti dəyişmir')
  await expectAccessible(page, 'main', 'all')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()

  await page.getByRole('button', { name: 'Yerini dəyiş: Uzaq' }).focus()
  await moveByKey(page, 'Uzaq', 'ArrowUp', 1)
  await expect.poll(async () => (await stored(id))?.zones.map((zone) => zone.id)).toEqual([far.id, near.id])
})

// DEL-61
test('a table of a spreadsheet is pasted by its headings, with a further weight', async ({ page }) => {
  const { id } = await newWay()
  await open(page, id)
  await expect(cell(page, 'Yaxın', '5 kq-dək')).toHaveValue('4,00')
  const table = '\t5 kq\t15 kq\tpulsuz\nUzaq\t6,60\t9\t300\nGəncə\t1\t2\t3'
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, table)
  await expect(cell(page, 'Uzaq', '15 kq-dək')).toHaveValue('9,00')
  await expect(page.getByText('Cədvəldə belə adlı heç nə yoxdur: Gəncə')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toBeHidden()
  expect((await shown(id))?.zones[1]).toMatchObject({
    bands: [
      { upTo: 5000, price: 6.6 },
      { upTo: 10_000, price: 7 },
      { upTo: 15_000, price: 9 },
    ],
    freeFrom: 300,
  })
  await page.getByRole('button', { name: 'Çəkilər…' }).click()
  const weights = page.getByRole('dialog').getByRole('textbox')
  await weights.fill('5\n10')
  await page.getByRole('dialog').getByRole('button', { name: 'Tətbiq et' }).click()
  await expect(cell(page, 'Uzaq', '15 kq-dək')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await shown(id))?.zones[1]?.bands.length).toBe(2)
})

// DEL-65
test('a way is added hidden, gets a zone, is deleted and comes back', async ({ page }) => {
  const { id } = await newWay()
  await open(page, id)
  await page.getByRole('button', { name: 'Yol əlavə et' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Yolu əlavə et' }).click()
  await expect(dialog.getByText('Adı yazın.')).toBeVisible()
  const name = `Kuryer ${id}`
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByRole('radio', { name: 'Kuryer firması' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yolu əlavə et' }).click()
  await expect(heading(page)).toHaveText(name)
  const added = Number(new URL(page.url()).searchParams.get('way'))
  made.push(added)
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  expect(await shown(added)).toBeUndefined()

  await page.getByRole('button', { name: 'Zona əlavə et' }).click()
  await dialog.getByRole('textbox').first().fill('Hər yer')
  await dialog.getByRole('button', { name: 'Zonanı əlavə et' }).click()
  await expect(page.getByRole('button', { name: /^Hər yer/ })).toBeVisible()
  await page.getByRole('switch').click()
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await shown(added))?.zones.map((zone) => zone.name)).toEqual(['Hər yer'])

  await page.getByRole('button', { name: 'Yolu sil…' }).click()
  await dialog.getByRole('button', { name: `Sil: «${name}»` }).click()
  await expect(heading(page)).not.toHaveText(name)
  expect(await stored(added)).toBeUndefined()
  await page
    .getByRole('status')
    .getByRole('button', { name: /Geri qaytar/ })
    .click()
  await expect(
    page.getByRole('navigation', { name: 'Yollar' }).getByRole('button', { name: new RegExp(`^${name}`) }),
  ).toBeVisible()
  const back = (await call<{ ways: Way[] }>('GET', '/ways')).ways.find((way) => way.name === name)
  expect(back?.id).toBe(added)
  expect(back?.zones.map((zone) => zone.name)).toEqual(['Hər yer'])
})

// DEL-4
test('who may see orders but not discounts reads it all and changes nothing', async ({ page }) => {
  const { id } = await newWay()
  const role = `reader${id}`
  await callApi('POST', '/approle', {
    token: admin.accessToken,
    body: { name: role, permissionIds: [areas.orders] },
  })
  await open(page, id, await newStaffMember(admin, role))
  await expect(cell(page, 'Yaxın', '5 kq-dək')).toHaveAttribute('readonly', '')
  await expect(page.getByRole('textbox', { name: 'Son saat' })).toBeDisabled()
  await expect(page.getByRole('switch')).toBeDisabled()
  for (const name of ['Yol əlavə et', 'Zona əlavə et', 'Çəkilər…', 'Zonanı sil…', 'Yolu sil…'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Yer əlavə et: az, ru, en adları' })).toHaveCount(0)
  await page.keyboard.press('t')
  await page.keyboard.type('Sınaqkənd1x, 3 kq')
  await expect(page.getByRole('region', { name: 'Ünvan yoxla' }).getByRole('status')).not.toBeEmpty()
  await expectAccessible(page, 'main', 'all')
})
