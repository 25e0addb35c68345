import { unlessFirst } from './support/release.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

const words = {
  az: {
    sent: 'Mail uğurla göndərildi.',
    needs: 'Bu səhifə üçün JavaScript lazımdır.',
    late: 'Səhifə tam yüklənmədi.',
  },
  ru: {
    sent: 'Сообщение отправлено.',
    needs: 'Для этой страницы нужен JavaScript.',
    late: 'Страница загрузилась не полностью.',
  },
  en: {
    sent: 'Your message was sent.',
    needs: 'This page needs JavaScript.',
    late: 'The page did not load completely.',
  },
} as const

for (const language of ['az', 'ru', 'en'] as const) {
  const say = words[language]

  test.describe(`without JavaScript (${language})${unlessFirst(language === 'az')}`, () => {
    test.use({ javaScriptEnabled: false })

    test('contact forms are taken, errors keep what was typed, nothing stands in the address', async ({
      page,
    }) => {
      await page
        .context()
        .addCookies([{ name: 'language', value: language, url: process.env.E2E_SITE ?? '' }])
      // Not every form in every language: an address may send twenty in ten minutes.
      for (const [path, place] of [
        ['/contact', page.getByRole('main')] as const,
        ...(language === 'az' ? [['/services', page.getByRole('contentinfo')] as const] : []),
      ]) {
        await page.goto(path)
        const form = place.locator('form')
        await form.locator('[name=name]').fill('Aysel')
        await form.locator('[name=phoneNumber]').fill('12')
        await form.locator('button[type=submit]').click()
        const own = page.getByRole('main').locator('form')
        await expect(page).toHaveURL(/\/contact$/)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(own.locator('[name=name]')).toHaveValue('Aysel')
        await expect(own.locator('[name=phoneNumber]')).toHaveAttribute('aria-invalid', 'true')
        await own.locator('[name=phoneNumber]').fill('050 123 45 67')
        await own.locator('button[type=submit]').click()
        await expect(page).toHaveURL(/\/contact$/)
        await expect(page.getByRole('main').getByText(say.sent)).toBeVisible()
        await expect(own.locator('[name=name]')).toHaveValue('')
      }
    })

    test('what only the program can show says what to do', async ({ page }) => {
      await page
        .context()
        .addCookies([{ name: 'language', value: language, url: process.env.E2E_SITE ?? '' }])
      for (const path of ['/order', '/myorder', '/myorder/1', '/myaccount', '/login']) {
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main.getByText(say.needs)).toBeVisible()
        await expect(main.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1)
        await expect(main.locator('a[href^="https://wa.me/"]').filter({ visible: true })).toHaveCount(1)
        await expect(main.getByText(say.late)).toBeHidden()
      }
    })
  })

  test(`scripts that fail: the page says so, and a contact form is sent all the same (${language})${unlessFirst(language === 'az')}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/order')
    const main = page.getByRole('main')
    await expect(main.getByText(say.late)).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1)
    if (language === 'az') {
      await page.goto('/contact')
      const form = main.locator('form')
      await form.locator('[name=name]').fill('Aysel')
      await form.locator('[name=phoneNumber]').fill('+994 50 123 45 67')
      await form.locator('button[type=submit]').click()
      await expect(main.getByText(say.sent)).toBeVisible()
      await expect(page).toHaveURL(/\/contact$/)
    }
    await page.unroute('**/assets/*.js')
    await page.goto('/order')
    await expect(main.locator('form')).toBeVisible()
    await expect(main.getByText(say.late)).toBeHidden()
  })
}
