import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { keepSession, logIn } from './support/accounts.ts'
import { newStaffMember, openAdmin } from './support/admin.ts'
import { newCustomer, password as shopPassword } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const password = 'long-enough-1'

test('the second step: set up, logged in with, reset by a staff member, by the keyboard alone', async ({
  page,
  browser,
}) => {
  const admin = await logIn('admin@example.com')
  const staffMember = await newStaffMember(admin, 'Moderator')
  await openAdmin(page, '/admin', staffMember)
  const nudge = page.getByRole('region', { name: 'Hesabınız təkcə şifrə ilə açılır' })
  await expect(nudge).toBeVisible()
  await expectAccessible(page)
  await nudge.getByRole('button', { name: 'İndi yox' }).press('Enter')
  await expect(nudge).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(nudge).toHaveCount(0)
  // Another tab asks again.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await nudge.getByRole('link', { name: 'Qur…' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/myinformation/)
  const part = page.getByRole('region', { name: 'Girişin ikinci mərhələsi' })
  await part.getByRole('button', { name: 'Qur…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Şifrə')).toBeFocused()
  await page.keyboard.type('not-the-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Şifrə yanlışdır.')).toBeVisible()
  await dialog.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Kod', { exact: true })).toBeFocused()
  const code = dialog.getByRole('img', { name: 'Autentifikator tətbiqi üçün QR kod' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expectAccessible(page)
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate())
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Bərpa kodları' })
  await expect(codes).toBeFocused()
  const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Fayl kimi yadda saxla' }).press('Enter')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(second)
  await dialog.getByRole('button', { name: 'Kodları saxladım' }).press('Enter')
  await expect(part.getByText('10 bərpa kodu qalıb')).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await (await browser.newContext()).newPage()
  await chooseLanguage(elsewhere, 'ru')
  await elsewhere.goto(`${process.env.E2E_SITE ?? ''}/login`)
  const main = elsewhere.getByRole('main')
  await main.locator('input[name=email]').fill(staffMember.email)
  await main.locator('input[name=password]').fill(password)
  await elsewhere.keyboard.press('Enter')
  await expect(main.getByLabel('Код из приложения')).toBeFocused()
  await elsewhere.keyboard.type('000000')
  await elsewhere.keyboard.press('Enter')
  await expect(main.getByText('Код неверный или уже использован.')).toBeVisible()
  await expectAccessible(elsewhere)
  await main.getByRole('button', { name: 'Ввести код восстановления' }).press('Enter')
  await expect(main.getByLabel('Код восстановления')).toBeFocused()
  await elsewhere.keyboard.type(first.toLowerCase())
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(/\/admin$/)
  await elsewhere.context().close()

  await page.evaluate(() => localStorage.clear())
  const boss = await (await browser.newContext()).newPage()
  await openAdmin(boss, `/admin/admins?open=${staffMember.id}`, admin, 'en')
  await boss.getByRole('button', { name: 'Reset the second step…' }).press('Enter')
  const asked = boss.getByRole('dialog', { name: /^Reset the second step of/ })
  await expect(asked.getByRole('button', { name: 'Leave it as it is' })).toBeFocused()
  await expectAccessible(boss)
  await asked.getByRole('button', { name: 'Reset the second step' }).press('Enter')
  await expect(boss.getByRole('status').filter({ hasText: 'The second step was reset' })).toBeFocused()
  await expect(boss.getByRole('button', { name: 'Reset the second step…' })).toHaveCount(0)
  await boss.context().close()
  expect((await logIn(staffMember.email, password)).id).toBe(staffMember.id)
})

