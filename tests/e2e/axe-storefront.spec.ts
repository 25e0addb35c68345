import { keepSession, logIn } from './support/accounts.ts'
import { isRelease } from './support/release.ts'
import { chooseLanguage, expect, expectAccessible, expectValid, test } from './support/test.ts'

type Words = { az: string; ru: string; en: string }

/** Every screen that reads without a journey, with what its first heading says. */
const screens: [path: string, heading: Words][] = [
  ['/', { az: 'Kağıza düşən söz qalır.', ru: 'Слово на бумаге остаётся.', en: 'Words on paper last.' }],
  ['/services', { az: 'Nə çap edək?', ru: 'Что напечатаем?', en: 'What shall we print?' }],
  ['/services/card/1', { az: 'Vizit kartları', ru: 'Визитки', en: 'Business cards' }],
  ['/services/card/2', { az: 'Flayer və buklet', ru: 'Листовки и буклеты', en: 'Flyers and leaflets' }],
  ['/services/card/prices/2', { az: 'A5 flayer', ru: 'Листовка A5', en: 'A5 flyer' }],
  ['/login', { az: 'Giriş', ru: 'Вход', en: 'Log in' }],
  ['/reset-password/1', { az: 'Yeni şifrə', ru: 'Новый пароль', en: 'New password' }],
  ['/nowhere', { az: 'Bu vərəq yoxdur.', ru: 'Этого листа нет.', en: 'This sheet is missing.' }],
]
const mine: [path: string, heading: Words][] = [
  ['/myorder', { az: 'Sifarişlərim', ru: 'Мои заказы', en: 'My orders' }],
  ['/payments', { az: 'Ödənişlərim', ru: 'Мои платежи', en: 'My payments' }],
  ['/order?service=1&count=370', { az: 'Sifariş ver', ru: 'Новый заказ', en: 'Place order' }],
]

/** Every screen in one language, by turns; before a release each in all. */
const isTurn = (screen: number, turn: number) => isRelease || screen % 3 === turn

for (const [turn, language] of (['az', 'ru', 'en'] as const).entries()) {
  // WEB-20
  test(`every screen reads in ${language}, and axe finds nothing`, async ({ page }) => {
    await chooseLanguage(page, language)
    for (const [path, heading] of screens.filter((_, index) => isTurn(index, turn))) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[language])
      await expectAccessible(page, 'html', 'all')
      await expectValid(page)
    }
    await keepSession(page, await logIn('client@example.com'))
    for (const [path, heading] of mine.filter((_, index) => isTurn(index, turn))) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[language])
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
      await expectAccessible(page, 'html', 'all')
      await expectValid(page)
    }
  })
}

test('the modal with its three forms and their faults, in the longest words, and axe finds nothing', async ({
  page,
}) => {
  await chooseLanguage(page, 'ru')
  await page.goto('/order?service=1&count=370')
  await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()
  await page.getByRole('main').locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog')
  const send = dialog.locator('button[type=submit]')
  await send.click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
  await expectAccessible(page)
  await expectValid(page)
  await dialog.getByRole('tab').nth(1).click()
  await send.click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(5)
  await expectAccessible(page)
  await expectValid(page)
  await dialog.getByRole('tab').first().click()
  await dialog.locator('form button[type=button]').last().click()
  await expect(dialog.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page)
})
