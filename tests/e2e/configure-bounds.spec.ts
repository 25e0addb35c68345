import type { Locator, Page } from '@playwright/test'
import { callApi, keepSession } from './support/accounts.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, ready, test } from './support/test.ts'

// What the demo offers beyond cards: banners of any size up to a bound, leaflets with folds, menus with pages.
const say = {
  banner: 'Уличный баннер',
  leaflet: 'Буклет в два сложения',
  menu: 'Меню для ресторана',
  width: 'Ширина, мм',
  height: 'Высота, мм',
  wrong: 'Такой размер здесь невозможен.',
  ask: 'Спросите цену у нас',
  place: 'Заказать',
  size: /20\s?000 × 2\s?500/,
  half: 'Пополам',
  flat: 'Без фальцовки',
  template: 'Скачать шаблон, PDF',
  many: '16 стр.',
  pages: 'CMYK, 16 страниц.',
} as const

type Service = { serviceTypes: { id: number; name: string }[] }
type Order = { id: number; price: number | null; status: string }

const main = (page: Page): Locator => page.getByRole('main')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** A product of the demo, opened by its name. */
async function open(page: Page, name: string): Promise<void> {
  const services = await callApi<Service[]>('GET', '/services?language=ru')
  const product = services.flatMap(({ serviceTypes }) => serviceTypes).find((one) => one.name === name)
  await chooseLanguage(page, 'ru')
  await openReady(page, `/services/card/prices/${product?.id}`)
}

/** What stands in a field is written anew, without a mouse. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  // OPT-4 OPT-7
  test('a size of metres is kept as it was typed, and one above the bounds is asked for', async ({
    page,
  }) => {
    const { session } = await newCustomer()
    await keepSession(page, session)
    await open(page, say.banner)
    const [wide, high] = [main(page).getByLabel(say.width), main(page).getByLabel(say.height)]
    await write(page, wide, '1 500')
    await write(page, high, '2000')
    await page.keyboard.press('Enter')
    // Sent before the program is there, it stands in the address as it was typed.
    await expect.poll(() => searchOf(page)).toMatchObject({ w: expect.stringMatching(/^1 ?500$/), h: '2000' })
    await ready(page)
    await page.reload()
    await ready(page)
    await expect(wide).toHaveValue('1500')
    // One side is changed, and the other still counts.
    await write(page, high, '2500')
    await page.keyboard.press('Tab')
    await expect.poll(() => searchOf(page)).toMatchObject({ w: '1500', h: '2500' })
    await expect(main(page).getByText(say.wrong)).toHaveCount(0)

    await write(page, wide, '20000')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(say.wrong)).toBeVisible()
    await expectAccessible(page)
    const ask = main(page).getByRole('button', { name: say.ask })
    await tabTo(page, ask, 10)
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page)).toMatchObject({ w: '20000', h: '2500' })
    await expect(wide).toHaveValue('20000')
    await expectAccessible(page)
    const request = main(page).locator('.choice-panel').getByRole('link', { name: say.ask })
    await tabTo(page, request)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/order$/)
    await expect(main(page).getByText(say.size).first()).toBeVisible()
    await tabTo(page, main(page).getByRole('button', { name: say.place }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/myorder$/)
    await expect(main(page).getByText(say.size).first()).toBeVisible()
    const orders = await callApi<Order[]>('GET', '/order/mine', { token: session.accessToken })
    expect(orders).toEqual([expect.objectContaining({ price: null, status: 'Pending' })])
  })

  // OPT-12
  test('folds and pages that are chosen stand in the price and in the template @release', async ({
    page,
  }) => {
    await open(page, say.leaflet)
    const folds = main(page).locator('.drawn-sheet path')
    await expect(folds).toHaveCount(2)
    await tabTo(page, main(page).getByRole('radio', { checked: true }).nth(1))
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('radio', { name: say.half })).toBeChecked()
    await expect(folds).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('radio', { name: say.flat })).toBeChecked()
    await expect(folds).toHaveCount(0)
    await expect.poll(() => searchOf(page)).toMatchObject({ fold: 'flat' })
    await expectAccessible(page)

    await open(page, say.menu)
    const total = main(page).locator('.type-total')
    const former = (await total.textContent()) ?? ''
    await tabTo(page, main(page).getByRole('radio', { checked: true }).nth(1))
    await page.keyboard.press('ArrowUp')
    await expect(main(page).getByRole('radio', { name: say.many })).toBeChecked()
    await expect(total).not.toHaveText(former)
    await expect(main(page).getByText(say.pages)).toBeVisible()
    const link = main(page).getByRole('link', { name: say.template })
    await tabTo(page, link)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^template-\d+-210x297\.pdf$/)
    await expectAccessible(page)
  })
})
