import type { Locator, Page } from '@playwright/test'
import { columnIds } from '../../web/admin/kit/orders/column-ids.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import {
  acceptedOrder,
  answerLate,
  newStaffMember,
  openAdmin,
  placeOrder,
  plainOrder,
} from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

const read = (id: number) =>
  callApi<{ status: string; price: number | null }>('GET', `/order/${id}`, { token: admin.accessToken })
const statusOf = async (id: number) => (await read(id)).status

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A key held down, and repeated by the keyboard, until what it does is seen and for a while longer. */
async function hold(page: Page, key: string, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.down(key)
    await expect(seen).toBeAttached({ timeout: 50 })
  }).toPass({ intervals: [0], timeout: 60_000 })
  for (let times = 0; times < 6; times++) {
    await page.keyboard.down(key)
    await nextFrame(page)
  }
  await page.keyboard.up(key)
}

/** What the screen asks the server to do with orders from now on. */
function actsOn(page: Page): string[] {
  const acts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/trpc/orders.')) acts.push(request.url())
  })
  return acts
}

/** At its middle there is the control itself, and nothing that lies over it. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  })

test.describe('a key that is held', () => {
  // ADM-12
  test('moves one order by one status in the list, on its page and never two', async ({ page }) => {
    const ids = [await acceptedOrder(client, admin, 10), await acceptedOrder(client, admin, 11)]
    await openAdmin(page, `/admin/ordersadmin?customer=${client.id}&status=Accepted`, admin)
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.keyboard.press('ArrowDown')
    const acts = actsOn(page)
    await hold(page, 's', page.getByRole('status').getByText('İstehsalatda').first())
    expect(acts).toHaveLength(1)
    const statuses = await Promise.all(ids.map(statusOf))
    expect(statuses.toSorted()).toEqual(['Accepted', 'InProduction'])

    const moved = ids[statuses.indexOf('InProduction')] ?? 0
    await openAdmin(page, `/admin/ordersadmin/${moved}`, admin)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(moved))
    await expect(page.getByRole('button', { name: /Hazır kimi/ })).toBeVisible()
    await hold(
      page,
      's',
      page
        .getByRole('status')
        .getByText(/«Hazır/)
        .first(),
    )
    expect(acts).toHaveLength(2)
    expect(await statusOf(moved)).toBe('Ready')
  })
})

test.describe('a move', () => {
  test('is taken back by Z, and by the button of its notice; the history says both', async ({ page }) => {
    const id = await acceptedOrder(client, admin, 20)
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'en')
    await page.getByRole('button', { name: /Start production/ }).click()
    const notice = page.getByRole('status')
    await expect(notice.getByText(`No. ${id}: “In production”`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('z')
    await expect(notice.getByText(`No. ${id} is “Accepted” again`)).toBeVisible()
    expect(await statusOf(id)).toBe('Accepted')
    await expect(page.getByText('took the move back: Accepted')).toBeVisible()
    await page.getByRole('button', { name: /Start production/ }).click()
    await notice.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => statusOf(id)).toBe('Accepted')
  })
})

test.describe('the board by keyboard', () => {
  test('Space and Space puts a card back; cancelling has to be chosen, and asks', async ({ page }) => {
    const id = await acceptedOrder(client, admin, 30)
    await openAdmin(page, `/admin/ordersadmin/board?customer=${client.id}`, admin)
    const card = page.locator(`[data-card="${id}"]`)
    await card.focus()
    const taken = page.getByText(new RegExp(`№.${id} götürülüb`)).first()
    await hold(page, ' ', taken)
    await expect(taken).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText(new RegExp(`№.${id} .*qaytar`)).first()).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await statusOf(id)).toBe('Accepted')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog', { name: `${id} nömrəli sifariş ləğv edilsin?` })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await statusOf(id)).toBe('Accepted')
  })
})

test('notices cover no control at any width, and a success clears what failed @release', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const id = await acceptedOrder(client, admin, 40)
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
    const move = page.getByRole('button', { name: /İstehsalata|Hazır kimi/ })
    await page.route('**/trpc/orders.move*', (route) => route.abort())
    await move.click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText(`№ ${id}`)).toBeVisible()
    await move.click()
    await expect(alert.getByText(`№ ${id}`)).toHaveCount(1)
    await page.unroute('**/trpc/orders.move*')
    await move.click()
    await expect(page.getByRole('status').getByText(`№ ${id}: «İstehsalatda»`)).toBeVisible()
    await expect(alert.getByText(`№ ${id}`)).toHaveCount(0)
    for (const button of await page.locator('main button, main a[href]').all()) {
      const box = await button.boundingBox()
      if (box && box.y > 56 && box.y + box.height < 900 - 48 && (await button.isVisible()))
        expect(await isOnTop(button), (await button.textContent()) ?? '').toBe(true)
    }
  }
  await expectAccessible(page)
})

