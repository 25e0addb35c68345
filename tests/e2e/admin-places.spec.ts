import type { Locator, Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { moveByKey, openAdmin } from './support/admin.ts'
import { unlessFirst } from './support/release.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
const mark = `${process.pid}-${Date.now()}`
const made: string[] = []

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})
test.afterAll(async () => {
  for (const path of made) await call('DELETE', path).catch(() => undefined)
})

type Named = { id: number; name: string }
const call = <Data>(method: string, path: string, body?: unknown) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body !== undefined && { body }) })

/** Hidden ones that come first in the list; the first of them first. */
async function addInFront(path: string, names: readonly string[], texts = {}) {
  for (const name of names.toReversed()) {
    const { id } = await call<Named>('POST', path, { name, title: name, priority: 0, state: false, ...texts })
    made.push(`${path}/${id}`)
  }
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Yerini dəyiş: ${name}` })
const placeOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^sıra [\\d.]+: «${name}», yerini dəyiş$`) })
const said = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('products are put in order by the keyboard, undone, and go to any place of their service', async ({
  page,
}) => {
  const service = await call<Named>('POST', '/Services', {
    name: `Sıralı ${mark}`,
    state: false,
    priority: 900_000,
  })
  made.push(`/Services/${service.id}`)
  const add = (name: string) => call<Named>('POST', '/ServiceTypes', { serviceId: service.id, name })
  for (const name of ['H', 'G', 'F', 'E', 'D', 'C', 'B', 'A']) await add(`Məhsul ${name}`)
  const order = async () => {
    const { serviceTypes } = await call<{ serviceTypes: Named[] }>('GET', `/Services/${service.id}`)
    return serviceTypes.map(({ name }) => name.at(-1)).join('')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, `/admin/services/servicesmore/${service.id}`, admin)
  await expect(handle(page, 'Məhsul F')).toBeVisible()
  await expect(handle(page, 'Məhsul G')).toHaveCount(0)

  await handle(page, 'Məhsul A').focus()
  await moveByKey(page, 'Məhsul A', 'ArrowDown', 2)
  await expect(said(page, 'Sıra dəyişdirildi')).toBeVisible()
  await expect.poll(order).toBe('BACDEFGH')
  await expect(placeOf(page, 'Məhsul A')).toHaveText('2')
  await page.getByRole('status').getByRole('button', { name: 'Geri qaytar' }).click()
  await expect(said(page, 'Əvvəlki sıra qaytarıldı')).toBeVisible()
  expect(await order()).toBe('ABCDEFGH')

  await placeOf(page, 'Məhsul B').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '«Məhsul B»: yerini dəyiş' })
  const place = dialog.getByLabel('Siyahıda sıra')
  await expect(place).toBeFocused()
  await expect(dialog).toContainText('1-dən 8-dək.')
  await page.keyboard.type('sonra')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1-dən başlayaraq tam ədəd yazın.')).toBeVisible()
  await expectAccessible(page)
  await place.fill('7')
  await page.keyboard.press('Enter')
  await expect(said(page, '«Məhsul B»: sıra 7')).toBeVisible()
  await expect.poll(order).toBe('ACDEFGBH')
  await expect(placeOf(page, 'Məhsul B')).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Geri qaytar' }).click()
  await expect.poll(order).toBe('ABCDEFGH')
  await page.getByRole('link', { name: 'Səhifə 2' }).click()
  await placeOf(page, 'Məhsul H').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Əvvələ' }).click()
  await expect.poll(order).toBe('HABCDEFG')
})

