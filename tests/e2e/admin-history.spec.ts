import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** Of a record that no visitor and no other journey comes across. */
const aside = { state: false, priority: 1_000_000 }
const unique = (word: string) => `${word} ${process.pid} ${Date.now()}`
const write = <Answer>(method: string, path: string, body: object) =>
  callApi<Answer>(method, path, { token: admin.accessToken, body })

test('a text is changed, its translation said to hold, the text put back; the history knows all of it', async ({
  page,
}) => {
  const name = unique('Kataloq')
  const texts = { ...aside, name, name_ru: 'Каталог', name_en: 'Catalogue' }
  const { id } = await write<{ id: number }>('POST', '/Project', texts)
  await openAdmin(page, `/admin/portfolio/portfoliocardedit/${id}`, admin)
  const field = page.getByLabel('Ad', { exact: true })
  await expect(field).toHaveValue(name)
  await field.fill(`${name} yeni`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').getByText('Layihə yeniləndi')).toBeVisible()

  const russian = page.getByRole('region', { name: 'Русский' })
  const english = page.getByRole('region', { name: 'English' })
  await expect(english.getByText('1 köhnəlib')).toBeVisible()
  await page.reload()
  await expect(english.getByText('1 köhnəlib')).toBeVisible()
  await russian.getByRole('button', { name: 'Fərqə bax' }).click()
  await expect(russian.getByRole('insertion')).toContainText('yeni')
  await expectAccessible(page)
  await russian.getByRole('button', { name: 'Aktualdır' }).click()
  await expect(russian.getByText('tam')).toBeVisible()
  const outdated = () =>
    callApi<{ language: string }[]>('GET', `/history/project/${id}/outdated`, { token: admin.accessToken })
  await expect.poll(async () => (await outdated()).map(({ language }) => language)).toEqual(['en'])

  await page.getByRole('button', { name: /^Dəyişikliklər:/ }).click()
  const panel = page.getByRole('dialog', { name: /^Dəyişikliklər:/ })
  await expect(panel.getByText('tərcümə təsdiqlənib')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: /əvvəlki mətnləri qaytar$/ }).click()
  await expect(panel).toBeHidden()
  await expect(field).toHaveValue(name)
  await expect(english.getByText('tam')).toBeVisible()

  await page.goto(`/admin/history?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(2)).toContainText('Rəna Nağıyeva')
  await expect(rows.nth(2).getByRole('insertion')).toContainText('yeni')
  await expect(rows.nth(0).getByRole('deletion')).toContainText('yeni')
  await expectAccessible(page)
  await page.getByLabel('Kim').selectOption({ label: 'Rəna Nağıyeva' })
  await expect(page).toHaveURL(/who=\d+/)
})

test('a deleted project comes back by Z; the gaps of translations are on one list', async ({ page }) => {
  const name = unique('Vitrin')
  const { id } = await write<{ id: number }>('POST', '/Project', { ...aside, name, name_ru: 'Витрина' })
  const isThere = async () => {
    const path = `/history/project/${id}`
    const [last] = await callApi<{ act: string }[]>('GET', path, { token: admin.accessToken })
    return last?.act !== 'deleted'
  }
  await openAdmin(page, `/admin/portfolio/portfoliocardedit/${id}`, admin, 'en')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: `Delete “${name}”` }).click()
  await expect(page.getByRole('status').getByText('The operation is completed')).toBeVisible()
  await expect.poll(isThere).toBe(false)
  // It fades out: half of it there, its letters would be looked at.
  await expect(page.getByRole('button', { name: `Delete “${name}”` })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(page.getByRole('status').getByText('The deletion was undone')).toBeVisible()
  expect(await isThere()).toBe(true)

  await page.goto('/admin/translations?kind=project&language=en')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('missing')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name)
})

test('prices that were typed wrongly are put back out of the history, the name stays @release', async ({
  page,
}) => {
  const name = unique('Afişa')
  const body = { ...aside, name, servicePriceDatas: [{ count: 100, price: 12.5 }] }
  const { id } = await write<{ id: number }>('POST', '/Services', body)
  await write('PUT', '/Services', { id, servicePriceDatas: [{ count: 100, price: 125 }] })
  await write('PUT', '/Services', { id, name: `${name} A3` })
  await openAdmin(page, `/admin/services/servicesmore/${id}`, admin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} A3`)
  await page.getByRole('button', { name: /^Dəyişikliklər:/ }).click()
  const panel = page.getByRole('dialog', { name: /^Dəyişikliklər:/ })
  await expectAccessible(page)
  await panel.getByRole('button', { name: /əvvəlki qiymətləri qaytar$/ }).click()
  await expect(page.getByRole('status').getByText('Əvvəlki qiymətlər qaytarıldı')).toBeVisible()
  const { servicePrices, ...service } = await callApi<{ name: string; servicePrices: object[] }>(
    'GET',
    `/Services/${id}/multilanguage`,
    { token: admin.accessToken },
  )
  expect([service.name, servicePrices]).toMatchObject([`${name} A3`, [{ count: 100, price: 12.5 }]])
  await callApi('DELETE', `/Services/${id}`, { token: admin.accessToken })
})
