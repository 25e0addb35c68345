import { bakuDate } from '../../../lib/days.ts'
import { type Message, notFound } from '../../../lib/errors.ts'
import type { FileAnswer } from '../../../lib/file-answer.ts'
import type { Language } from '../../../lib/languages.ts'
import { toAzn } from '../../../lib/money.ts'
import { translate } from '../../../lib/translate.ts'
import type { Sheet, SheetCell, SheetColumn } from '../../../lib/xlsx/sheet.ts'
import { writeXlsx, xlsxType } from '../../../lib/xlsx/write-xlsx.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { inLanguage } from '../in-language.ts'
import { readMultilanguageOptions } from '../read-options.ts'
import type { PriceTable } from './price-table-input.ts'
import { keyHead, sheetKey, sheetNames } from './sheet-keys.ts'

const fileName: Message = /*i18n*/ { id: 'options.sheet.file', message: 'prices' }

type Asked = { id: number; language: Language }

/** The saved prices of a product with options as XLSX (OPT-15). @throws NOT_FOUND, also without options */
export async function savedPricesFile(deps: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<FileAnswer> {
  const { configuration } = await readMultilanguageOptions(deps, asked)
  if (!configuration) throw notFound()
  const { groups, runs, prices } = inLanguage(configuration, asked.language)
  const axes = groups.filter(({ inMatrix }) => inMatrix)
  return toFile(deps, asked, { axes, runs, prices })
}

/** The same for prices that may not be saved yet. @throws NOT_FOUND */
export async function pricesFile(
  deps: Pick<Deps, 'db' | 'now'>,
  { table, ...asked }: Asked & { table: PriceTable },
): Promise<FileAnswer> {
  await readMultilanguageOptions(deps, asked)
  return toFile(deps, asked, table)
}

async function toFile(
  { now }: Pick<Deps, 'now'>,
  { id, language }: Asked,
  table: PriceTable,
): Promise<FileAnswer> {
  const content = await writeXlsx(priceSheet(table, language))
  return {
    fileName: `${translate(fileName, language)}-${id}-${bakuDate(now())}.xlsx`,
    contentType: xlsxType,
    content: content.toString('base64'),
  }
}

/** The text that the table on the screen shows, and recognises again. */
const askUs: Message = /*i18n*/ { id: 'options.sheet.askUs', message: 'ask us' }

/** The table of prices as a sheet: a row's key, its labels, and a price in AZN for each run (OPT-15). */
export function priceSheet({ axes, runs, prices }: PriceTable, language: Language): Sheet {
  const onRequest = translate(askUs, language)
  const toCell = (cell: number | string | null | undefined): SheetCell => {
    if (cell === undefined) return null
    return typeof cell === 'number' ? toAzn(cell) : (cell ?? onRequest)
  }
  const columns: SheetColumn[] = [
    { head: keyHead, width: 24, isHidden: true },
    ...axes.map(({ name, choices }) => ({ head: name, width: widthOf([name, ...choices.map(nameOf)]) })),
    ...runs.map((run) => ({ head: run, width: 12, format: '#,##0.00' })),
  ]
  const rows = rowsOf(axes).map((choices): SheetCell[] => {
    const keys = choices.map(({ key }) => key)
    const row = prices[keys.join('/')] ?? []
    return [sheetKey(axes, keys), ...choices.map(nameOf), ...runs.map((_, index) => toCell(row[index]))]
  })
  return { name: sheetNames[language], columns, rows, frozenColumns: 1 + axes.length }
}

type Named = { key: string; name: string }

/** One choice of each axis, in the order of the table. */
const rowsOf = (axes: PriceTable['axes']): Named[][] =>
  axes.reduce<Named[][]>(
    (rows, { choices }) => rows.flatMap((row) => choices.map((one) => row.concat(one))),
    [[]],
  )

const nameOf = ({ name }: Named): string => name

const widthOf = (texts: readonly string[]): number =>
  Math.min(40, Math.max(8, ...texts.map(({ length }) => length + 2)))
