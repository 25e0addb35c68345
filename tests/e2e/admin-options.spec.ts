import type { Page } from '@playwright/test'
import { editedOptions } from './support/edited-options.ts'
import { cardOptions } from './support/options.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { call, read, newProduct, open, openProduct } = editedOptions()

/** What a spreadsheet puts on the clipboard, pasted where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', cells)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name })
const saved = (page: Page) => page.getByRole('status').getByText('Əməliyyat tamamlandı')

test('prices are moved through, written, filled, pasted, mended and saved by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct(cardOptions())
  await open(page, id)
  await expectAccessible(page)

  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('90 × 50 mm, Mat, 4+4, 200\u00a0ədəd', { exact: true })).toBeVisible()
  await page.keyboard.type('26,5')
  await page.keyboard.press('Enter')
  await expect(cell(page, '90 × 50 mm, Mat, 4+4, 200\u00a0ədəd: 26,50')).toHaveAccessibleName(/dəyişdirilib/)
  // A price that is written is one step, however the focus leaves its field.
  await page.keyboard.type('31')
  await page.keyboard.press('Enter')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 31,00')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 25,00')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell(page, '90 × 50 mm, Mat, 4+4, 200\u00a0ədəd: 24,50')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(cell(page, '90 × 50 mm, Mat, 4+4, 200\u00a0ədəd: 26,50')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 26,50')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 25,00')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 26,50')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell(page, '90 × 50 mm, Soft-touch, 4+0, 200\u00a0ədəd: 25,00')).toBeVisible()

  await page.keyboard.press('Control+Home')
  await paste(page, '17,00\t24,00\n1l8,00\t\n')
  await expect(page.getByText('2 xana qəbul olunmadı')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('2 səhv düzəldilməlidir')).toBeVisible()
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: '118,00 yaz' }).press('Enter')
  await page.getByRole('listitem').getByRole('button', { name: '«bizə yazın»' }).press('Enter')
  await expect(page.getByText('qəbul olunmadı')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  const { configuration } = await read(id)
  expect(configuration?.prices['90x50/p0/two']?.slice(0, 2)).toEqual([11_800, null])
  expect(configuration?.prices['90x50/p0/one']?.slice(0, 2)).toEqual([1700, 2400])
})

test('5,000 cells with words in them are pasted: good ones go in, bad ones are numbered, a key stays quick @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const sizes = Array.from({ length: 25 }, (_, index): [number, number] => [50 + index, 40 + index])
  const papers = Array.from({ length: 10 }, (_, index) => `Kağız ${index + 1}`)
  const runs = [50, 100, 200, 300, 500, 1000, 1500, 2000, 3000, 5000]
  const id = await newProduct(cardOptions(sizes, papers, runs))
  await open(page, id)
  await page.getByRole('grid').focus()
  const lines = Array.from({ length: 500 }, (_, row) =>
    runs
      .map((run) => ((row + run) % 250 === 0 ? 'söz' : `${10 + row},${run % 100 === 50 ? 5 : 0}0`))
      .join('\t'),
  )
  const bad = lines.join('\t').split('söz').length - 1
  await paste(page, lines.join('\n'))
  await expect(page.getByText(`${bad} xana qəbul olunmadı`)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAttribute('aria-invalid', 'true')
  // Everything is in the table, but only what is seen is drawn.
  expect(await page.getByRole('gridcell').count()).toBeLessThan(700)
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell', { selected: true })).toBeInViewport()
  await page.keyboard.press('z')
  await expect(page.getByText('qəbul olunmadı')).toBeHidden()
  await page.keyboard.press('Control+Home')
  await paste(page, '12,00\tsöz')
  await expect(page.getByText('Qalan 1 xana yerindədir, hələ saxlanmayıb.')).toBeVisible()
  await page.getByRole('button', { name: 'Yapışdırılanı geri qaytar' }).click()
  await expect(page.getByText('qəbul olunmadı')).toBeHidden()
})

test('groups, choices and a rule are made, and a rule that leaves no way is refused', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct()
  await open(page, id)
  await expect(page.getByText('Bu məhsulda hələ seçim yoxdur')).toBeVisible()
  const dialog = page.getByRole('dialog')
  // What nobody has written yet isn't wrong yet.
  await page.getByRole('button', { name: 'Tiraj', exact: true }).click()
  const runs = dialog.getByRole('textbox')
  const before = await runs.inputValue()
  await runs.fill('')
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Tətbiq et' }).click()
  await expect(runs).toHaveAttribute('aria-invalid', 'true')
  await runs.fill(before)
  await dialog.getByRole('button', { name: 'Tətbiq et' }).click()
  await page.getByRole('button', { name: 'Qrup əlavə et' }).click()
  await dialog.getByRole('textbox').fill('90 × 50 mm\n85 × 55 mm')
  await dialog.getByRole('button', { name: 'Əlavə et' }).click()
  await expect(cell(page, '85 × 55 mm, 500\u00a0ədəd: 45,00')).toBeVisible()
  await page.getByRole('button', { name: 'Qrup əlavə et' }).click()
  await dialog.getByLabel('Nə seçilir').selectOption('finishing')
  await dialog.getByRole('textbox').fill('Qızıl folqa')
  await dialog.getByRole('button', { name: 'Əlavə et' }).click()
  const panel = page.getByRole('region', { name: 'Çapdan sonra: Qızıl folqa' })
  await panel.getByLabel('Ad, RU').fill('Золотая фольга')
  await panel.getByLabel('1 ədəd üçün əlavə').fill('0,0125')
  await panel.getByLabel('Birdəfəlik əlavə').fill('18')
  await expect(page.getByRole('region', { name: 'Saytda hesablayıcı' })).toContainText('Qızıl folqa')

  await page.getByRole('button', { name: 'Qayda əlavə et' }).click()
  for (const size of ['90 × 50 mm', '85 × 55 mm']) {
    if (size === '85 × 55 mm') await page.getByRole('button', { name: 'Qayda əlavə et' }).click()
    await dialog.getByLabel('Seçim', { exact: true }).selectOption({ label: 'Çapdan sonra: Qızıl folqa' })
    await dialog.getByLabel('Bununla birlikdə olmaz').selectOption({ label: `Ölçü: ${size}` })
    await dialog.getByLabel('Müştəri belə oxuyur, AZ').fill('Folqa bu ölçüdə olmur.')
    await dialog.getByRole('button', { name: 'Tətbiq et' }).click()
  }
  await expect(dialog.getByRole('alert')).toContainText('«Çapdan sonra: Qızıl folqa» heç vaxt seçilə bilməz')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  const { configuration } = await read(id)
  expect(configuration?.groups.map(({ key }) => key)).toEqual(['size', 'finish'])
  expect(configuration?.groups[1]?.choices[0]?.addOn).toMatchObject({ fixed: 1800, perPiece: 125 })
  expect(configuration?.rules).toHaveLength(1)

  await page.getByRole('button', { name: 'Seçimləri sil…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seçimləri sil' }).click()
  await expect(page.getByText('Bu məhsulda hələ seçim yoxdur')).toBeVisible()
  expect((await read(id)).version).toBeNull()
})

// DEL-24
test('what a job weighs is written at its choices by keyboard, and read where the product is edited', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct(cardOptions())
  await open(page, id)
  await page.getByRole('button', { name: /^Mat\b.*300/ }).press('Enter')
  const paper = page.getByRole('region', { name: 'Kağız: Mat' })
  await paper.getByLabel('Sıxlıq').fill('350')
  await page.getByRole('button', { name: /^UV lak/, expanded: false }).press('Enter')
  const varnish = page.getByRole('region', { name: 'Çapdan sonrakı emal: UV lak' })
  await expect(varnish.getByLabel('Bir üzün plyonkası')).toBeHidden()
  await varnish.getByText('Çəki hesabı üçün').press('Enter')
  await varnish.getByLabel('Bir üzün plyonkası').fill('27,5')
  await varnish.getByLabel('Bir ədəddə vərəq sayı').fill('0,5')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  const { configuration } = await read(id)
  expect(configuration?.groups[1]?.choices[0]?.weight).toBe(350)
  expect(configuration?.groups[3]?.choices[2]).toMatchObject({ film: 27.5, sheets: 0.5 })

  await openProduct(page, id)
  await expect(page.getByText('İlk seçimlərlə 100\u00a0ədəd ≈ 0,16\u00a0kq.')).toBeVisible()
  await page.getByLabel('100\u00a0ədədin çəkisi, q').fill('ağır')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('100\u00a0ədədin çəkisi, q')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('100\u00a0ədədin çəkisi, q').fill('1 800')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect(await call('GET', `/ServiceTypes/${id}`)).toMatchObject({ weightOf100: 1800 })
})

test('what two people price differently stands in the cell until one is taken', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const options = cardOptions()
  const id = await newProduct(options)
  await open(page, id)
  await page.getByRole('grid').focus()
  await page.keyboard.type('21')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31')
  await page.keyboard.press('Enter')
  const [first = '', second = ''] = Object.keys(options.prices)
  const prices = {
    ...options.prices,
    [first]: (options.prices[first] ?? []).with(0, 2200),
    [second]: (options.prices[second] ?? []).with(6, 99_900),
  }
  await call('PUT', `/ServiceTypes/${id}/options`, { configuration: { ...options, prices } })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bu arada başqası 1 qiyməti dəyişib')).toBeVisible()
  await expect(page.getByText('22,00 · 21,00')).toBeVisible()
  await page.getByRole('button', { name: 'Mənimki: 21,00' }).click()
  await expect(saved(page)).toBeVisible()
  const { configuration } = await read(id)
  expect(configuration?.prices[first]?.slice(0, 2)).toEqual([2100, 3100])
  expect(configuration?.prices[second]?.[6]).toBe(99_900)
})

test('while the choices are on their way the screen has its title, its heads and grey cells', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await newProduct(cardOptions())
  const held = Promise.withResolvers<void>()
  await page.route(/\/trpc\/[^?]*options\.multilanguage/, async (route) => {
    await held.promise
    await route.continue()
  })
  const opened = open(page, id)
  const main = page.getByRole('main')
  await expect(main.getByRole('status').getByText('Yüklənir…')).toBeAttached()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  for (const head of ['Seçimlər', 'Qiymət cədvəli', 'Saytda hesablayıcı'])
    await expect(main.getByRole('heading', { name: head, exact: true })).toBeVisible()
  await expectAccessible(page)
  held.resolve()
  await opened
  await expect(
    main
      .getByRole('navigation')
      .or(main)
      .getByRole('link', { name: /^Kart \d+$/ }),
  ).toBeVisible()
})

test('on a phone a price is read and written, in Russian and in the dark, and a draft outlives a reload @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const id = await newProduct(cardOptions())
  await open(page, id, 'ru')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('gridcell').first().click()
  const field = page.getByLabel('Цена: 90 × 50 mm, Mat, 4+0, 100\u00a0шт.')
  await field.fill('19,90')
  await field.press('Enter')
  await expect(page.getByRole('gridcell').first()).toContainText('19,90')
  await page.reload()
  await expect(page.getByText('Осталось на этом устройстве с прошлого раза')).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toContainText('19,90')
  await expectAccessible(page)
})
