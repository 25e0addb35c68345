import type { Locator, Page } from '@playwright/test'
import { configuredProduct } from './support/configured.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

const say = {
  width: 'Ширина, мм',
  height: 'Высота, мм',
  wrong: 'Такой размер здесь невозможен.',
  europe: 'Европа',
  ownRun: 'Свой тираж',
  order: 'Заказать сейчас',
  basket: 'В корзину',
  size: 'Укажите свой размер',
  run: 'Укажите свой тираж',
  ask: 'Спросите цену у нас',
  noRun: 'Укажите целое число',
  count: 'Сколько штук нужно?',
  pieces: 'Укажите количество',
} as const

const main = (page: Page): Locator => page.getByRole('main')
const total = (page: Page): Locator => main(page).locator('.type-total')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const press = (choice: Locator) => choice.locator('xpath=ancestor::label').click()

let path: string
test.beforeAll(async () => {
  path = (await configuredProduct()).path
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  const expectNoOrder = async (page: Page, lead: string) => {
    await expect(total(page)).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: say.order })).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: say.basket })).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: lead }).first()).toBeVisible()
  }

  // OPT-20
  test('while a size of one’s own is refused or half written there is no price and no way to order', async ({
    page,
  }) => {
    await chooseLanguage(page, 'ru')
    await openReady(page, path)
    const [wide, high] = [main(page).getByLabel(say.width), main(page).getByLabel(say.height)]
    await wide.fill('100')
    await expectNoOrder(page, say.size)
    await main(page).getByRole('button', { name: say.size }).first().click()
    await expect(wide).toBeFocused()
    await high.fill('99999')
    await high.blur()
    await expect(main(page).getByText(say.wrong)).toBeVisible()
    await expectNoOrder(page, say.size)
    await expect(main(page).locator('.grid-price')).toHaveCount(0)
    await expectAccessible(page)
    await high.fill('60')
    await high.blur()
    await expect(total(page)).toBeVisible()
    await expect.poll(() => searchOf(page)).toMatchObject({ w: '100', h: '60' })
    // A size that counted and is changed into none.
    await high.fill('12,')
    await high.blur()
    await expectNoOrder(page, say.size)
    await press(main(page).getByRole('radio', { name: say.europe }))
    await expect(total(page)).toBeVisible()
    await expect(main(page).getByText(say.wrong)).toHaveCount(0)
  })

  // OPT-20
  test('a run of one’s own is what is priced and ordered as soon as it is written; none is no run @release', async ({
    page,
  }) => {
    await chooseLanguage(page, 'ru')
    await openReady(page, path)
    const run = main(page).getByLabel(say.ownRun, { exact: true })
    const order = main(page).getByRole('link', { name: say.order }).first()
    await run.fill('350')
    await expect(order).toHaveAttribute('href', /count=350/)
    await run.blur()
    await expect.poll(() => searchOf(page).run).toBe('350')
    await run.fill('0')
    await expectNoOrder(page, say.run)
    await run.blur()
    await expect(main(page).getByText(say.noRun)).toBeVisible()
    await expectAccessible(page)
    await run.fill('90000000')
    await expect(total(page)).toHaveCount(0)
    await expect(main(page).locator('.choice-panel').getByRole('link', { name: say.ask })).toHaveAttribute(
      'href',
      /count=90000000/,
    )
    await run.fill('nə qədər')
    await run.blur()
    await press(
      main(page)
        .getByRole('radio', { name: /^1.000 / })
        .first(),
    )
    await expect(total(page)).toBeVisible()
    await expect(main(page).getByText(say.noRun)).toHaveCount(0)
    await expect.poll(() => searchOf(page).run).toBe('1000')
  })

  // OPT-20
  test('a product without choices and the order form have no price for a count that is none @release', async ({
    page,
  }) => {
    await chooseLanguage(page, 'ru')
    await openReady(page, '/services/card/1')
    const field = main(page).getByLabel(say.count)
    const price = main(page).locator('[aria-live] .type-total, .type-total')
    await expect(price.first()).toBeVisible()
    for (const text of ['', '0', '12,5', 'on']) {
      await field.fill(text)
      await expect(price).toHaveCount(0)
      await expect(main(page).locator('a[href*="/order?"]')).toHaveCount(0)
    }
    await openReady(page, '/order?service=1&count=100')
    await main(page).locator('input[name=count]').fill('12,5')
    await expect(main(page).getByRole('button', { name: say.pieces })).toBeVisible()
    await expect(price).toHaveCount(0)
    await main(page).getByRole('button', { name: say.pieces }).press('Enter')
    await expect(main(page).locator('input[name=count]')).toBeFocused()
  })
})
