import { useState } from 'react'
import { sheetNames } from '../../../../../src/domains/options/price-sheet/sheet-keys.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { readWorkbook } from '../../../../lib/xlsx/read-workbook.ts'
import type { WhyUnread } from '../../../../lib/xlsx/unread-xlsx.ts'
import type { OptionsValues } from '../options-values.ts'
import { type MatchedSheet, matchSheet } from './match-sheet.ts'

/** What has come of a file. `noTable`: nothing in it says what its rows and columns are. */
export type SheetImport =
  | { step: 'asked' | 'reading' }
  | { step: 'unread'; file: string; why: WhyUnread | 'noTable' }
  | { step: 'read'; file: string; found: MatchedSheet }

/** Reads the prices of a file, the last one that was chosen; nothing is put anywhere yet. */
export function useSheetImport(values: OptionsValues) {
  const language = useLanguage()
  const [state, go] = useState<SheetImport>({ step: 'asked' })
  const read = async ([file]: File[]) => {
    if (!file || state.step === 'reading') return
    go({ step: 'reading' })
    const answer = await readWorkbook(file, Object.values(sheetNames))
    if ('unread' in answer) {
      go({ step: 'unread', file: file.name, why: answer.unread })
      return
    }
    const found = matchSheet(answer.sheet.rows, values, language)
    go(found ? { step: 'read', file: file.name, found } : { step: 'unread', file: file.name, why: 'noTable' })
  }
  return { state, read }
}