test('twenty orders by keyboard: Enter asks, Enter accepts, and a held Enter does nothing twice', async ({
  page,
}) => {
  const id = await placeOrder(client, 'https://drive.google.com/file/d/1a_B-c/view')
  await openAdmin(page, `/admin/newordersadmin?order=${id}`, admin)
  const ticket = page.getByRole('listitem', { name: new RegExp(`^№ ${id},`) })
  await expect(ticket).toBeFocused()
  const link = ticket.getByRole('link', { name: 'https://drive.google.com/file/d/1a_B-c/view' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await hold(page, 'Enter', page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await statusOf(id)).toBe('Pending')
  await page.keyboard.press('Enter')
  await expect.poll(() => statusOf(id)).toBe('Accepted')
})

test('several orders are selected, accepted at once, moved, printed, and taken back', async ({ page }) => {
  const owner = (await newCustomer()).session
  const ids = [await plainOrder(owner, admin), await plainOrder(owner, admin), await plainOrder(owner, admin)]
  // Without live news: they would tell of the staff member's move before it can be made again.
  await page.route('**/trpc/live', (route) => route.abort())
  await answerLate(page, 'orders.list')
  await openAdmin(page, `/admin/ordersadmin?customer=${owner.id}`, admin, 'en')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: `Select No. ${ids[0]}` }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar.getByText('3 orders selected')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Accept as suggested (3)' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('3 orders were accepted')).toBeVisible()
  expect(await page.getByRole('row').filter({ hasText: 'Accepted' }).count()).toBe(3)
  for (const id of ids) expect(await statusOf(id)).toBe('Accepted')
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  const saved = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Job tickets (3)' }).click()
  expect((await saved).suggestedFilename()).toBe('jobtickets.pdf')
  // A staff member is faster with one of them.
  await callApi('PUT', `/order/${ids[1]}/status`, {
    token: admin.accessToken,
    body: { status: 'InProduction' },
  })
  await bar.getByRole('button', { name: 'Start production (3)' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  const refused = page.getByRole('dialog', { name: '1 order was not changed' })
  await expect(refused).toContainText(`No. ${ids[1]}`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('z')
  await expect(page.getByRole('status').getByText('2 orders are back where they were')).toBeVisible()
  expect(await page.getByRole('row').filter({ hasText: 'Accepted' }).count()).toBe(2)
  expect(await statusOf(ids[0] ?? 0)).toBe('Accepted')
  expect(await statusOf(ids[1] ?? 0)).toBe('InProduction')
})

test('Space looks quickly, and closes it again', async ({ page }) => {
  const id = await acceptedOrder(client, admin, 50)
  await openAdmin(page, `/admin/ordersadmin?q=${id}`, admin, 'ru')
  // Others may have the digits in their phone.
  await page
    .locator('a[data-row]:visible')
    .filter({ hasText: String(id) })
    .first()
    .focus()
  await page.keyboard.press('Space')
  const look = page.getByRole('dialog', { name: `Заказ № ${id}` })
  await expect(look).toContainText('50,00')
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(look).toHaveCount(0)
})

test('a price is corrected with a reason, and both stand in the history', async ({ page }) => {
  const id = await acceptedOrder(client, admin, 60)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'en')
  await page.getByRole('button', { name: /Start production/ }).click()
  const undo = page.getByRole('status').getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: 'Correct the price' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('New price').fill('55.5')
  await dialog.getByRole('button', { name: 'Correct the price' }).click()
  await expect(dialog.getByText('Write why: the customer reads it.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Correct the price' }).click()
  await expect(page.getByText(`The price of No. ${id} is corrected`)).toBeVisible()
  await expect(dialog).toBeHidden()
  // The move before it can't be undone any more. Later its offer would have gone by itself.
  expect(await undo.count()).toBe(0)
  await expect(page.getByText('corrected the price')).toBeVisible()
  expect((await read(id)).price).toBe(55.5)
})

test('a note is edited and deleted by its author', async ({ page }) => {
  const id = await acceptedOrder(client, admin, 70)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'en')
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeVisible()
  await page.keyboard.press('q')
  await page.keyboard.type('Call https://a.az/maket')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('link', { name: 'https://a.az/maket' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit the note' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Called')
  const reads = Promise.withResolvers<void>()
  await page.route(/trpc\/.*orders\.byId/, async (route) => {
    await reads.promise
    await route.continue()
  })
  await page.keyboard.press('Control+Enter')
  // However long the order takes to be read anew.
  await expect(page.getByText('Called', { exact: true })).toBeVisible()
  reads.resolve()
  await expect(page.getByText(/^edited/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete the note' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the note' }).click()
  await expect(page.getByText('deleted a note')).toBeVisible()
})

test('area 7 opens an order only while it waits', async ({ page }) => {
  const staffMember = await newStaffMember(admin, 'Consultant')
  const id = await placeOrder(client)
  await openAdmin(page, `/admin/ordersadmin/${id}`, staffMember)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(id))
  await expect(page.getByRole('button', { name: 'Sifarişi ləğv et' })).toBeVisible()
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 9 } })
  await openAdmin(page, `/admin/ordersadmin/${id}`, staffMember)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('alert').getByText('Bu əməliyyat üçün icazəniz yoxdur')).toBeVisible()
})

