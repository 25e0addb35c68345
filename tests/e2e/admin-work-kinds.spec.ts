import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, expectAccessible, lookAgain, test } from './support/test.ts'

type Kind = { id: number; name: string; name_ru: string; capacityMinutes: number }
type Item = { kind: 'service' | 'product'; id: number; name: string; own: { minutesFixed: number | null } }

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, `/production${path}`, { token: admin.accessToken, ...(body && { body }) })
const kinds = () => call<Kind[]>('GET', '/workkinds')
/** A kind of work of its own, by a name that no other journey has. */
const newKind = async (word: string) => {
  const name = `${word} ${process.pid}${Date.now() % 10_000}`
  return call<Kind>('POST', '/workkinds', { name, name_ru: `RU ${name}`, capacityMinutes: 480 })
}
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

// PROD-4
test('a kind of work is added from the calendar, in words at first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openAdmin(page, '/admin/calendar', admin, 'ru')
  await page.getByRole('link', { name: 'Виды работ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Виды работ' })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить вид работ' }).click()
  const name = `Laminasiya ${process.pid}`
  const texts = page.getByRole('textbox')
  await texts.first().fill(name)
  const minutes = page.getByRole('textbox', { name: 'Минут в день' })
  await minutes.fill('0')
  await minutes.press('Enter')
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  expect((await kinds()).some((kind) => kind.name === name)).toBe(false)
  await minutes.fill('240')
  await expectAccessible(page)
  await minutes.press('Enter')
  await expect(row(page, name)).toHaveAttribute('aria-expanded', 'true')
  expect((await kinds()).find((kind) => kind.name === name)).toMatchObject({ capacityMinutes: 240 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

// PROD-6
test('a service is put to a kind of work with its minutes, which then cannot be deleted and says why', async ({
  page,
}) => {
  const kind = await newKind('Tikiş')
  const before = (await call<Item[]>('GET', '/items')).find((item) => item.kind === 'product')
  if (!before) throw new Error('the demo has products')
  const was = await call<object>('GET', `/products/${before.id}`)
  const item = async () =>
    (await call<Item[]>('GET', '/items')).find(({ kind: of, id }) => of === 'product' && id === before.id)
  await openAdmin(page, `/admin/calendar/kinds?open=${kind.id}`, admin)
  const section = page.getByRole('region', { name: `Xidmətlər və məhsullar: ${kind.name}` })
  await expect(section.getByText('Bu növdə hələ xidmət və ya məhsul yoxdur.')).toBeVisible()
  await section.getByRole('combobox').selectOption(`product/${before.id}`)
  await section.getByRole('button', { name: 'Bu növə əlavə et' }).click()
  const minutes = section.getByRole('textbox', { name: 'Hər tiraj üçün dəqiqə' })
  await minutes.fill('75,5')
  await expect(section.getByText('Tam ədəd yazın və ya boş saxlayın.')).toBeVisible()
  await minutes.fill('75')
  await minutes.press('Enter')
  await expect.poll(async () => (await item())?.own).toMatchObject({ workKindId: kind.id, minutesFixed: 75 })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sil…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `«${kind.name}» istifadə olunur` })).toBeVisible()
  await expect(dialog.getByRole('link', { name: before.name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Bağla' }).click()

  await section.getByRole('button', { name: `Çıxar: ${before.name}` }).click()
  await expect(section.getByText('Bu növdə hələ xidmət və ya məhsul yoxdur.')).toBeVisible()
  await page.getByRole('button', { name: 'Sil…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sil: «${kind.name}»` })
    .click()
  await expect(row(page, kind.name)).toHaveCount(0)
  await page
    .getByRole('status')
    .getByRole('button', { name: /Geri qaytar/ })
    .click()
  await expect(row(page, kind.name)).toBeVisible()
  await expect
    .poll(async () => (await kinds()).find(({ name }) => name === kind.name))
    .toMatchObject({ capacityMinutes: 480 })
  await call('PUT', `/products/${before.id}`, was)
})

test('two who change a kind of work at once both read what the other wrote @release', async ({ page }) => {
  const kind = await newKind('Cild')
  await openAdmin(page, `/admin/calendar/kinds?open=${kind.id}`, admin)
  const minutes = page.getByRole('textbox', { name: 'Gündə dəqiqə' })
  await minutes.fill('300')
  await call('PUT', `/workkinds/${kind.id}`, { capacityMinutes: 900 })
  await minutes.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('900', { exact: true })).toBeVisible()
  await expect(dialog.getByText('300', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mənimki qalsın' }).click()
  await expect.poll(async () => (await kinds()).find(({ id }) => id === kind.id)?.capacityMinutes).toBe(300)
})

// BAS-10
test('two who change the minutes of a service at once both read what the other wrote @release', async ({
  page,
}) => {
  await page.clock.install()
  const kind = await newKind('Qatlama')
  const item = (await call<Item[]>('GET', '/items')).find((one) => one.kind === 'service')
  if (!item) throw new Error('the demo has services')
  const was = await call<object>('GET', `/services/${item.id}`)
  const stored = () => call<{ minutesFixed: number }>('GET', `/services/${item.id}`)
  await call('PUT', `/services/${item.id}`, { workKindId: kind.id, minutesFixed: 40, minutesPer1000: 5 })
  await openAdmin(page, `/admin/calendar/kinds?open=${kind.id}`, admin)
  const form = page.getByRole('form', { name: item.name })
  const minutes = form.getByRole('textbox', { name: 'Hər tiraj üçün dəqiqə' })
  await minutes.fill('75')
  await call('PUT', `/services/${item.id}`, { minutesFixed: 90 })
  await lookAgain(page, 'production.items')
  await minutes.press('Enter')
  await expect(form.getByText('Bu arada saxlanılıb: 90.')).toBeVisible()
  await expect(minutes).toHaveValue('75')
  expect(await stored()).toMatchObject({ minutesFixed: 90 })
  await expectAccessible(page)
  await minutes.press('Enter')
  await expect.poll(stored).toMatchObject({ minutesFixed: 75, minutesPer1000: 5 })
  await expect(form.getByText('Bu arada saxlanılıb')).toHaveCount(0)

  await openAdmin(page, `/admin/services/servicesmore/${item.id}`, admin)
  const section = page.getByRole('region', { name: 'Müddət və gün' })
  const fixed = section.getByRole('textbox', { name: 'Hər tiraj üçün dəqiqə' })
  await fixed.fill('20')
  await call('PUT', `/services/${item.id}`, { minutesFixed: 55 })
  await section.getByRole('button').last().click()
  await expect(section.getByText('Bu arada saxlanılıb: 55.')).toBeVisible()
  await expect(fixed).toHaveValue('20')
  await expectAccessible(page)
  await section.getByRole('button').last().click()
  await expect.poll(stored).toMatchObject({ minutesFixed: 20 })
  await call('PUT', `/services/${item.id}`, was)
})
