import type { Page } from '@playwright/test'
import { keepSession, logIn } from './support/accounts.ts'
import { configuredProduct } from './support/configured.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, openReady, test } from './support/test.ts'

// Where a text was replaced before React took it over, React draws that part again, and says so.
test.use({ allowedErrors: /Minified React error #418/ })

/** Every text of the page as Chrome's translator leaves it: in the text's place, inside two elements. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isRead = !['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE'].includes(text.parentElement?.nodeName ?? '')
      if (isRead && text.data.trim() !== '') texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    await new Promise((resolve) => setTimeout(resolve))
  })

// WEB-25
test('a translated order form is filled, sent and answered', async ({ page }) => {
  const { session } = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await openReady(page, '/order')
  await translate(page)
  await page.getByLabel('Xidmət', { exact: true }).selectOption({ label: 'Flayer və buklet' })
  await translate(page)
  await page.getByLabel('Məhsul').selectOption({ label: 'A5 flayer' })
  const count = page.getByLabel('Neçə ədəd?')
  await expect(count).toHaveValue('500')
  await translate(page)
  const price = page.getByRole('main').locator('.type-total')
  const former = (await price.textContent()) ?? ''
  await count.fill('1000')
  await expect(price).not.toHaveText(former)
  await translate(page)
  await count.fill('12,5')
  await expect(price).toHaveCount(0)
  await count.fill('1000')
  await translate(page)
  await page.getByRole('button', { name: '1.000 ədəd sifariş ver' }).click()
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByRole('status').getByText('Sifarişinizi aldıq.')).toBeVisible()
})

// WEB-25
test('a translated product shows the price of each choice @release', async ({ page }) => {
  const { path } = await configuredProduct()
  await chooseLanguage(page, 'ru')
  await openReady(page, path)
  await translate(page)
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('radio', { name }).locator('xpath=ancestor::label').click()
  await expect(main.locator('.type-total')).toHaveText(/92,00/)
  await press('Крафт')
  await expect(main.locator('.type-total')).toHaveText(/99,36/)
  await translate(page)
  await main.getByLabel('Свой тираж', { exact: true }).fill('0')
  await expect(main.locator('.type-total')).toHaveCount(0)
  await main.getByLabel('Свой тираж', { exact: true }).fill('350')
  await press('Матовая')
  await expect(main.locator('.type-total')).toBeVisible()
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(
    page.getByText('Товар в корзине.').or(page.getByRole('link', { name: 'Открыть корзину' })),
  ).toBeVisible()
})

// WEB-25
test('screens that were translated give way to one another', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await page.goto('/')
  for (const address of ['/services', '/portfolio', '/companies', '/contact']) {
    await translate(page)
    // A page that was translated before React took it over is drawn again, perhaps under the pointer.
    await expect(async () => {
      await page.getByRole('banner').locator(`a[href="${address}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${address}$`), { timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

// WEB-25
test('screens of the admin that were translated give way to one another @release', async ({ page }) => {
  await keepSession(page, await logIn('admin@example.com'))
  await page.goto('/admin/newordersadmin')
  for (const address of ['/admin/ordersadmin', '/admin/users', '/admin/discounts']) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await translate(page)
    await page.locator(`a[href="${address}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(address))
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
