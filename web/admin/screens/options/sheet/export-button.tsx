import { Trans } from '@lingui/react/macro'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import type { Language } from '../../../../../src/lib/languages.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon } from '../../../../ui/admin/icons.tsx'
import { useDownload } from '../../../kit/use-download.ts'
import { axesOf, cellAt, priceRows } from '../cells.ts'
import type { OptionsValues } from '../options-values.ts'

/** The table as it stands on the screen, saved or not, as a file for Excel (OPT-15). */
export function ExportButton({ id, values }: { id: number; values: OptionsValues }) {
  const language = useLanguage()
  const { download, busy } = useDownload()
  return (
    <AdminButton
      busy={busy !== undefined}
      onClick={() =>
        download(`/ServiceTypes/${id}/options/prices.xlsx`, { table: tableOf(values, language) })
      }
    >
      <DownloadIcon />
      <Trans>Export to Excel</Trans>
    </AdminButton>
  )
}

/** What a file can hold of a cell that was typed. */
const mostTyped = 200

function tableOf({ groups, runs, cells }: OptionsValues, language: Language) {
  const cell = (row: string, run: number) => {
    const value = cellAt(cells, row, run)
    return typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, mostTyped) : value
  }
  return {
    axes: axesOf(groups).map(({ key, name, choices }) => ({
      key,
      name: textIn(name, language),
      choices: choices.map((choice) => ({ key: choice.key, name: textIn(choice.name, language) })),
    })),
    runs,
    prices: Object.fromEntries(priceRows(groups).map(({ key }) => [key, runs.map((run) => cell(key, run))])),
  }
}
