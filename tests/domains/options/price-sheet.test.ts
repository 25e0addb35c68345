import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheetKey, sheetKey } from '../../../src/domains/options/price-sheet/sheet-keys.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards } from '../../support/options.ts'
import { readZip } from '../../support/read-zip.ts'

let app: TestApp
let token: string
let id: number
beforeAll(async () => {
  app = await startTestApp()
  app.setNow(new Date('2026-11-22T21:00:00Z'))
  token = await app.signIn(['services'])
  const service = await makeService(app.deps.db)
  id = (await makeProduct(app.deps.db, service.id)).id
})
afterAll(() => app.close())

const path = () => `/ServiceTypes/${id}/options/prices.xlsx`

async function download(language: string, { sent, as = token }: { sent?: object; as?: string } = {}) {
  const answer = await fetch(`${app.url}/api${path()}?language=${language}`, {
    method: sent ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${as}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** The sheet's markup with its texts in place, and the name of the sheet. */
function sheetIn(bytes: Buffer): { sheet: string; workbook: string } {
  const files = readZip(bytes)
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, one]) => one,
  )
  const sheet = (files['xl/worksheets/sheet1.xml'] ?? '').replace(
    /t="s"><v>(\d+)<\/v>/g,
    (_, index) => `t="s"><v>${texts[Number(index)]}</v>`,
  )
  return { sheet, workbook: files['xl/workbook.xml'] ?? '' }
}

const table = {
  axes: [
    { key: 'size', name: 'Ölçü', choices: [{ key: '90x50', name: '90 × 50 mm' }] },
    {
      key: 'paper',
      name: 'Kağız',
      choices: [
        { key: 'matt', name: '=HYPERLINK("x")' },
        { key: 'kraft', name: 'Kraft' },
      ],
    },
  ],
  runs: [100, 1000],
  prices: { '90x50/matt': [1250, null], '90x50/kraft': ['1l8,00', ''] },
}

describe('the price table as XLSX', () => {
  // OPT-15
  test('of what is on the screen: keys, names, figures as figures, on request in words, no formulas', async () => {
    const { answer, bytes } = await download('az', { sent: { table } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
    expect(answer.headers.get('content-disposition')).toContain(`filename="qiymetler-${id}-2026-11-23.xlsx"`)
    const { sheet, workbook } = sheetIn(bytes)
    expect(workbook).toContain('name="Qiymətlər"')
    const values = [...sheet.matchAll(/<c r="(\w+)"[^>]*><v>([^<]*)<\/v>/g)].map(([, at, value]) => [
      at,
      value,
    ])
    expect(values).toEqual([
      ['A1', 'key'],
      ['B1', 'Ölçü'],
      ['C1', 'Kağız'],
      ['D1', '100'],
      ['E1', '1000'],
      ['A2', 'paper=matt size=90x50'],
      ['B2', '90 × 50 mm'],
      ['C2', '=HYPERLINK("x")'],
      ['D2', '12.5'],
      ['E2', 'bizə yazın'],
      ['A3', 'paper=kraft size=90x50'],
      ['B3', '90 × 50 mm'],
      ['C3', 'Kraft'],
      ['D3', '1l8,00'],
    ])
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<col min="1" max="1" [^>]*hidden="1"/)
    expect(sheet).toMatch(/<pane ySplit="1" xSplit="3"/)
  })

  // OPT-15
  test('of what is saved, in the language of the call; of a product without choices there is none', async () => {
    expect((await download('ru')).answer.status).toBe(404)
    await app.trpc(token).options.save.mutate({ id, configuration: cards })
    const { bytes } = await download('ru')
    const { sheet, workbook } = sheetIn(bytes)
    expect(workbook).toContain('name="Цены"')
    const rows = Object.keys(cards.prices).length
    expect(sheet.match(/<row /g)).toHaveLength(rows + 1)
    expect(sheet.match(/напишите нам/g)?.length ?? 0).toBe(
      Object.values(cards.prices)
        .flat()
        .filter((price) => price === null).length,
    )
    const file = await app.trpc(token, 'en').options.savedPricesFile.query({ id })
    expect(file.fileName).toBe(`prices-${id}-2026-11-23.xlsx`)
  })

  test('is refused without the area, of an unknown product, and of more cells than a table has', async () => {
    const orders = await app.signIn(['orders'])
    expect((await download('az', { as: orders })).answer.status).toBe(403)
    expect((await download('az', { as: orders, sent: { table } })).answer.status).toBe(403)
    const query = (productId: number) =>
      app.trpc(token, 'az').options.pricesFile.query({ id: productId, table })
    await expect(query(999_999)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    const choices = Array.from({ length: 60 }, (_, index) => ({ key: `c${index}`, name: 'x' }))
    const axes = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, name: key, choices }))
    const large = await download('az', { sent: { table: { axes, runs: [1], prices: {} } } })
    expect(large.answer.status).toBe(400)
    expect(large.bytes.toString()).toContain('777600000')
  })
})

test('a row is known by its key whatever the order of the groups', () => {
  const axes = [{ key: 'size' }, { key: 'paper' }]
  expect(sheetKey(axes, ['a4', 'matt'])).toBe('paper=matt size=a4')
  expect(readSheetKey(' size=a4  paper=matt ')).toBe(sheetKey(axes, ['a4', 'matt']))
  expect(sheetKey([], [])).toBe('-')
  expect(readSheetKey('-')).toBe('-')
})
