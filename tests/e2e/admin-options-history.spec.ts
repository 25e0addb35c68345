import { editedOptions } from './support/edited-options.ts'
import { cardOptions } from './support/options.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { read, newProduct, open, openProduct } = editedOptions()

const say = {
  saved: 'Операция выполнена',
  unchanged: 'Ничего не изменилось, поэтому ничего не сохранено.',
  changes: 'Изменения: Soft-touch vizit kart',
  piece: '90 × 50 mm, Mat, 4+0, 100 шт.:',
  more: 'и ещё',
  undo: /Вернуть варианты и цены, которые были до изменения/,
  back: 'Прежние варианты и цены возвращены',
  tiers: 'Ценовые ступени',
  link: 'Варианты и цены',
  derived: /Эти цены берутся из вариантов товара/,
  name: 'Название',
} as const

// OPT-13, OPT-16
test('a change of prices stands in the history in words, and undone the site has the former price', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct(cardOptions())
  await open(page, id, 'ru')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText(say.unchanged)).toBeVisible()
  expect((await read(id)).version).toBe(1)

  await page.getByRole('grid').focus()
  await page.keyboard.type('19,90')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText(say.saved)).toBeVisible()
  // As a visitor has it.
  const site = await browser.newPage()
  await site.goto(`${process.env.E2E_SITE}/services/card/prices/${id}`)
  await expect(site.getByRole('main').getByText('19,90').first()).toBeVisible()

  await page.getByRole('button', { name: say.changes }).click()
  const panel = page.getByRole('dialog')
  const line = panel.getByRole('listitem').filter({ hasText: say.piece }).last()
  await expect(line).toHaveText(/17,00.*19,90/)
  await expectAccessible(page)
  await panel.getByRole('button', { name: say.undo }).first().click()
  await expect(page.getByRole('status').getByText(say.back)).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toContainText('17,00')
  expect((await read(id)).version).toBe(3)
  await site.reload()
  await expect(site.getByRole('main').getByText('17,00').first()).toBeVisible()
  await expect(site.getByRole('main').getByText('19,90')).toHaveCount(0)
  await site.close()
})

// OPT-9
test('the product’s own form shows prices that follow from its choices, and leaves them @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct(cardOptions())
  await openProduct(page, id, 'ru')
  const tiers = page.getByRole('region', { name: say.tiers })
  await expect(tiers.getByText(say.derived)).toBeVisible()
  await expect(tiers.getByRole('textbox')).toHaveCount(0)
  await expect(tiers.getByRole('row').first()).toContainText('17,00')
  await expectAccessible(page)
  const before = await read(id)
  await page.getByLabel(say.name, { exact: true }).fill('Yeni vizit kart')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText(say.saved)).toBeVisible()
  expect(await read(id)).toEqual(before)
  await tiers.getByRole('link', { name: say.link }).click()
  await expect(page.getByRole('gridcell').first()).toContainText('17,00')
})
