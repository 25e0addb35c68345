import type { Page } from '@playwright/test'
import { pictureFile } from '../support/pictures.ts'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { loseAnswer } from './support/lost-receipts.ts'
import { checkedCard, provedCard, stageOf } from './support/proofs.ts'
import { newCustomer, newcomer, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

/** How often somebody of this name has asked to be called back. */
async function requestsOf(name: string): Promise<number> {
  const { accessToken: token } = await logIn('admin@example.com')
  const path = `/contact/requests?search=${encodeURIComponent(name)}`
  return (await callApi<unknown[]>('GET', path, { token })).length
}

const sent = 'Mail uğurla göndərildi.'
const mayHaveCome = 'Müraciətiniz bizə artıq çatıbsa, yenə də bir dəfə sayılacaq.'
const mayBeDone = 'əməliyyat artıq yerinə yetirilmiş ola bilər'

// WEB-10, WEB-24
for (const [place, path, part] of [
  ['the contact page', '/contact', 'main'],
  ['the footer', '/services', 'contentinfo'],
] as const)
  test(`a callback whose answer was lost on ${place} is sent again and still is one`, async ({ page }) => {
    const name = `Cavabsız ${part} ${Date.now()}`
    await chooseLanguage(page, 'az')
    await page.goto(path)
    const form = page.getByRole(part).locator('form')
    await form.getByLabel('Ad', { exact: true }).fill(name)
    await form.getByLabel('Telefon').fill('050 123 45 67')
    await loseAnswer(page, 'contactRequests.send')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(mayHaveCome)).toBeVisible()
    await expect(form.getByLabel('Ad', { exact: true })).toHaveValue(name)
    await expectAccessible(page)
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(sent)).toBeVisible()
    expect(await requestsOf(name)).toBe(1)
  })

// WEB-24
test('a registration whose answer was lost isn’t called taken: the account may be there', async ({
  page,
}) => {
  const { email } = newcomer()
  await chooseLanguage(page, 'az')
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Qeydiyyat' }).click()
  const form = main.getByRole('tabpanel')
  await form.getByLabel('Ad', { exact: true }).fill('Aysel')
  await form.getByLabel('Soyad').fill('Əliyeva')
  await form.getByLabel('E-poçt').fill(email)
  await form.getByLabel('Telefon').fill('050 123 45 67')
  await form.getByLabel('Şifrə', { exact: true }).fill(password)
  await form.getByLabel('Şifrənin təkrarı').fill(password)
  await loseAnswer(page, 'accounts.register')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('alert').getByText('hesab yaradılmış ola bilər')).toBeVisible()
  await logIn(email, password)
})

// WEB-24
test('a password whose change was not answered may be the new one already', async ({ page }) => {
  const { email, session } = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto('/myaccount')
  await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hazırkı şifrə').fill(password)
  await dialog.getByLabel('Yeni şifrə').fill('təzə-çap-2026')
  await dialog.getByLabel('Şifrənin təkrarı').fill('təzə-çap-2026')
  await loseAnswer(page, 'accounts.changePassword')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Cavab gəlməmiş bağlantı kəsildi')
  await logIn(email, 'təzə-çap-2026')
})

// WEB-24
test('a mailed link for a new password that was not answered may have been sent', async ({ page }) => {
  const { email } = await newCustomer()
  await chooseLanguage(page, 'az')
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Şifrəni unutmusunuz?' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Yeni şifrə' })).toBeVisible()
  await main.getByLabel('E-poçt').fill(email)
  await loseAnswer(page, 'accounts.forgotPassword')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toContainText(mayBeDone)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status')).toContainText('göndərildi')
})

// WEB-24, PRO-3
test('an approval that came, and whose answer was lost, is shown as it is @release', async ({ page }) => {
  const { id, session } = await provedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}/proof`)
  await seeAll(page)
  await loseAnswer(page, 'proofs.approve')
  await page.getByRole('button', { name: 'Çapa icazə verirəm: v1' }).click()
  await expect(page.getByRole('button', { name: 'İcazəni geri götür' })).toBeVisible()
  await expect(page.getByText('Xəta baş verdi')).toHaveCount(0)
})

// WEB-24, PRO-3
test('an approval that never came says that it isn’t known, and goes with the next press', async ({
  page,
}) => {
  const { id, session } = await provedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}/proof`)
  await seeAll(page)
  await page.route('**/trpc/proofs.approve*', (route) => route.abort(), { times: 1 })
  const approve = page.getByRole('button', { name: 'Çapa icazə verirəm: v1' })
  await approve.click()
  await expect(page.getByRole('alert').getByText('Cavab gəlməmiş bağlantı kəsildi')).toBeVisible()
  await expect(page.getByLabel('Adınız və soyadınız')).toHaveValue('Aysel Əliyeva')
  await approve.click()
  await expect(page).toHaveURL(new RegExp(`/myorder/${id}$`))
})

/** Looks at both pages, ticks what is to be ticked and signs. */
async function seeAll(page: Page): Promise<void> {
  await stageOf(page)
  await page.getByRole('button', { name: 'Yan-yana' }).click()
  await expect(page.getByText(/səhifə qalıb/)).toBeHidden()
  for (const name of [/Mətni oxudum/, /Ölçü düzdür/, /Rəngləri gördüm/])
    await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Adınız və soyadınız').fill('Aysel Əliyeva')
}

// WEB-24, PRO-1
test('a first look at one’s own file that was not answered is there with the next press @release', async ({
  page,
}) => {
  const { id, session } = await checkedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  await loseAnswer(page, 'proofs.makeOwn')
  await page.getByRole('button', { name: 'Nümunəyə baxın' }).click()
  await expect(page.getByText(mayBeDone)).toBeVisible()
})

// ADM-3, WEB-24
test('in the back office a record whose adding was not answered may be there: it isn’t called unsaved', async ({
  page,
}) => {
  const admin = await logIn('admin@example.com')
  await openAdmin(page, '/admin/home/advertisements', admin)
  await page.getByRole('button', { name: 'Reklam əlavə et' }).click()
  await page.getByLabel('Link', { exact: true }).fill(`cavabsiz-${Date.now()}.az`)
  const picture = await pictureFile({ width: 600, height: 240 })
  const { name, type: mimeType } = picture
  const buffer = Buffer.from(await picture.arrayBuffer())
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await page.getByLabel('Alternativ mətn', { exact: true }).fill('Kağız topları')
  await loseAnswer(page, 'upload/advertisements.create')
  await page.keyboard.press('ControlOrMeta+s')
  const said = page.getByRole('alert')
  await expect(said.getByText('Cavab gəlmədi')).toBeVisible()
  await expect(said.getByText('Əməliyyat yerinə yetirilmiş ola bilər')).toBeVisible()
})
