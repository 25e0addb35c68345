import type { Page } from '@playwright/test'
import { tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, settled, test } from './support/test.ts'

const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading') })

type Point = { x: number; y: number }

/** One finger, as the browser hears it. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await touch('touchEnd', [])
  await session.detach()
}

// WEB-1
test('by keyboard alone: the list, its second page, a work, its pictures, another work', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çapdan təzə çıxanlar')
  await expect(cards(page)).toHaveCount(8)

  await tabTo(page, page.getByRole('link', { name: 'Növbəti səhifə' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portfolio\?page=2$/)
  await expect(page).toHaveTitle(/^Portfolio, səhifə 2 – /)
  await expect(page.locator('[aria-current=page]', { hasText: '2' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(cards(page)).toHaveCount(8)

  const work = page.getByRole('link', { name: 'Buta Qəhvə stəkanları' })
  await tabTo(page, work)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portfolio\/9$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buta Qəhvə stəkanları')

  const second = page.getByRole('button', { name: 'Şəkli aç: 2 / 5' })
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Buta Qəhvə stəkanları, şəkil 2 / 5' })
  await expect(viewer).toBeVisible()
  const said = page.getByRole('dialog').getByRole('status')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Şəkil 3 / 5')
  await page.keyboard.press('End')
  await expect(said).toHaveText('Şəkil 5 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Şəkil 5 / 5')
  await page.keyboard.press('Home')
  await expect(said).toHaveText('Şəkil 1 / 5')
  await expect(page.getByRole('button', { name: 'Əvvəlki şəkil' })).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(said).toHaveText('Böyütmə: 200%')
  const picture = page.getByRole('dialog').getByRole('img')
  const before = await picture.boundingBox()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await page.keyboard.press('0')
  await expect(said).toHaveText('Şəkil 1 / 5')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(second).toBeFocused()

  const others = page.getByRole('region', { name: 'Digər işlər' }).getByRole('link')
  await expect(others).toHaveCount(4)
  await expect(others.filter({ hasText: 'Buta Qəhvə' })).toHaveCount(0)
  const next = await others.first().textContent()
  await tabTo(page, others.first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '')
})

test('with the mouse: a click comes close, a drag moves, another click goes back', async ({ page }) => {
  await page.goto('/portfolio/1')
  await page.getByRole('button', { name: 'Şəkli aç: 1 / 5' }).click()
  const said = page.getByRole('dialog').getByRole('status')
  const picture = page.getByRole('dialog').getByRole('img')
  const box = await picture.boundingBox()
  if (!box) throw new Error('No picture is shown.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  await page.mouse.click(middle.x, middle.y)
  await expect(said).toHaveText('Böyütmə: 200%')
  await expect
    .poll(async () => Math.round((await picture.boundingBox())?.width ?? 0))
    .toBe(Math.round(box.width * 2))
  const close = await picture.boundingBox()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeCloseTo((close?.y ?? 0) + 90, 0)
  await page.mouse.click(middle.x, middle.y)
  await expect(said).toHaveText('Şəkil 1 / 5')

  // Less than 40 px is no swipe; after it a tap is a first one again.
  await page.mouse.down()
  await page.mouse.move(middle.x - 20, middle.y, { steps: 2 })
  await page.mouse.up()
  await expect(said).toHaveText('Şəkil 1 / 5')
  await page.mouse.dblclick(middle.x, middle.y)
  await expect(said).toHaveText('Böyütmə: 200%')
  await page.getByRole('button', { name: 'Növbəti şəkil' }).click()
  await expect(said).toHaveText('Şəkil 2 / 5')

  // A swipe: at least 40 px, to the left for the next one.
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 80, middle.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(said).toHaveText('Şəkil 3 / 5')

  // Beside the picture.
  await page.mouse.click(140, 400)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe goes on, a double tap comes close, a finger moves the close picture', async ({ page }) => {
    await page.goto('/portfolio/1')
    await page.getByRole('button', { name: 'Şəkli aç: 1 / 5' }).tap()
    const said = page.getByRole('dialog').getByRole('status')
    const picture = page.getByRole('dialog').getByRole('img')
    await expect(picture).toBeVisible()
    await swipe(page, { x: 300, y: 400 }, { x: 200, y: 410 })
    await expect(said).toHaveText('Şəkil 2 / 5')
    await swipe(page, { x: 100, y: 400 }, { x: 200, y: 390 })
    await expect(said).toHaveText('Şəkil 1 / 5')
    // Less than 40 px is no swipe, and one tap no zoom, nor are two with a drag between them.
    const drag = () => swipe(page, { x: 200, y: 400 }, { x: 165, y: 400 })
    await drag()
    await page.touchscreen.tap(200, 400)
    await drag()
    await page.touchscreen.tap(200, 400)
    await drag()
    await expect(said).toHaveText('Şəkil 1 / 5')

    await page.touchscreen.tap(200, 400)
    await page.touchscreen.tap(200, 400)
    await expect(said).toHaveText('Böyütmə: 200%')
    await settled(page)
    const close = await picture.boundingBox()
    await swipe(page, { x: 200, y: 400 }, { x: 140, y: 400 })
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo((close?.x ?? 0) - 60, 0)
    await expect(said).toHaveText('Böyütmə: 200%')
  })
})

test('what is not there is a real 404', async ({ page }) => {
  for (const address of ['/portfolio/999999', '/portfolio/abc', '/portfolio/0']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu vərəq yoxdur.')
  }
  expect((await page.goto('/portfolio?page=99'))?.status()).toBe(404)
  await expect(page.getByText('Bu səhifədə artıq iş yoxdur.')).toBeVisible()
  await expectAccessible(page)
  await page.locator('main').getByRole('link', { name: 'Birinci səhifə' }).click()
  await expect(cards(page)).toHaveCount(8)
})

// WEB-8
test('the shapes and the loading text while the works come, and quiet when they do not', async ({ page }) => {
  await openReady(page, '/contact')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/trpc/**projects.list**', async (route) => {
    await held
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: 'Menyu' })
  await menu.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByText('İşlər yüklənir…')).toBeVisible()
  answer()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByText('İşlər yüklənir…')).toBeHidden()

  await page.unroute('**/trpc/**projects.list**')
  await page.route('**/trpc/**projects.list**', (route) => route.abort())
  await page.getByRole('link', { name: 'Sonuncu səhifə' }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çapdan təzə çıxanlar')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

const texts = {
  az: {
    list: 'Çapdan təzə çıxanlar',
    title: 'Portfolio – Mətbəə',
    name: 'Nar Bağı şirə etiketləri',
    service: 'Stiker və etiket',
    order: 'Belə bir iş sifariş et',
    others: 'Digər işlər',
    open: 'Şəkli aç: 1 / 5',
    viewer: 'Nar Bağı şirə etiketləri, şəkil 1 / 5',
  },
  ru: {
    list: 'Только что из печати',
    title: 'Портфолио – Mətbəə',
    name: 'Этикетки для соков «Нар Багы»',
    service: 'Стикеры и этикетки',
    order: 'Заказать похожее',
    others: 'Другие работы',
    open: 'Открыть изображение 1 из 5',
    viewer: 'Этикетки для соков «Нар Багы», изображение 1 из 5',
  },
  en: {
    list: 'Fresh off the press',
    title: 'Portfolio – Mətbəə',
    name: 'Nar Bağı juice labels',
    service: 'Stickers and labels',
    order: 'Order something like this',
    others: 'More of our work',
    open: 'Open picture 1 of 5',
    viewer: 'Nar Bağı juice labels, picture 1 of 5',
  },
} as const

test('list, work and open viewer in each language: the texts, and nothing for axe', async ({ page }) => {
  for (const language of ['az', 'ru', 'en'] as const) {
    const own = texts[language]
    await chooseLanguage(page, language)
    await page.goto('/portfolio')
    await expect(page).toHaveTitle(own.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.list)
    if (language === 'ru') await expectAccessible(page)

    await cards(page).getByRole('link', { name: own.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name)
    await expect(page).toHaveTitle(`${own.name} – Mətbəə`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: own.service }).first()).toHaveAttribute(
      'href',
      /\/services\/card\/\d+/,
    )
    await expect(main.getByRole('link', { name: own.order })).toHaveAttribute('href', /\/order\?service=\d+/)
    await expect(main.getByRole('heading', { name: own.others })).toBeVisible()
    if (language === 'ru') await expectAccessible(page)

    await page.getByRole('button', { name: own.open }).click()
    await expect(page.getByRole('dialog', { name: own.viewer })).toBeVisible()
    if (language === 'ru') await expectAccessible(page)
  }
})
