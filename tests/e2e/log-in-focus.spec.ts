import { mailTo } from './support/mail.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, openReady, test } from './support/test.ts'

test.beforeEach(async ({ page }) => chooseLanguage(page, 'az'))

// WEB-19
test('the modal keeps the focus on every way through it, and Enter sends', async ({ page }) => {
  const { email } = await newCustomer()
  await page.goto('/services')
  await page.getByRole('button', { name: 'Daxil ol', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-poçt').fill(email)
  await dialog.getByRole('button', { name: 'Şifrəni unutmusunuz?' }).press('Enter')
  await expect(dialog.getByLabel('E-poçt')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('göndərildi')
  expect(await mailTo(email, 'passwordReset')).toContain('/reset-password/')
  await dialog.getByRole('button', { name: 'Girişə qayıt' }).press('Enter')
  await expect(dialog.getByLabel('Şifrə')).toBeFocused()
  await expect(dialog.getByLabel('E-poçt')).toHaveValue(email)
})

test('the page /login keeps it likewise', async ({ page }) => {
  await openReady(page, '/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Şifrəni unutmusunuz?' }).press('Enter')
  await expect(main.getByLabel('E-poçt')).toBeFocused()
  await main.getByRole('button', { name: 'Girişə qayıt' }).press('Enter')
  await expect(main.getByLabel('E-poçt')).toBeFocused()
})

test('in English one logs in or registers', async ({ page }) => {
  await chooseLanguage(page, 'en')
  await page.goto('/login')
  await expect(page.getByRole('tab')).toHaveText(['Log in', 'Register'])
})
