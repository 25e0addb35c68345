import { readFile } from 'node:fs/promises'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { openAdmin, placeOrder } from './support/admin.ts'
import { newCustomer, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

test('a dialog that is opened again at once stays, though the browser tells late that it was closed', async ({
  page,
}) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto('/myaccount')
  const button = page.getByRole('button', { name: 'Hesabımı sil…' })
  const dialog = page.getByRole('dialog', { name: 'Hesab həmişəlik silinsin?' })
  await button.click()
  await expect(dialog).toBeVisible()
  const closed = page.evaluate(
    () => new Promise((done) => document.querySelector('dialog[open]')?.addEventListener('close', done)),
  )
  await button.evaluate(async (opener: HTMLElement) => {
    const opened = document.querySelector('dialog[open]')
    opened?.dispatchEvent(new Event('cancel', { cancelable: true }))
    // React closes it without waiting for a task, and the browser's event is one.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    opener.click()
  })
  await closed
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(dialog).toBeVisible()
})

test('a customer erases the account: only with the password, and staying is one key away', async ({
  page,
}) => {
  const client = await newCustomer()
  const orderId = await placeOrder(client.session, 'şəxsi qeyd')
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto('/myaccount')
  const part = page.getByRole('region', { name: 'Hesabın silinməsi' })
  await part.getByRole('button', { name: 'Hesabımı sil…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hesab həmişəlik silinsin?' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(part.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Şifrə').fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Şifrə yanlışdır.')).toBeVisible()
  await dialog.getByLabel('Şifrə').fill(password)
  await dialog.getByRole('button', { name: 'Həmişəlik sil' }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('status').filter({ hasText: 'Hesabınız silindi.' })).toBeVisible()
  await expect(logIn(client.email, password)).rejects.toThrow('404')
  const admin = await logIn('admin@example.com')
  const order = await callApi<{ comment: string; appUser: { name: string } }>('GET', `/order/${orderId}`, {
    token: admin.accessToken,
  })
  expect(order).toMatchObject({ comment: '', appUser: { name: '—' } })
})

test('the staff save a customer’s data, and erase him once his e-mail is written', async ({ page }) => {
  const client = await newCustomer()
  await openAdmin(
    page,
    `/admin/users?q=${encodeURIComponent(client.email)}`,
    await logIn('admin@example.com'),
    'ru',
  )
  const row = page.getByRole('row').filter({ hasText: client.email })
  const saved = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Скачать данные/ }).press('Enter')
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(data.profile.email).toBe(client.email)
  await row.getByRole('button', { name: /^Удалить навсегда/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /удалить навсегда\?$/ })
  const erase = dialog.getByRole('button', { name: 'Удалить клиента' })
  await expect(dialog.getByRole('button', { name: /Закрыть, не удаляя/ })).toBeFocused()
  await expect(erase).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Для подтверждения введите эл. почту клиента').fill(client.email)
  await erase.press('Enter')
  await expect(page.getByRole('status').getByText('Клиент удалён')).toBeVisible()
  await expect(row).toHaveCount(0)
})
