import type { APIRequestContext, Page } from '@playwright/test'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: {
    title: 'Kampaniyalar',
    head: 'Bu ayın kampaniyaları',
    figure: '20 % endirim',
    left: /^\d+\sgün( \d+\ssaat)?$/,
    order: 'Endirimlə sifariş ver',
    over: 'Kampaniya bitib.',
    missing: 'Bu vərəq yoxdur.',
  },
  ru: {
    title: 'Акции',
    head: 'Акции этого месяца',
    figure: '20 % скидка',
    left: /^\d+\s(день|дня|дней)( \d+\s(час|часа|часов))?$/,
    order: 'Заказать со скидкой',
    over: 'Акция закончилась.',
    missing: 'Этого листа нет.',
  },
  en: {
    title: 'Campaigns',
    head: 'This month’s campaigns',
    figure: '20 % discount',
    left: /^\d+ days?( \d+ hours?)?$/,
    order: 'Order with the discount',
    over: 'The campaign is over.',
    missing: 'This sheet is missing.',
  },
} as const

const tickets = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('campaigns and a campaign read in each language, without faults for anyone', async ({ page }) => {
  for (const language of ['az', 'ru', 'en'] as const) {
    const said = words[language]
    await chooseLanguage(page, language)
    await page.goto('/companies')
    await expect(page).toHaveTitle(`${said.title} – Mətbəə`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.head)
    await expect(page.getByRole('main').getByText(said.figure)).toBeVisible()
    if (language === 'ru') await expectAccessible(page)
    const name = await tickets(page).first().textContent()
    await tickets(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/companies\/details\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect(page).toHaveTitle(`${name} – Mətbəə`)
    await expect(page.getByRole('definition').first()).toHaveText(said.left)
    await expect(page.getByRole('link', { name: said.order })).toHaveAttribute('href', /^\/order/)
    if (language === 'ru') await expectAccessible(page)
  }
})

test('a campaign that is over says so in each language, and what isn’t there is a real 404', async ({
  page,
}) => {
  for (const language of ['az', 'ru', 'en'] as const) {
    const said = words[language]
    await chooseLanguage(page, language)
    expect((await page.goto('/companies/details/6'))?.status()).toBe(200)
    await expect(page.getByText(said.over)).toBeVisible()
    await expect(page.getByRole('link', { name: said.order })).toHaveCount(0)
    if (language === 'ru') await expectAccessible(page)
    for (const id of ['999999', '0', 'nonsense', '99999999999']) {
      expect((await page.goto(`/companies/details/${id}`))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: said.missing })).toBeVisible()
    }
  }
})

test('the picture of a ticket fills its place at every width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/companies')
    for (const picture of await page.getByRole('main').getByRole('listitem').locator('img').all()) {
      const [box, place] = [await picture.boundingBox(), await picture.locator('..').boundingBox()]
      expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover')
      expect(Math.abs((box?.height ?? 0) - (place?.height ?? 0)), `${width} px`).toBeLessThan(4)
      expect(Math.abs((box?.width ?? 0) - (place?.width ?? 0)), `${width} px`).toBeLessThan(4)
    }
  }
})

test('a ticket leads to its services, by keyboard too', async ({ page }) => {
  await page.goto('/companies')
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '20 %' }).first()
  await first.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('link', { name: 'Vizit kartları' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/card\/\d+$/)
})

// WEB-1
test('campaigns come 6 a page; one without a percentage shows its offer', async ({ page, request }) => {
  const own = await admin(request)
  const ids = [await own.add('Açılış hədiyyəsi', { offer: 'Hər sifarişə bir kalendar hədiyyə' })]
  ids.push(await own.add('İkinci kampaniya', { percentage: '7.5' }))
  try {
    await page.goto('/companies')
    await expect(tickets(page)).toHaveCount(6)
    const first = await tickets(page).allTextContents()
    const gift = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Açılış hədiyyəsi' })
    await expect(gift.getByText('Hər sifarişə bir kalendar hədiyyə')).toBeVisible()
    await expect(gift.getByText('%')).toHaveCount(0)
    await expect(page.getByText('7,5 % endirim')).toBeVisible()
    await page.getByRole('link', { name: 'Səhifə 2' }).click()
    await expect(page).toHaveURL(/\/companies\?page=2$/)
    await expect(tickets(page)).toHaveCount(1)
    expect(first).not.toContain(await tickets(page).textContent())
    expect((await page.goto('/companies?page=9'))?.status()).toBe(404)
  } finally {
    for (const id of ids) await own.remove(id)
  }
})

test('what staff wrote is shown as text, never as markup', async ({ page, request }) => {
  const own = await admin(request)
  const id = await own.add('<b>Qalın</b> təklif', {
    description: 'Bir\n<img src=x onerror=alert(1)>',
    percentage: '5',
  })
  try {
    await page.goto(`/companies/details/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Qalın</b> təklif')
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page.getByText('Müddətsiz')).toBeVisible()
  } finally {
    await own.remove(id)
  }
})

/** Adds and removes campaigns as the demo's SuperAdmin. */
async function admin(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@example.com', password: 'demo-password' },
  })
  const { accessToken } = (await login.json()).data
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    add: async (title: string, fields: Record<string, string>): Promise<number> => {
      const answer = await request.post('/api/deal', {
        headers,
        multipart: { title, description: 'Sınaq', ...fields },
      })
      expect(answer.status()).toBe(201)
      return (await answer.json()).data.id
    },
    remove: async (id: number) => {
      expect((await request.delete(`/api/deal/${id}`, { headers })).status()).toBe(200)
    },
  }
}
