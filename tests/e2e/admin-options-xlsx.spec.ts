import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sheetNames } from '../../src/domains/options/price-sheet/sheet-keys.ts'
import { readXlsx } from '../../src/lib/xlsx/read-xlsx.ts'
import { inlineRows, makeXlsx } from '../support/xlsx-files.ts'
import { editedOptions } from './support/edited-options.ts'
import { cardOptions } from './support/options.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Row = (string | number | null)[]

const { read, newProduct, open } = editedOptions()

const pricesOf = async (id: number) => (await read(id)).configuration?.prices ?? {}

/** What the button saves, as rows of values. */
async function exportedRows(page: Page, button: string): Promise<Row[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  const { rows } = readXlsx(await readFile(await download.path()), Object.values(sheetNames))
  return rows.map(({ cells }) => Array.from({ length: 11 }, (_, column) => cells.get(column) ?? null))
}

/** The same as another program saves it. */
const fileOf = (rows: Row[], sheet = 'Sheet1') => ({
  name: 'qiymətlər.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(makeXlsx({ sheets: { [sheet]: inlineRows(rows) } })),
})

test('unsaved prices go to Excel, are changed and sorted there, and come back with marks, to be undone, mended and saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const id = await newProduct(cardOptions())
  await open(page, id)
  const before = await pricesOf(id)
  await page.getByRole('grid').focus()
  await page.keyboard.type('21,5')
  await page.keyboard.press('Enter')
  const [head = [], ...rows] = await exportedRows(page, 'Excel-ə ixrac et')
  expect(rows[0]?.slice(0, 5)).toEqual(['paper=p0 sides=one size=90x50', '90 × 50 mm', 'Mat', '4+0', 21.5])

  const [first = [], second = [], third = []] = rows
  first[5] = 99.9
  second[4] = 'söz'
  second[5] = 38.016
  third[4] = '1 250,50'
  const changed = fileOf([
    ['Noyabr'],
    head,
    ...rows.reverse(),
    ['paper=gone', '90 × 50 mm', 'Gone', '4+0', 5],
  ])

  const dialog = page.getByRole('dialog')
  const choose = dialog.locator('input[type=file]')
  await page.getByRole('button', { name: 'Excel-dən yüklə' }).click()
  await choose.setInputFiles({
    name: 'qiymətlər.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('a;b\n1;2'),
  })
  await expect(dialog.getByRole('alert')).toContainText('Bu, Excel kitabı deyil')
  await expectAccessible(page)
  await choose.setInputFiles(changed)
  await expect(dialog.getByText('4 xana dəyişəcək')).toBeVisible()
  await expect(dialog.getByText('Faylın 1 sətri cədvəldə yoxdur')).toContainText('21')
  await expect(dialog.getByText('2 xana qəbul olunmur')).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText('90 × 50 mm, Mat, 4+4 · 100 «söz»')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cədvələ yaz' }).press('Enter')
  await expect(dialog).toBeHidden()
  const cell = (name: string) => page.getByRole('gridcell', { name })
  await expect(cell('90 × 50 mm, Mat, 4+0, 200\u00a0ədəd: 99,90')).toHaveAccessibleName(/dəyişdirilib/)
  await expect(page.getByText('2 xana qəbul olunmadı')).toBeVisible()
  expect(await pricesOf(id)).toEqual(before)

  // One step back brings what was typed before, not what was stored.
  await page.getByRole('button', { name: 'Yapışdırılanı geri qaytar' }).click()
  await expect(page.getByText('qəbul olunmadı')).toBeHidden()
  await expect(cell('90 × 50 mm, Mat, 4+0, 100\u00a0ədəd: 21,50')).toBeVisible()
  await expect(cell('99,90')).toBeHidden()

  await page.getByRole('button', { name: 'Excel-dən yüklə' }).click()
  await choose.setInputFiles(changed)
  await dialog.getByRole('button', { name: 'Cədvələ yaz' }).click()
  await page.getByRole('button', { name: '38,02 yaz' }).click()
  await page.getByRole('listitem').getByRole('button', { name: '«bizə yazın»' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
  const saved = await pricesOf(id)
  expect(saved['90x50/p0/one']?.slice(0, 2)).toEqual([2150, 9990])
  expect(saved['90x50/p0/two']?.slice(0, 2)).toEqual([null, 3802])
  expect(saved['90x50/p1/one']?.[0]).toBe(125_050)
  expect(saved['85x55/p0/one']).toEqual(before['85x55/p0/one'])
})

test('in Russian and in the dark the same file changes nothing, and 5,000 prices don’t hold up the page @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const sizes = Array.from({ length: 25 }, (_, index): [number, number] => [50 + index, 40 + index])
  const papers = Array.from({ length: 10 }, (_, index) => `Kağız ${index + 1}`)
  const runs = [50, 100, 200, 300, 500, 1000, 1500, 2000, 3000, 5000]
  await open(page, await newProduct(cardOptions(sizes, papers, runs)), 'ru')
  const rows = await exportedRows(page, 'Выгрузить в Excel')
  expect(rows).toHaveLength(501)
  const dialog = page.getByRole('dialog')
  const choose = dialog.locator('input[type=file]')
  await page.getByRole('button', { name: 'Загрузить из Excel' }).click()
  await choose.setInputFiles(
    fileOf(
      rows.map((row) => [...row, 'заметка']),
      'Цены',
    ),
  )
  await expect(dialog.getByText('Ничего не изменится')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Внести в таблицу' })).toBeHidden()
  await expectAccessible(page)

  await choose.setInputFiles(
    fileOf(rows.map((row, index) => row.with(4, index === 0 ? (row[4] ?? null) : 5555.5))),
  )
  await expect(dialog.getByText('Изменится 500 ячеек')).toBeVisible()
  await dialog.getByRole('button', { name: 'Внести в таблицу' }).click()
  await expect(page.getByRole('gridcell').first()).toContainText('555,50')
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('gridcell').first()).not.toContainText('555,50')
  await expectAccessible(page)
})