test('services are dragged by the mouse and by a finger; not while others stand between them', async ({
  browser,
}) => {
  const names = ['Bir', 'İki', 'Üç'].map((name) => `${name} ${mark}`)
  const [one = '', two = ''] = names
  await addInFront('/Services', names)
  const order = async () => {
    const items = await call<Named[]>('GET', '/Services/office?pageSize=200')
    return items.filter(({ name }) => names.includes(name)).map(({ name }) => name.split(' ')[0])
  }
  expect(await order()).toEqual(['Bir', 'İki', 'Üç'])
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openAdmin(page, '/admin/services/services', admin)
  const table = page.getByRole('table')
  await expect(handle(page, one)).toBeVisible()
  await expectAccessible(page)
  const [from, to] = [await middleOf(handle(page, one)), await middleOf(handle(page, two))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 8, { steps: 3 })
  await page.mouse.move(to.x, to.y + 6, { steps: 8 })
  await page.mouse.up()
  await expect(said(page, 'Sıra dəyişdirildi')).toBeVisible()
  await expect.poll(order).toEqual(['İki', 'Bir', 'Üç'])
  await expect(table.getByRole('row').filter({ hasText: mark }).first()).toContainText(two)

  await page.getByRole('searchbox', { name: 'Xidmət və ya məhsul' }).fill(one)
  await expect(said(page, '1 xidmət tapıldı')).toBeVisible()
  await expect(page.getByText('Sürükləmə yalnız bütün siyahıda işləyir.')).toBeVisible()
  await expect(handle(page, one)).toHaveCount(0)
  await expectAccessible(page)
  await placeOf(page, one).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sona' }).click()
  await expect(said(page, new RegExp(`«${one}»: sıra `))).toBeVisible()
  expect(await order()).toEqual(['İki', 'Üç', 'Bir'])
  await page.getByRole('status').getByRole('button', { name: 'Geri qaytar' }).click()
  await expect.poll(order).toEqual(['İki', 'Bir', 'Üç'])
  await page.close()

  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await openAdmin(phone, '/admin/services/services', admin)
  await expect(handle(phone, one)).toBeVisible()
  await expectAccessible(phone)
  const finger = await phone.context().newCDPSession(phone)
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
  const [start, end] = [await middleOf(handle(phone, one)), await middleOf(handle(phone, two))]
  await touch('touchStart', [start])
  for (const share of [0.1, 0.3, 0.6, 1, 1.05])
    await touch('touchMove', [{ x: start.x, y: start.y + (end.y - start.y) * share }])
  await touch('touchEnd', [])
  await expect(said(phone, 'Sıra dəyişdirildi')).toBeVisible()
  await expect.poll(order).toEqual(['Bir', 'İki', 'Üç'])
  await phone.close()
})

for (const list of [
  { kind: 'projects', path: '/Project', screen: '/admin/portfolio/portfolio', texts: {} },
  { kind: 'campaigns', path: '/deal', screen: '/admin/companies/companies', texts: { description: 'Mətn' } },
])
  test(`${list.kind} are put in order by the keyboard; what a colleague has deleted is refused with the reason${unlessFirst(list.kind === 'projects')}`, async ({
    page,
  }) => {
    const names = ['Alma', 'Banan', 'Ceyran'].map((name) => `${name} ${mark}`)
    const [one = '', two = ''] = names
    await addInFront(list.path, names, list.texts)
    type Listed = { id: number; name?: string; title?: string }
    const listed = async () => {
      const items = await call<Listed[]>('GET', `${list.path}/search?pageSize=200`)
      return items.filter(({ name, title }) => names.includes(name ?? title ?? ''))
    }
    const order = async () => (await listed()).map(({ name, title }) => (name ?? title ?? '').split(' ')[0])
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, list.screen, admin)
    await handle(page, one).focus()
    await moveByKey(page, one, 'ArrowRight', 2)
    await expect(said(page, 'Sıra dəyişdirildi')).toBeVisible()
    await expect.poll(order).toEqual(['Banan', 'Alma', 'Ceyran'])
    await expect(handle(page, one)).toBeFocused()
    await expectAccessible(page)

    const last = (await listed()).at(-1)
    await call('DELETE', `${list.path}/${last?.id}`)
    await handle(page, two).focus()
    await moveByKey(page, two, 'ArrowRight', 2)
    const refused = page.getByRole('alert').filter({ hasText: 'Sıra yadda saxlanmadı' })
    await expect(refused).toBeVisible()
    await expect(refused).toContainText('artıq yoxdur')
    // Others may add some in front of them meanwhile.
    await expect(page.getByRole('article').filter({ hasText: mark }).first()).toContainText(two)
    expect(await order()).toEqual(['Banan', 'Alma'])
  })
