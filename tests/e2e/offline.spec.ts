import { keepSession } from './support/accounts.ts'
import { newCustomer, ordersOf } from './support/shop.ts'
import { expect, expectAccessible, openReady, test } from './support/test.ts'

test.use({ allowedErrors: /No connection: / })

test('offline is said quietly, forms fail at once and keep what was typed, and all goes on by itself', async ({
  page,
  context,
}) => {
  const client = await newCustomer()
  await keepSession(page, client.session)
  await openReady(page, '/order?service=1&count=100')
  await page.getByLabel('Şərh').fill('Bağlantı kəsiləcək')
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: 'İnternet bağlantısı yoxdur.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: '100 ədəd sifariş ver' })
  await send.click()
  await expect(page.getByRole('alert').getByText('sifariş bizə çatmış ola bilər')).toBeVisible()
  await expect(page.getByLabel('Şərh')).toHaveValue('Bağlantı kəsiləcək')

  // Another page comes with the connection.
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await expect(
    page.getByText('İnternet bağlantısı yoxdur. Bağlantı bərpa olunanda səhifə özü açılacaq.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çapdan təzə çıxanlar')
  await expect(notice).toBeHidden()

  expect(await ordersOf(client.session.accessToken)).toEqual([])
  await page.goto('/order')
  await expect(page.getByLabel('Şərh')).toHaveValue('Bağlantı kəsiləcək')
  await send.click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
})

test('offline, what comes at its first use only is said to be missing, and the page stays', async ({
  page,
  context,
}) => {
  await openReady(page, '/services')
  await context.setOffline(true)
  const logIn = page.getByRole('button', { name: 'Daxil ol', exact: true })
  await logIn.click()
  await expect(page.getByRole('alert').getByText('Xəta baş verdi.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nə çap edək?')
  await page.getByRole('alert').getByRole('button', { name: 'Bildirişi bağla' }).click()
  await context.setOffline(false)
  await logIn.click()
  await expect(page.getByRole('dialog').getByLabel('E-poçt')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-poçt').fill('aysel@numune.az')
  await page.getByLabel('Şifrə').fill('qwertyuiop')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Xəta baş verdi.' })).toHaveText(
    /Xəta baş verdi\. Zəhmət olmasa yenidən cəhd edin\./,
  )
  await expect(page.getByLabel('Şifrə')).toHaveValue('qwertyuiop')
})
