import type { Page } from '@playwright/test'
import { keepSession } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, ready, test } from './support/test.ts'

const words = {
  az: {
    title: 'Əlaqə',
    name: 'Ad',
    phone: 'Telefon',
    send: 'Zəng istəyirəm',
    noName: 'Adınızı yazın.',
    sent: 'Mail uğurla göndərildi. Sizinlə ən qısa müddətdə əlaqə yaradılacaq.',
    failed: 'Xəta baş verdi. Zəhmət olmasa yenidən cəhd edin.',
    map: 'Xəritəni göstər',
  },
  ru: {
    title: 'Контакты',
    name: 'Имя',
    phone: 'Телефон',
    send: 'Жду звонка',
    noName: 'Укажите имя.',
    sent: 'Сообщение отправлено. Мы свяжемся с вами в ближайшее время.',
    failed: 'Произошла ошибка. Пожалуйста, попробуйте ещё раз.',
    map: 'Показать карту',
  },
  en: {
    title: 'Contact',
    name: 'Name',
    phone: 'Phone',
    send: 'Call me back',
    noName: 'Write your name.',
    sent: 'Your message was sent. We will contact you as soon as possible.',
    failed: 'There was an error. Please try again.',
    map: 'Show the map',
  },
} as const
type Words = (typeof words)['az' | 'ru' | 'en']

/** The page's own form; the footer has another. */
function formOf(page: Page, said: Words = words.az) {
  const form = page.getByRole('main').locator('form')
  return {
    name: form.getByLabel(said.name, { exact: true }),
    phone: form.getByLabel(said.phone),
    button: form.locator('button[type=submit]'),
    fill: async () => {
      await form.getByLabel(said.name, { exact: true }).fill('Aysel Əliyeva')
      await form.getByLabel(said.phone).fill('050 123 45 67')
    },
  }
}

const sending = '**/trpc/contactRequests.send*'

test('the contact form in each language: refused in words, sent, announced, emptied', async ({ page }) => {
  for (const language of ['az', 'ru', 'en'] as const) {
    const said = words[language]
    await chooseLanguage(page, language)
    await page.goto('/contact')
    await expect(page).toHaveTitle(`${said.title} – Mətbəə`)
    if (language === 'ru') await expectAccessible(page)
    const form = formOf(page, said)
    await expect(form.button).toHaveText(said.send)
    await form.button.click()
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveAccessibleDescription(said.noName)
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
    if (language === 'ru') await expectAccessible(page)
    await form.fill()
    await form.phone.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: said.sent })).toBeVisible()
    await expect(form.name).toHaveValue('')
    await expect(form.phone).toHaveValue('')
    if (language === 'ru') await expectAccessible(page)
  }
})

test('a failure is said, and the form is kept', async ({ page }) => {
  const said = words.en
  await chooseLanguage(page, 'en')
  await page.goto('/contact')
  await page.route(sending, (route) => route.fulfill({ status: 500, body: 'not JSON' }))
  const form = formOf(page, said)
  await form.fill()
  await form.button.click()
  await expect(page.getByRole('alert').filter({ hasText: said.failed })).toBeVisible()
  await expect(form.name).toHaveValue('Aysel Əliyeva')
  await expect(form.phone).toHaveValue('+994 50 123 45 67')
  await expect(form.button).toHaveText(said.send)
})

// SITE-6
test('the map comes on demand, in a sandbox', async ({ page }) => {
  const said = words.ru
  await chooseLanguage(page, 'ru')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/contact')
  expect(asked.filter((url) => url.includes('openstreetmap'))).toEqual([])
  await page.getByRole('button', { name: said.map }).press('Enter')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
  await expect(frame).toHaveAttribute('title', /.+: .+/)
  await expect(frame).toBeFocused()
  await expect.poll(() => asked.some((url) => url.includes('openstreetmap'))).toBe(true)
  await expectAccessible(page)
})

test('what is typed and pressed before the scripts come counts', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = formOf(page)
  await form.fill()
  await form.button.click()
  release.resolve()
  await expect(page.getByRole('status').filter({ hasText: words.az.sent })).toBeVisible()
  await expect(form.name).toHaveValue('')
})

