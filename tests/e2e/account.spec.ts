import { logIn } from './support/accounts.ts'
import { mailTo } from './support/mail.ts'
import { newCustomer, newcomer, password, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

test.beforeEach(async ({ page }) => chooseLanguage(page, 'az'))

test('errors stand beside the fields in words, and what was typed is kept', async ({ page }) => {
  await page.goto(`${site()}/services`)
  await page.getByRole('button', { name: 'Daxil ol', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-poçt').fill('aysel@numune.az')
  await dialog.getByLabel('Şifrə').fill('qwertyu')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Şifrə ən azı 8 simvol olmalıdır. Daha 1 simvol yazın.')).toBeVisible()
  await expect(dialog.getByLabel('Şifrə')).toBeFocused()
  await dialog.getByLabel('Şifrə').fill('qwertyuiop')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('İstifadəçi adı və ya şifrə yanlışdır.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Daxil ol', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('E-poçt')).toHaveValue('aysel@numune.az')
})

test('registering: six fields, the same password twice, and an e-mail only once', async ({ page }) => {
  const taken = await newCustomer()
  await page.goto(`${site()}/login`)
  const main = page.getByRole('main')
  const tab = main.getByRole('tab', { name: 'Daxil ol' })
  await tabTo(page, tab)
  await page.keyboard.press('ArrowRight')
  await expect(main.getByRole('tab', { name: 'Qeydiyyat' })).toBeFocused()
  await main.getByRole('button', { name: 'Hesab yarat' }).click()
  await expect(main.getByText('Adınızı yazın.', { exact: true })).toBeVisible()
  await expect(main.getByLabel('Ad', { exact: true })).toBeFocused()
  const { name, surname, email, phoneNumber } = taken
  for (const [label, value] of Object.entries({ Ad: name, Soyad: surname, 'E-poçt': email }))
    await main.getByLabel(label, { exact: true }).fill(value)
  await main.getByLabel('Telefon').pressSequentially('0501234567')
  await expect(main.getByLabel('Telefon')).toHaveValue(phoneNumber)
  await main.getByLabel('Şifrə', { exact: true }).fill(password)
  await main.getByLabel('Şifrənin təkrarı').fill(`${password}!`)
  await main.getByRole('button', { name: 'Hesab yarat' }).click()
  await expect(main.getByText('Şifrələr eyni deyil!')).toBeVisible()
  await main.getByLabel('Şifrənin təkrarı').fill(password)
  await main.getByRole('button', { name: 'Hesab yarat' }).click()
  await expect(main.getByRole('alert')).toContainText('Bu istifadəçi artıq qeydiyyatdan keçib.')
  await expect(main.getByLabel('Ad', { exact: true })).toHaveValue(name)
  await main.getByLabel('E-poçt').fill(newcomer().email)
  await main.getByRole('button', { name: 'Hesab yarat' }).click()
  await expect(page.getByRole('status').getByText('Qeydiyyat uğurla tamamlandı.')).toBeVisible()
  await expect(page).toHaveURL(/\/myorder$/)
})

// WEB-19
test('a forgotten password: unknown e-mail, the mailed link, and the new password', async ({ page }) => {
  const { email } = await newCustomer()
  await page.goto(`${site()}/login`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Şifrəni unutmusunuz?' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Yeni şifrə' })).toBeVisible()
  await main.getByLabel('E-poçt').fill('nobody@numune.az')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toContainText('Bu e-poçt ünvanı tapılmadı.')
  await main.getByLabel('E-poçt').fill(email)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status')).toContainText('göndərildi')

  const link = /https?:\S+\/reset-password\/\S+/.exec(await mailTo(email, 'passwordReset'))?.[0] ?? ''
  expect(link).toContain(`${site()}/reset-password/`)
  const answer = await page.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  const save = main.getByRole('button', { name: 'Şifrəni yadda saxla' })
  await main.getByLabel('Yeni şifrə').fill('qısa')
  await save.click()
  await expect(main.getByText('Şifrəniz minimum 8 simvoldan ibarət olmalıdır!')).toBeVisible()
  await main.getByLabel('Yeni şifrə').fill('göy-nar-2026')
  await main.getByLabel('Şifrənin təkrarı').fill('göy-nar-2027')
  await save.click()
  await expect(main.getByText('Şifrələr eyni deyil!')).toBeVisible()
  await main.getByLabel('Şifrənin təkrarı').fill('göy-nar-2026')
  await save.click()
  await expect(main.getByText('Şifrə dəyişdirildi.')).toBeVisible()
  expect((await logIn(email, 'göy-nar-2026')).accessToken).not.toBe('')

  await page.goto(link)
  await main.getByLabel('Yeni şifrə').fill('göy-nar-2028')
  await main.getByLabel('Şifrənin təkrarı').fill('göy-nar-2028')
  await save.click()
  await expect(main.getByRole('alert')).toContainText('Bu link artıq istifadə olunub.')
})

test('who logs in before the program is there is logged in by it, and nothing stands in the address', async ({
  page,
}) => {
  const { email } = await newCustomer()
  // Held back until what was typed has been sent.
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site()}/login`)
  const main = page.getByRole('main')
  await main.getByLabel('E-poçt').fill(email)
  await main.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  goOn()
  await expect(page).toHaveURL(/\/myorder$/)
})

// WEB-19
test('a reset link without its token is refused in words', async ({ page }) => {
  await page.goto(`${site()}/reset-password/12`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Link tam deyil')
})

test('logging out clears the device and leads home', async ({ page }) => {
  const client = await newCustomer()
  await page.goto(`${site()}/login`)
  const main = page.getByRole('main')
  await main.getByLabel('E-poçt').fill(client.email)
  await main.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
  const stored = () =>
    page.evaluate(() => ['token', 'userData', 'socialData'].map((key) => localStorage.getItem(key)))
  await expect.poll(async () => (await stored()).every((text) => text !== null)).toBe(true)
  await page.getByRole('button', { name: 'Aysel Əliyeva' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Çıxış' }).click()
  await expect(page).toHaveURL(`${site()}/`)
  await expect(page.getByRole('button', { name: 'Daxil ol', exact: true })).toBeVisible()
  expect(await stored()).toEqual([null, null, null])
})

test('staff who log in go to the back office', async ({ page }) => {
  await page.goto(`${site()}/services`)
  await page.getByRole('button', { name: 'Daxil ol', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-poçt').fill('admin@example.com')
  await dialog.getByLabel('Şifrə').fill('demo-password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin/)
})
