import type { Locator, Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

const said = { phone: 'Телефон', name: 'Имя', send: 'Жду звонка', refused: 'Укажите номер телефона' } as const
const whole = '+994 50 555 12 34'

/** Typed key by key into an empty field; what stands there. */
async function typed(field: Locator, text: string): Promise<string> {
  await field.fill('')
  await field.pressSequentially(text)
  return field.inputValue()
}

async function expectTyping(field: Locator) {
  for (const text of [
    '994505551234',
    '00994505551234',
    '0505551234',
    '8 (050) 555-12-34',
    '+994 (50) 555-12-34',
  ]) {
    await typed(field, text)
    // The rules may come with the first number that is typed.
    await expect(field).toHaveValue(whole)
  }
  for (const text of ['+7 (916) 123-45-67', '8 (916) 123-45-67', '+90 532 123 45 67', '0532 123 45 67', '12'])
    expect(await typed(field, text)).toBe(text)
}

// BAS-6
test('a number typed on /contact is never corrupted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await chooseLanguage(page, 'ru')
  await openReady(page, '/contact')
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary').click()
  const forms = [page.getByRole('main').locator('form'), footer.locator('form')]
  for (const form of forms) await expectTyping(form.getByLabel(said.phone))
  const [form] = forms
  if (!form) return
  const field = form.getByLabel(said.phone)
  await field.fill('994 50 555 12 34')
  await expect(field).toHaveValue(whole)
  await expectMiddle(page, field)
  for (const wrong of ['abc', '+994 12', '12']) {
    expect(await typed(field, wrong)).toBe(wrong)
    await form.getByLabel(said.name, { exact: true }).focus()
    await expect(field).toHaveAccessibleDescription(new RegExp(said.refused))
    await expect(field).toHaveValue(wrong)
  }
  await expectAccessible(page, 'main')
  await field.fill('50 555 12 34')
  await form.getByLabel(said.name, { exact: true }).fill('Nömrə')
  await expect(field).toHaveValue(whole)
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: said.send }).click()
  await expect(field).toHaveValue('')
})

/** A digit in the middle goes and another one comes: the caret stays beside it. */
async function expectMiddle(page: Page, field: Locator) {
  await field.focus()
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 10))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(field).toHaveValue('+994 50 575 12 34')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(10)
}

test('one’s own number on the profile is typed, refused in words, and stored whole', async ({ page }) => {
  const { session } = await newCustomer()
  await chooseLanguage(page, 'ru')
  await keepSession(page, session)
  await page.goto('/myaccount')
  const field = page.getByRole('main').getByLabel('Телефон').first()
  await expectTyping(field)
  await typed(field, '994 50 555')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(field).toHaveAccessibleDescription(/Укажите номер телефона/)
  await typed(field, '8 (055) 777-88-99')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page).not.toHaveURL(/myaccount/)
  const me = await callApi<{ phoneNumber: string }>('GET', '/auth/me', { token: session.accessToken })
  expect(me.phoneNumber).toBe('+994 55 777 88 99')
})

test('the company’s own numbers: WhatsApp "12" and "abc" stay in the field and are refused @release', async ({
  page,
}) => {
  await openAdmin(page, '/admin/contact/contact', await logIn('admin@example.com'))
  const phone = page.getByLabel('Telefon', { exact: true })
  const whatsApp = page.getByLabel('WhatsApp', { exact: true })
  const before = await phone.inputValue()
  await expectTyping(phone)
  for (const [field, wrong] of [
    [phone, 'abc'],
    [whatsApp, '12'],
    [whatsApp, '12345'],
  ] as const) {
    await typed(field, wrong)
    await field.blur()
    await page.keyboard.press('Control+s')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(wrong)
  }
  const [company] = await callApi<{ phoneNumber: string }[]>('GET', '/Contact')
  expect(company?.phoneNumber).toBe(before)
})
