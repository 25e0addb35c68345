import { bakuDate } from '../../../lib/days.ts'
import { type Message, notFound } from '../../../lib/errors.ts'
import type { FileAnswer } from '../../../lib/file-answer.ts'
import type { Language } from '../../../lib/languages.ts'
import { translate } from '../../../lib/translate.ts'
import { writeXlsx, xlsxType } from '../../../lib/xlsx/write-xlsx.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { inLanguage } from '../in-language.ts'
import { readMultilanguageOptions } from '../read-options.ts'
import { priceSheet } from './price-sheet.ts'
import type { PriceTable } from './price-table-input.ts'

const fileName: Message = /*i18n*/ { id: 'options.sheet.file', message: 'prices' }

type Asked = { id: number; language: Language }

/** The saved prices of a product with choices as XLSX (OPT-15). @throws NOT_FOUND, also without choices */
export async function savedPricesFile(deps: Pick<Deps, 'db' | 'now'>, asked: Asked): Promise<FileAnswer> {
  const { configuration } = await readMultilanguageOptions(deps, asked)
  if (!configuration) throw notFound()
  const { groups, runs, prices } = inLanguage(configuration, asked.language)
  const axes = groups.filter(({ inMatrix }) => inMatrix)
  return toFile(deps, asked, { axes, runs, prices })
}

/** The same of prices that may not be saved yet. @throws NOT_FOUND */
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
