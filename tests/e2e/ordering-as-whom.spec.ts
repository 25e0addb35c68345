import { keepSession, logIn } from './support/accounts.ts'
import { newCustomer, newcomer, ordersOf, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

test.beforeEach(({ page }) => chooseLanguage(page, 'az'))

// WEB-11
test('who logs in over the form of another customer looks at it before anything is ordered', async ({
  page,
}) => {
  const [first, second] = [await newCustomer(), await newCustomer()]
  await keepSession(page, first.session)
  await openReady(page, '/order?service=1&count=100')
  await page.getByLabel('Şərh').fill('Birinci müştərinin şərhi')
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  const send = page.getByRole('button', { name: '100 ədəd sifariş ver' })
  await send.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('Sessiyanız başa çatıb.')
  await dialog.getByLabel('E-poçt').fill(second.email)
  await dialog.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Başqa hesabla daxil olmusunuz.')).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
  expect(await ordersOf((await logIn(second.email, password)).accessToken)).toEqual([])
  await send.click()
  await expect(page).toHaveURL(/\/myorder$/)
})

// WEB-11
test('the log-in says why it opened, leads a first customer to registering, and closes once one is in elsewhere', async ({
  page,
}) => {
  const person = newcomer()
  await openReady(page, '/order?service=1&count=100')
  await page.getByRole('button', { name: '100 ədəd sifariş ver' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('İlk dəfə sifariş verirsiniz?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hesab yarat' }).press('Enter')
  await expect(dialog.getByText('maketi göndərir və çapa icazə verirsiniz')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Məxfilik' })).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('link', { name: 'Şərtlər' })).toHaveAttribute('href', '/info/terms')
  await expect(dialog.getByLabel('Ad', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bağla' }).first().click()

  const { session } = await newCustomer()
  await page.goto('/myorder')
  await expect(dialog.getByText('Sifarişi yalnız onu verən görür')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/services')
  await other.evaluate((user) => {
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('token', user.accessToken)
  }, session)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Hələ sifarişiniz yoxdur.')).toBeVisible()

  await other.evaluate(() => localStorage.clear())
  await openReady(page, '/services')
  await page.getByRole('button', { name: 'Daxil ol', exact: true }).press('Enter')
  await dialog.getByRole('tab', { name: 'Qeydiyyat' }).click()
  const fields = ['Ad', 'Soyad', 'E-poçt', 'Telefon', 'Şifrə', 'Şifrənin təkrarı']
  const { name, surname, email, phoneNumber } = person
  for (const [index, value] of [name, surname, email, phoneNumber, password, password].entries())
    await dialog.getByLabel(fields[index] ?? '', { exact: true }).fill(value)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Qeydiyyat uğurla tamamlandı.')).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
})
