import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

async function openAccount(page: Page, session: SignedIn, language: 'az' | 'ru' | 'en'): Promise<void> {
  await chooseLanguage(page, language)
  await keepSession(page, session)
  await page.goto(`${process.env.E2E_SITE ?? ''}/myaccount`)
}

test('signed in twice: one ends the other, and the other is out', async ({ page, browser }) => {
  const client = await newCustomer()
  await openAccount(page, client.session, 'az')
  const elsewhere = await (await browser.newContext()).newPage()
  await openAccount(elsewhere, await logIn(client.email, password), 'ru')
  const there = elsewhere.getByRole('region', { name: 'Где вы вошли в аккаунт' })
  await there.scrollIntoViewIfNeeded()
  await expect(there.getByRole('listitem').filter({ hasText: 'Это устройство' })).toHaveCount(1)
  await expectAccessible(elsewhere)

  const here = page.getByRole('region', { name: 'Hesabınıza daxil olduğunuz cihazlar' })
  await here.getByRole('button', { name: /^Çıxış: / }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Həmin cihazda hesabdan çıxıldı.' })).toBeVisible()
  await expect(here.getByRole('button')).toHaveCount(0)
  await expect(here.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Məlumatlarımı endir' }).click()
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email: client.email }, orders: [], sessions: [{ isThis: true }] })
  await elsewhere.reload()
  await expect(elsewhere.getByText('Войдите, чтобы увидеть свой аккаунт.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByLabel('E-poçt')).toHaveValue(client.email)
  await elsewhere.context().close()
})
