import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { newCustomer, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: { title: 'Hesabım', login: 'Hesabınızı görmək üçün daxil olun.', change: 'Şifrəni dəyiş' },
  ru: { title: 'Мой аккаунт', login: 'Войдите, чтобы увидеть свой аккаунт.', change: 'Сменить пароль' },
  en: { title: 'My account', login: 'Log in to see your account.', change: 'Change the password' },
} as const

async function openAccount(page: Page) {
  const client = await newCustomer()
  await keepSession(page, client.session)
  await page.goto('/myaccount')
  await expect(page.getByRole('main').getByLabel('E-poçt')).toHaveValue(client.email)
  return client
}

test('my account reads in each language, for a visitor and for a client @release', async ({ page }) => {
  for (const language of ['az', 'en', 'ru'] as const) {
    await chooseLanguage(page, language)
    await page.goto('/myaccount')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(words[language].login)).toBeVisible()
  }
  await expectAccessible(page)
  const client = await newCustomer()
  await keepSession(page, client.session)
  for (const language of ['az', 'en', 'ru'] as const) {
    const { title, change } = words[language]
    await chooseLanguage(page, language)
    await page.goto('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: change }).click()
    await expect(page.getByRole('dialog', { name: change })).toBeVisible()
    if (language === 'ru') await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: change })).toBeFocused()
  }
  await expectAccessible(page)
})

// WEB-14
test('a changed profile: back on / after a reload, said there, and still signed in under the new name', async ({
  page,
}) => {
  const client = await openAccount(page)
  await expect(
    page.getByRole('navigation', { name: 'Hesabım' }).getByRole('link', { name: 'Hesabım' }),
  ).toHaveAttribute('aria-current', 'page')
  const main = page.getByRole('main')
  await main.getByLabel('Ad', { exact: true }).fill('Nigar')
  await main.locator('input[type=file]').setInputFiles({
    name: 'portret.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGP4JNGPFTEMLQkADOBmQUBm+/cAAAAASUVORK5CYII=',
      'base64',
    ),
  })
  await expect(main.locator('img[src^="blob:"]')).toBeVisible()
  await main.getByRole('button', { name: 'Dəyişiklikləri yadda saxla' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('status').filter({ hasText: 'Profiliniz yeniləndi.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nigar Əliyeva' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nigar Əliyeva' })).toBeVisible()
  await expect(page.getByText('Profiliniz yeniləndi.')).toBeHidden()
  await page.getByRole('button', { name: 'Nigar Əliyeva' }).click()
  await page.getByRole('link', { name: 'Hesabım' }).click()
  await expect(main.getByLabel('Ad', { exact: true })).toHaveValue('Nigar')
  await expect(main.getByLabel('E-poçt')).toHaveValue(client.email)
  await expect(main.locator('img[src^="/media/"]')).toBeVisible()
})

test('a refused profile keeps what was typed and says why', async ({ page }) => {
  const other = await newCustomer()
  await openAccount(page)
  const main = page.getByRole('main')
  await main.getByLabel('Soyad').fill('')
  await main.getByRole('button', { name: 'Dəyişiklikləri yadda saxla' }).click()
  await expect(main.getByText('Soyadınızı yazın.')).toBeVisible()
  await expect(main.getByLabel('Soyad')).toBeFocused()
  await main.getByLabel('Soyad').fill('Quliyeva')
  await main.getByLabel('E-poçt').fill(other.email)
  await main.getByLabel('Hazırkı şifrə').fill(password)
  await main.getByRole('button', { name: 'Dəyişiklikləri yadda saxla' }).click()
  await expect(main.locator('form').getByRole('alert')).not.toBeEmpty()
  await expect(main.getByLabel('Soyad')).toHaveValue('Quliyeva')
  await page.route('**/trpc/**', (route) => route.abort())
  await main.getByLabel('Telefon').fill('055 765 43 21')
  await main.getByRole('button', { name: 'Dəyişiklikləri yadda saxla' }).click()
  await expect(main.locator('form').getByRole('alert')).toContainText(
    'Cavab gəlməmiş bağlantı kəsildi. Bir daha basın: təkrar yadda saxlamaq heç nəyi dəyişmir.',
  )
  await expect(main.getByLabel('Soyad')).toHaveValue('Quliyeva')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'sənəd.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(main.getByText('Şəkil seçin: JPEG, PNG, WebP, AVIF və ya GIF.')).toBeVisible()
})

test('another e-mail takes the current password; with it the account stays open to its owner', async ({
  page,
}) => {
  const { email, session } = await openAccount(page)
  const main = page.getByRole('main')
  const current = main.getByLabel('Hazırkı şifrə')
  const save = main.getByRole('button', { name: 'Dəyişiklikləri yadda saxla' })
  await expect(current).toHaveCount(0)
  await main.getByLabel('E-poçt').fill(email.toUpperCase())
  await expect(current).toHaveCount(0)
  await main.getByLabel('E-poçt').fill(`yeni.${email}`)
  await save.click()
  await expect(main.getByText('Hazırkı şifrənizi yazın.')).toBeVisible()
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('başqa-şifrə')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Hazırkı şifrə yanlışdır.')).toBeVisible()
  await expect(current).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('başqa-şifrə')
  await current.fill(password)
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Profiliniz yeniləndi.' })).toBeVisible()
  const protection = await callApi('GET', '/auth/protection', { token: session.accessToken })
  expect(protection).toEqual({ closedUntil: null })
})

test('the password dialog: its sentences, a wrong current one, and the change', async ({ page }) => {
  const client = await openAccount(page)
  await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Şifrəni yadda saxla' })
  await dialog.getByLabel('Hazırkı şifrə').fill('başqa-şifrə')
  await dialog.getByLabel('Yeni şifrə').fill('qısa')
  await dialog.getByLabel('Şifrənin təkrarı').fill('başqa')
  await save.click()
  await expect(dialog.getByText('Şifrəniz minimum 8 simvoldan ibarət olmalıdır!')).toBeVisible()
  await expect(dialog.getByText('Şifrələr eyni deyil!')).toBeVisible()
  await dialog.getByLabel('Yeni şifrə').fill('təzə-çap-2026')
  await dialog.getByLabel('Şifrənin təkrarı').fill('təzə-çap-2026')
  await save.click()
  await expect(dialog.getByLabel('Hazırkı şifrə')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Hazırkı şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Şifrəniz dəyişdirildi.' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await logIn(client.email, 'təzə-çap-2026')
  await page.reload()
  await expect(page.getByRole('main').getByLabel('E-poçt')).toHaveValue(client.email)
})

test('what was typed and not saved is there again after leaving, can be discarded, and goes with the log-out', async ({
  page,
}) => {
  await openAccount(page)
  const main = page.getByRole('main')
  await main.getByLabel('Soyad').fill('Quliyeva')
  await page.getByRole('banner').getByRole('link', { name: 'Xidmətlər' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await page.goto('/myaccount')
  await expect(main.getByLabel('Soyad')).toHaveValue('Quliyeva')
  await expect(main.getByText('Yadda saxlamadığınız dəyişikliklər yenidən buradadır.')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Dəyişikliklərdən imtina et' }).click()
  await expect(main.getByLabel('Soyad')).toHaveValue('Əliyeva')
  await page.reload()
  await expect(main.getByLabel('Soyad')).toHaveValue('Əliyeva')
  await main.getByLabel('Soyad').fill('Quliyeva')
  await page.getByRole('button', { name: 'Aysel Əliyeva' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Çıxış' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('profileDraft'))).toBeNull()
})