/** At every width of the window the page keeps to it, what is looked at in view. */
async function expectNoOverflow(page: Page, path: string, there: Locator): Promise<void> {
  for (const width of [1440, 1340, 1280, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(there.filter({ visible: true }).first(), `${path} at ${width} px`).toBeVisible()
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over, { message: `${path} at ${width} px`, timeout: 3000 }).toBeLessThanOrEqual(0)
  }
}

test('what is long breaks no screen of orders at any width @release', async ({ page }) => {
  const long = 'https://drive.google.com/file/d/1a'.padEnd(400, 'bcdefgh')
  const person = (await newCustomer()).session
  await callApi('PUT', '/appuser', {
    token: person.accessToken,
    body: { name: 'Ə'.repeat(45), surname: 'Vəliyevazadəoğlubəylərbəyov'.repeat(2).slice(0, 45) },
  })
  const id = await placeOrder(person, long, 1_000_000)
  const dear = { token: admin.accessToken, body: { Id: await placeOrder(person, long), price: 123_456.78 } }
  await callApi('PUT', '/order', dear)
  await callApi('POST', `/order/${id}/notes`, { token: admin.accessToken, body: { text: long } })
  for (const path of [
    '/admin',
    '/admin/newordersadmin',
    `/admin/ordersadmin?q=${id}`,
    `/admin/ordersadmin?customer=${person.id}`,
    `/admin/ordersadmin/${id}`,
    `/admin/ordersadmin/board?q=${id}`,
  ]) {
    await openAdmin(page, path, admin, 'ru')
    // The first screen has the few that have waited longest alone.
    await expectNoOverflow(
      page,
      path,
      path === '/admin' ? page.locator('main section') : page.getByText(String(id)),
    )
  }
  // The demo's: late ones, and some of years that have passed.
  for (const [name, words] of [
    ['Nərmin', 'просрочено'],
    ['Fərid', 'Fərid Quliyev'],
  ] as const) {
    const path = `/admin/ordersadmin?q=${name}`
    await openAdmin(page, path, admin, 'ru')
    await expectNoOverflow(page, path, page.getByText(words))
  }
  // Every column that can be chosen.
  await page.addInitScript((ids) => localStorage.setItem('officeColumns.orders', ids), columnIds.join(' '))
  await openAdmin(page, `/admin/ordersadmin?customer=${person.id}`, admin, 'ru')
  await expectNoOverflow(page, 'every column', page.getByText(String(id)))
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
})
