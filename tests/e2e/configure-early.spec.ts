import type { Locator, Page } from '@playwright/test'
import { configuredProduct } from './support/configured.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

const words = {
  az: {
    ownRun: 'Öz tirajınız',
    width: 'En, mm',
    height: 'Hündürlük, mm',
    order: 'İndi sifariş ver',
    remove: 'Mat laminasiya: çıxar',
    show: 'Qiyməti göstər',
    late: 'Seçiminiz saxlanılıb',
    kraft: 'Kraft',
    lamination: 'Mat laminasiya',
    linen: 'Kətan',
    size: 'Ölçü',
  },
  ru: {
    ownRun: 'Свой тираж',
    width: 'Ширина, мм',
    height: 'Высота, мм',
    order: 'Заказать сейчас',
    remove: 'Убрать: Матовая ламинация',
    show: 'Показать цену',
    late: 'Ваш выбор сохранён',
    kraft: 'Крафт',
    lamination: 'Матовая ламинация',
    linen: 'Лён',
    size: 'Размер',
  },
} as const

let product: { path: string }
test.beforeAll(async () => {
  product = await configuredProduct()
})

const main = (page: Page): Locator => page.getByRole('main')
const total = (page: Page): Locator => main(page).locator('.type-total')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const press = (choice: Locator) => choice.locator('xpath=ancestor::label').click()

/** The product's page, taken over but for what answers to choices: that comes with `release`. */
async function openHeld(page: Page, language: 'az' | 'ru', search = '') {
  const held = Promise.withResolvers<void>()
  let asked = false
  await page.route(/\/assets\/configurator-/, async (route) => {
    asked = true
    await held.promise
    await route.continue()
  })
  await chooseLanguage(page, language)
  await openReady(page, product.path + search)
  expect(asked).toBe(false)
  return { release: held.resolve, untilAsked: () => expect.poll(() => asked).toBe(true) }
}

test.describe('on a phone', () => {
  const say = words.az
  test.use({ viewport: { width: 390, height: 900 } })

  test('what is chosen and typed before the choices can answer counts as soon as they do', async ({
    page,
  }) => {
    const { release, untilAsked } = await openHeld(page, 'az')
    const kraft = main(page).getByRole('radio', { name: say.kraft })
    await press(kraft)
    await press(main(page).getByRole('checkbox', { name: say.lamination }))
    await main(page).getByLabel(say.width).fill('100')
    await main(page).getByLabel(say.height).fill('60')
    await main(page).getByLabel(say.ownRun, { exact: true }).fill('350')
    await untilAsked()
    await expect(kraft).toBeChecked()
    release()
    await expect
      .poll(() => searchOf(page))
      .toMatchObject({ paper: 'kraft', finish: 'lam', w: '100', h: '60' })
    await expect(kraft).toBeChecked()
    await expect(main(page).getByLabel(say.ownRun, { exact: true })).toHaveValue('350')
    await expect(main(page).getByRole('radio', { name: /^350 / }).first()).toBeEnabled()
    const price = (await total(page).textContent()) ?? ''
    await page.reload({ waitUntil: 'networkidle' })
    await expect(total(page)).toHaveText(price)
  })

  test('ordering at once takes the choice along that was just made', async ({ page }) => {
    const { release, untilAsked } = await openHeld(page, 'az')
    await press(main(page).getByRole('radio', { name: say.kraft }))
    await main(page).getByRole('link', { name: say.order }).first().click()
    await untilAsked()
    expect(new URL(page.url()).pathname).toBe(product.path)
    release()
    await expect(page).toHaveURL(/\/order/)
    await expect(page.getByRole('definition').filter({ hasText: say.kraft })).toBeVisible()
    await expect(total(page)).toHaveText(/99,36\s₼/)
  })

  test('a press that resolves an exclusion waits for what answers it @release', async ({ page }) => {
    const { release, untilAsked } = await openHeld(page, 'az', '?finish=lam')
    await main(page).getByRole('button', { name: say.remove }).click()
    await untilAsked()
    release()
    await expect(main(page).getByRole('radio', { name: say.linen })).toBeChecked()
    await expect.poll(() => searchOf(page).paper).toBe('linen')
  })

  test('what is chosen and pressed before any script is there counts as well', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/entry-client/, async (route) => {
      await held.promise
      await route.continue()
    })
    await chooseLanguage(page, 'az')
    await page.goto(`${product.path}?finish=lam`, { waitUntil: 'commit' })
    const sizes = main(page).getByRole('radiogroup', { name: say.size }).getByRole('radio')
    await press(sizes.nth(1))
    await main(page).getByRole('button', { name: say.remove }).click()
    held.resolve()
    await expect.poll(() => searchOf(page)).toMatchObject({ size: '85x55', paper: 'linen' })
    await expect(sizes.nth(1)).toBeChecked()
    await expect(main(page).getByRole('radio', { name: say.linen })).toBeChecked()
  })

  test('what is put into a field that had the focus before counts: pasted, filled in, spoken @release', async ({
    page,
  }) => {
    const { release, untilAsked } = await openHeld(page, 'az')
    // Nothing else tells of it: the focus came before anything could hear.
    for (const [label, text] of [
      [say.width, '100'],
      [say.height, '60'],
    ] as const)
      await main(page)
        .getByLabel(label)
        .evaluate((field: HTMLInputElement, typed) => {
          field.value = typed
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }, text)
    await untilAsked()
    release()
    await expect.poll(() => searchOf(page)).toMatchObject({ w: '100', h: '60' })
  })

  test('by keyboard the focus asks, and an arrow chooses before it is answered @release', async ({
    page,
  }) => {
    const { release, untilAsked } = await openHeld(page, 'az')
    const sizes = main(page).getByRole('radiogroup', { name: say.size }).getByRole('radio')
    await sizes.first().focus()
    await untilAsked()
    await page.keyboard.press('ArrowRight')
    release()
    await expect.poll(() => searchOf(page).size).toBe('85x55')
    await expect(sizes.nth(1)).toBeFocused()
    await expect(sizes.nth(1)).toBeChecked()
    await page.goBack()
    await expect(sizes.first()).toBeChecked()
  })
})

