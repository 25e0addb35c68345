import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import { toAzn } from '../../../lib/money.ts'
import { translate } from '../../../lib/translate.ts'
import type { Sheet, SheetCell, SheetColumn } from '../../../lib/xlsx/sheet.ts'
import type { PriceTable } from './price-table-input.ts'
import { keyHead, sheetKey, sheetNames } from './sheet-keys.ts'

/** As the table on the screen says it, and reads it again. */
const askUs: Message = /*i18n*/ { id: 'options.sheet.askUs', message: 'ask us' }

/** The table of prices as a sheet: a row's key, what it is of, and a price in AZN for each run (OPT-15). */
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