// WEB-10
test('while sending the button is disabled and says so, and takes no second press', async ({ page }) => {
  await page.goto('/contact')
  let calls = 0
  const release = Promise.withResolvers<void>()
  await page.route(sending, async (route) => {
    calls++
    await release.promise
    await route.continue()
  })
  const form = formOf(page)
  await form.fill()
  await form.button.click()
  await expect(form.button).toBeDisabled()
  await expect(form.button).toHaveText('Göndərilir…')
  await form.phone.press('Enter')
  await form.button.press('Enter')
  release.resolve()
  await expect(page.getByRole('status').filter({ hasText: words.az.sent })).toBeVisible()
  await expect(form.button).toBeEnabled()
  expect(calls).toBe(1)
})

// WEB-10
test('offline only stops the sending, and nothing typed is lost', async ({ page, context }) => {
  await openReady(page, '/contact')
  const form = formOf(page)
  await form.fill()
  await context.setOffline(true)
  await form.button.click()
  await expect(form.button).toHaveText(words.az.send)
  await expect(form.button).toBeEnabled()
  await expect(form.name).toHaveValue('Aysel Əliyeva')
  await expect(page.getByText(words.az.failed)).toHaveCount(0)
  await context.setOffline(false)
  await form.button.click()
  await expect(page.getByRole('status').filter({ hasText: words.az.sent })).toBeVisible()
})

// WEB-10
test('the footer’s form says when nobody answers', async ({ page, context }) => {
  await page.goto('/services')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Ad', { exact: true }).fill('Aysel')
  await form.getByLabel('Telefon').fill('0501234567')
  // The code of the form came when the footer was neared.
  await ready(page)
  await context.setOffline(true)
  await form.getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: words.az.failed })).toBeVisible()
  await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Aysel')
})

test('every contact record has its ways to reach it', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+994 12 555 01 42' })).toHaveAttribute(
    'href',
    'tel:+994125550142',
  )
  await expect(main.getByRole('link', { name: '+994 50 555 01 43' })).toHaveAttribute(
    'href',
    'https://wa.me/994505550143',
  )
  await expect(main.getByRole('link', { name: 'istehsalat@metbee.example' })).toHaveAttribute(
    'href',
    'mailto:istehsalat@metbee.example',
  )
  const maps = main.getByRole('link', { name: /^Xəritədə aç/ })
  await expect(maps).toHaveCount(2)
  await expect(maps.first()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/.+Nizami/)
  await expect(maps.first()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
})

test('the page asks for name and phone once: the footer’s form is folded there', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Telefon').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('contentinfo').locator('summary').press('Enter')
  await expect(page.getByLabel('Telefon').filter({ visible: true })).toHaveCount(2)
  await expectAccessible(page)
})

test('who is signed in finds name and phone there already, on the page and in the footer', async ({
  page,
}) => {
  const client = await newCustomer()
  await keepSession(page, client.session)
  await page.goto('/services')
  const callback = page.getByRole('contentinfo').locator('form')
  await callback.scrollIntoViewIfNeeded()
  await expect(callback.getByLabel('Ad', { exact: true })).toHaveValue('Aysel Əliyeva')
  await expect(callback.getByLabel('Telefon')).toHaveValue(/50 ?123 ?45 ?67/)
  await callback.getByRole('button').click()
  await expect(callback.getByRole('status')).toContainText(words.az.sent)
  await expect(callback.getByLabel('Ad', { exact: true })).toHaveValue('')
  await page.goto('/contact')
  await expect(formOf(page).name).toHaveValue('Aysel Əliyeva')
})

test('a failed callback goes with the next try that succeeds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/services')
  await page.route(sending, (route) => route.abort(), { times: 2 })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Ad', { exact: true }).fill('Aysel')
  await form.getByLabel('Telefon').fill('0501234567')
  const error = page.getByRole('alert').filter({ hasText: words.az.failed })
  for (let tried = 0; tried < 2; tried++) {
    await form.getByRole('button', { name: words.az.send }).click()
    await expect(error).toHaveCount(1)
  }
  await form.getByRole('button', { name: words.az.send }).click()
  await expect(form.getByRole('status')).toContainText(words.az.sent)
  await expect(error).toHaveCount(0)
})