test.describe('on a phone with a bad connection', () => {
  const say = words.ru
  test.use({ viewport: { width: 390, height: 900 } })

  test('no old price passes for the new one, and nothing is lost until it comes by itself', async ({
    page,
    context,
  }) => {
    const { release, untilAsked } = await openHeld(page, 'ru')
    const figures = main(page).locator('.grid-price').first()
    const ownRun = main(page).getByLabel(say.ownRun, { exact: true })
    const notice = main(page).getByRole('alert').filter({ hasText: say.late })
    await expect(figures).toHaveCSS('opacity', '1')
    await expect(notice).toBeHidden()
    await press(main(page).getByRole('radio', { name: say.kraft }))
    await ownRun.fill('350')
    await untilAsked()
    await expect(figures).toHaveCSS('opacity', '0.4')
    await expect(notice).toBeVisible()
    await expect(figures).toBeHidden()
    await expect(total(page)).toBeHidden()
    await expectAccessible(page)
    await context.setOffline(true)
    await notice.getByRole('button', { name: say.show }).click()
    await expect(ownRun).toHaveValue('350')
    await context.setOffline(false)
    release()
    await expect(total(page)).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(figures).toHaveCSS('opacity', '1')
    await expect(main(page).getByRole('radio', { name: say.kraft })).toBeChecked()
    await expect(ownRun).toHaveValue('350')
    await expect(main(page).getByRole('radio', { name: /^350 / }).first()).toBeEnabled()
  })
})

test('untouched, a price is what the address says, also after going back to it', async ({ page }) => {
  await openHeld(page, 'az', '?paper=kraft')
  await expect(total(page)).toHaveText(/99,36\s₼/)
  await expect(main(page).getByRole('radio', { name: 'Kraft' })).toBeChecked()
  await openReady(page, '/contact')
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(main(page).getByRole('radio', { name: 'Kraft' })).toBeChecked()
  await expect(total(page)).toHaveText(/99,36\s₼/)
})

test('a first choice can be sent while what answers it can’t be had, and counts by itself as soon as it can @release', async ({
  page,
}) => {
  const code = /\/assets\/(configurator|az)-/
  await chooseLanguage(page, 'az')
  await openReady(page, product.path)
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await press(main(page).getByRole('radio', { name: 'Kraft' }))
  const show = main(page).getByRole('button', { name: words.az.show })
  await expect(show).toBeVisible()
  await page.unroute(code)
  await expect(total(page)).toHaveText(/99,36\s₼/)
  await expect(show).toHaveCount(0)
})