test('a customer’s second step: set up, logged in with by app and recovery code, new codes, off again @release', async ({
  page,
  browser,
}) => {
  const client = await newCustomer()
  await keepSession(page, client.session)
  await page.goto('/myaccount')
  await expect(page.getByRole('main').getByLabel('E-poçt')).toHaveValue(client.email)
  const part = page.getByRole('region', { name: 'Girişin ikinci mərhələsi' })
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(part).toBeVisible({ timeout: 1000 })
  }).toPass()
  const dialog = page.getByRole('dialog')
  await part.getByRole('button', { name: 'Qur…' }).click()
  await dialog.getByLabel('Şifrə').fill('başqa-şifrə')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Şifrə yanlışdır.')).toBeVisible()
  await dialog.getByLabel('Şifrə').fill(shopPassword)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Kod', { exact: true })).toBeFocused()
  await expect(dialog.getByRole('img', { name: 'Autentifikator tətbiqi üçün QR kod' })).toBeVisible()
  await expectAccessible(page)
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  const firstCode = app.generate()
  await page.keyboard.type(firstCode)
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Bərpa kodları' })
  await expect(codes).toBeFocused()
  const [first = '', second = '', third = ''] = await codes.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kodları saxladım' }).click()
  await expect(part.getByText('10 bərpa kodu qalıb')).toBeVisible()
  // Its button is gone.
  await expect(part.getByRole('heading')).toBeFocused()

  const elsewhere = await (await browser.newContext()).newPage()
  const main = elsewhere.getByRole('main')
  const logInThere = async () => {
    await elsewhere.goto(`${process.env.E2E_SITE ?? ''}/login`)
    await main.getByLabel('E-poçt').fill(client.email)
    await main.getByLabel('Şifrə').fill(shopPassword)
    await elsewhere.keyboard.press('Enter')
    await expect(main.getByLabel('Tətbiqin kodu')).toBeFocused()
  }
  await logInThere()
  await elsewhere.keyboard.type(firstCode)
  await elsewhere.keyboard.press('Enter')
  await expect(main.getByText('Kod yanlışdır və ya artıq istifadə olunub.')).toBeVisible()
  // The next half minute's counts already.
  await main.getByLabel('Tətbiqin kodu').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(/\/myorder$/)
  await elsewhere.evaluate(() => localStorage.clear())
  await logInThere()
  await main.getByRole('button', { name: 'Bərpa kodundan istifadə et' }).click()
  await elsewhere.keyboard.type(first.toLowerCase())
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(/\/myorder$/)
  await elsewhere.context().close()

  await part.getByRole('button', { name: 'Yeni bərpa kodları…' }).click()
  await dialog.getByLabel('Şifrə').fill(shopPassword)
  await dialog.getByLabel('Kod', { exact: true }).fill(second)
  await page.keyboard.press('Enter')
  await expect(codes).toBeFocused()
  const [renewed = ''] = await codes.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'Kodları saxladım' }).click()
  await part.getByRole('button', { name: 'Söndür…' }).click()
  await dialog.getByLabel('Şifrə').fill(shopPassword)
  await dialog.getByLabel('Kod', { exact: true }).fill(third)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Kod yanlışdır və ya artıq istifadə olunub.')).toBeVisible()
  await dialog.getByLabel('Kod', { exact: true }).fill(renewed)
  await page.keyboard.press('Enter')
  await expect(part.getByRole('button', { name: 'Qur…' })).toBeVisible()
  await expect(part.getByRole('heading')).toBeFocused()
  expect((await logIn(client.email, shopPassword)).id).toBe(client.session.id)
})

test('where the company asks for it, one is led to set it up', async ({ page }) => {
  const staffMember = await newStaffMember(await logIn('admin@example.com'), 'Consultant')
  const refusal = {
    message: 'Əvvəlcə girişin ikinci mərhələsini qurun.',
    code: -32003,
    data: { code: 'SECOND_FACTOR_REQUIRED', httpStatus: 403 },
  }
  await page.route('**/trpc/**orders.*', async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const answer = await route.fetch()
    const results: unknown[] = await answer.json()
    // What is asked for along with them is answered.
    const json = results.map((result, at) => (names[at]?.startsWith('orders.') ? { error: refusal } : result))
    await route.fulfill({ status: 207, json })
  })
  await openAdmin(page, '/admin/newordersadmin', staffMember)
  await expect(page).toHaveURL(/\/admin\/myinformation$/)
  await expect(page.getByRole('alert').getByText('Əvvəlcə girişin ikinci mərhələsini qurun.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Qur…' })).toBeVisible()
})
