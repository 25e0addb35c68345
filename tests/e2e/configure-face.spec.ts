import type { Page } from '@playwright/test'
import { formatPromised } from '../../web/lib/weekday.ts'
import { callApi, logIn } from './support/accounts.ts'
import { cardOptions, configuredProduct } from './support/configured.ts'
import { unlessFirst } from './support/release.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

// What stands beside a choice: by when it is ready, the template of exactly it, and the bar at a phone's foot.
const words = {
  az: {
    ready: (day: string) => `${day} hazır olacaq`,
    today: (hour: string) => `Maketə bu gün ${hour}-dək çap icazəsi versəniz`,
    later: (day: string, hour: string) => `Maketə ${day}, saat ${hour}-dək çap icazəsi versəniz`,
    kraft: 'Kraft',
    fast: /^500 ədəd, Tez, \d+ \S+ hazır olacaq, /,
    template: 'Şablonu endir, PDF',
    corner: 'kəsilmiş ölçü, R 5',
    round: 'Dəyirmi künc',
    width: 'En, mm',
    height: 'Hündürlük, mm',
    add: 'Səbətə əlavə et',
    isIn: 'Səbətə əlavə edildi.',
  },
  ru: {
    ready: (day: string) => `Будет готово: ${day}`,
    today: (hour: string) => `Если подпишете макет в печать сегодня до ${hour}`,
    later: (day: string, hour: string) => `Если подпишете макет в печать до ${hour}, ${day}`,
    kraft: 'Крафт',
    fast: /^500 штук, Быстро, готово \d+ \S+, /,
    template: 'Скачать шаблон, PDF',
    corner: 'обрезной формат, R 5',
    round: 'Скруглённые углы',
    width: 'Ширина, мм',
    height: 'Высота, мм',
    add: 'В корзину',
    isIn: 'Добавлено в корзину.',
  },
} as const
type ReadyDays = { approveBy: string; today: string; ready: { days: number; day: string }[] }

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page) => main(page).locator('.choice-panel')
const bar = (page: Page) => page.locator('[data-choice-bar]')

/** A product of a kind of work of its own: a day that is closed for it disturbs nobody else. */
async function productOfItsOwn() {
  const product = await configuredProduct()
  const { accessToken: token } = await logIn('admin@example.com')
  const kind = await callApi<{ id: number }>('POST', '/production/workkinds', {
    token,
    body: { name: `Kart ${product.id}`, capacityMinutes: 480 },
  })
  await callApi('PUT', `/production/products/${product.id}`, { token, body: { workKindId: kind.id } })
  // Its orders need artwork: the approval starts the clock.
  const [profile] = await callApi<{ id: number }[]>('GET', '/preflightprofiles', { token })
  await callApi('PUT', '/ServiceTypes', { token, body: { id: product.id, profileId: profile?.id } })
  const close = (day: string) =>
    callApi('POST', '/production/closeddays', { token, body: { day, name: 'Təmir', workKindId: kind.id } })
  const ready = () => callApi<ReadyDays>('GET', `/ServiceTypes/${product.id}/ready?days=4&days=2&days=1`)
  return { ...product, close, ready }
}

