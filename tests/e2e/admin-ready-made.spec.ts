import { readyMades } from '../../src/domains/ready-made/ready-mades.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer, ordersOf } from './support/shop.ts'
import { expectFits } from './support/sticking-out.ts'
import { expect, expectAccessible, openReady, test } from './support/test.ts'

type Service = { id: number; state: boolean; serviceTypes: { id: number }[] }

const site = () => process.env.E2E_SITE ?? ''
const { cards, stamps } = readyMades
let admin: SignedIn
/** Each journey deletes what it has made: the services stand before those of the demo. */
const made: number[] = []

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})
test.afterAll(async () => {
  for (const id of made) await callApi('DELETE', `/services/${id}`, { token: admin.accessToken })
})

const services = () => callApi<Service[]>('GET', '/services/office', { token: admin.accessToken })

// RDY-2, RDY-4
test('two are set up by keyboard, a price is overwritten, one is shown and ordered at that price', async ({
  page,
  browser,
}) => {
  const before = new Set((await services()).map(({ id }) => id))
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openAdmin(page, '/admin/services/services', admin)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/readymade$/)
  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(choice(cards.name.az)).not.toBeChecked()
  await page.keyboard.press('1')
  await expect(choice(cards.name.az)).toBeChecked()
  await choice(stamps.name.az).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '2 xidməti qur' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('2 xidmət quruldu, hələlik gizlidir')).toBeVisible()
  await expect(page).toHaveURL(/\/services\/services$/)
  made.push(...(await services()).flatMap(({ id }) => (before.has(id) ? [] : [id])))
  expect(made).toHaveLength(2)

  const row = page.locator(`[data-service="${made[0]}"]`).filter({ visible: true })
  await expect(row).toContainText('gizli')
  await expect(row).toContainText('qiymətlər nümunədir')
  await row.getByRole('link').first().click()
  await expect(page.getByText('Qiymətlər nümunədir.')).toBeVisible()
  await page.getByRole('switch').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('nümunə qiymətlərlə saytda görünsün?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('switch')).not.toBeChecked()

  await page.getByRole('link', { name: `Qiymətlər: ${cards.products[0].name.az}` }).click()
  await page.getByRole('grid').focus()
  await page.keyboard.type('31,5')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
  await expect(page.getByText('Qiymətlər nümunədir.')).toBeHidden()

  await openAdmin(page, `/admin/services/servicesmore/${made[0]}`, admin)
  await page.getByRole('switch').click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await services()).find(({ id }) => id === made[0])?.state).toBe(true)

  const client = await newCustomer()
  const context = await browser.newContext({ baseURL: site() })
  const visitor = await context.newPage()
  await keepSession(visitor, client.session)
  const shown = await callApi<Service>('GET', `/services/${made[0]}`)
  await openReady(visitor, `/services/card/prices/${shown.serviceTypes[0]?.id}?run=100`)
  const main = visitor.getByRole('main')
  await expect(main.locator('.type-total')).toHaveText(/31,50\s₼/)
  await main.getByRole('link', { name: 'İndi sifariş ver' }).first().click()
  await main.getByRole('button', { name: /^100 ədəd sifariş ver/ }).click()
  await expect
    .poll(async () => (await ordersOf(client.session.accessToken)).map(({ count }) => count))
    .toEqual([100])
  await context.close()
})

// RDY-4
test('prices that are right as they came are kept by one press, which leads to the service; its switch asks nothing that is no longer so', async ({
  page,
}) => {
  const { services: taken } = await callApi<{ services: { id: number; productId: number }[] }>(
    'POST',
    '/services/ready-made',
    { token: admin.accessToken, body: { keys: ['mugs'], copies: ['mugs'] } },
  )
  const [mugs] = taken
  made.push(mugs?.id ?? 0)
  await openAdmin(page, `/admin/services/servicesmore/${mugs?.id}`, admin)
  await page.getByRole('link', { name: /^Qiymətlər: / }).click()
  await page.getByRole('button', { name: 'Qiymətlər düzdür' }).click()
  await expect(page.getByText('Qiymətlər nümunədir.')).toBeHidden()
  // The page of the service was read before, and is read again only slowly.
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/services\.multilanguage/, async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('status').getByRole('button', { name: 'Xidmətə keç' }).click()
  await expect(page).toHaveURL(new RegExp(`/servicesmore/${mugs?.id}$`))
  await page.getByRole('switch').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer()
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the cards fit at every width, and a blank service is still one press away @release', async ({
  page,
}) => {
  await openAdmin(page, '/admin/services/readymade', admin)
  await expect(page.getByRole('checkbox')).toHaveCount(12)
  await expectFits(page, `${site()}/admin/services/readymade`)
  await page.getByRole('link', { name: 'Boş başla' }).click()
  await expect(page).toHaveURL(/\/addservice$/)
})