for (const [language, width] of [
  ['az', 390],
  ['ru', 1440],
] as const)
  test.describe(`${language}, ${width} px${unlessFirst(language === 'az')}`, () => {
    const say = words[language]
    test.use({ viewport: { width, height: 900 } })

    // PROD-2
    test('the day stands with the price and over its column, follows the choice, and moves on where a day is closed', async ({
      page,
    }) => {
      const product = await productOfItsOwn()
      await chooseLanguage(page, language)
      const open = async () => {
        await openReady(page, product.path)
        const { approveBy, today, ready } = await product.ready()
        const days = ready.map(({ day }) => formatPromised(day, language))
        return { days, today, last: approveBy.slice(0, 10), hour: '14:00' }
      }
      const first = await open()
      const sentence = ({ today, last, hour }: typeof first) =>
        today === last
          ? say.today(hour)
          : say.later(formatPromised(last, language).split(', ')[language === 'az' ? 0 : 1] ?? '', hour)
      await expect(panel(page)).toContainText(say.ready(first.days[0] ?? ''))
      await expect(panel(page)).toContainText(sentence(first))
      const heads = main(page).getByRole('columnheader').locator('time')
      await expect(heads).toHaveCount(3)
      if (width === 1440) await expect(heads).toContainText(first.days)
      await main(page).getByRole('radio', { name: say.fast }).focus()
      await page.keyboard.press('Space')
      await expect(panel(page)).toContainText(say.ready(first.days[1] ?? ''))
      for (const day of new Set([first.today, first.last])) await product.close(day)
      const then = await open()
      expect(then.last > first.last).toBe(true)
      await expect(panel(page)).toContainText(say.ready(then.days[0] ?? ''))
      await expect(panel(page)).toContainText(sentence(then))
      await expectAccessible(page, 'main')
    })

    // OPT-12
    test('the template is that of exactly this choice, also of a size of one’s own', async ({ page }) => {
      const product = await configuredProduct()
      await chooseLanguage(page, language)
      await openReady(page, product.path)
      const link = page.getByRole('link', { name: say.template })
      const template = main(page).getByRole('region').filter({ has: link })
      await expect(template).toContainText(/96 × 56/)
      await expect(template).toContainText(/90 × 50/)
      await main(page).getByRole('checkbox', { name: say.round }).focus()
      await page.keyboard.press('Space')
      await expect(template).toContainText(say.corner)
      await main(page).getByLabel(say.width).fill('100')
      await main(page).getByLabel(say.height).fill('60')
      await page.keyboard.press('Tab')
      await expect(template).toContainText(/106 × 66/)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`template-${product.id}-100x60.pdf`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })

test.describe('on a phone', () => {
  const say = words.ru
  test.use({ viewport: { width: 390, height: 800 } })

  test('the bar has price and day while the panel is out of view, puts the choice into the basket, and hides no focus', async ({
    page,
  }) => {
    const product = await configuredProduct()
    await chooseLanguage(page, 'ru')
    await openReady(page, product.path)
    await expect(bar(page)).toContainText(/92,00\s₼/)
    const box = await bar(page).boundingBox()
    expect(box?.height).toBe(72)
    // Every stop of the Tab key, from the first choice down to the panel.
    await main(page).getByRole('radio').first().focus()
    for (let stops = 0; stops < 40 && (await bar(page).isVisible()); stops++) {
      await page.keyboard.press('Tab')
      const isBelow = await page.evaluate(() => {
        const rest = document.querySelector('[data-choice-bar]')
        const focused = document.activeElement?.closest('label, td') ?? document.activeElement
        if (!rest || !focused || rest.contains(focused)) return false
        const { top, bottom } = focused.getBoundingClientRect()
        return bottom > rest.getBoundingClientRect().top && top < innerHeight
      })
      expect(isBelow).toBe(false)
    }
    await main(page).getByRole('radio', { name: say.kraft }).focus()
    await page.keyboard.press('Space')
    await expect(bar(page)).toContainText(/99,36\s₼/)
    await bar(page).getByRole('button', { name: say.add }).click()
    await expect(bar(page).getByRole('status')).toContainText(say.isIn)
    await expectAccessible(page, '[data-choice-bar]')
    await panel(page).scrollIntoViewIfNeeded()
    await expect(bar(page)).toHaveCount(0)
    await page.goto('/basket')
    await expect(main(page)).toContainText(say.kraft)
  })
})

// OPT-12
test('what has no size has no template', async ({ page }) => {
  const { accessToken: token } = await logIn('admin@example.com')
  const product = await configuredProduct()
  const groups = cardOptions.groups.filter(({ kind }) => kind !== 'size' && kind !== 'finishing')
  const prices = Object.fromEntries(
    Object.entries(cardOptions.prices).flatMap(([key, row]) =>
      key.startsWith('90x50/') ? [[key.slice('90x50/'.length), row]] : [],
    ),
  )
  await callApi('PUT', `/ServiceTypes/${product.id}/options`, {
    token,
    body: { configuration: { ...cardOptions, groups, prices, rules: [], ownSize: null }, version: 1 },
  })
  await chooseLanguage(page, 'az')
  await openReady(page, product.path)
  await expect(panel(page)).toBeVisible()
  await expect(main(page).getByRole('link', { name: /PDF/ })).toHaveCount(0)
})
