import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { DownloadIcon } from '../../../ui/admin/icons.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { exportQuery } from '../../kit/orders/order-filter.ts'
import { useDownload } from '../../kit/use-download.ts'

/** A file never holds more (`maxExported` of the server). */
const most = 10_000

/** What is filtered, as a table for Excel or as CSV, sorted as the list is. */
export function ExportMenu({ search, total }: { search: OrdersSearch; total: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { download, busy } = useDownload()
  const limit = formatNumber(most, language)
  const save = (format: 'xlsx' | 'csv') => download(`/order/export?${exportQuery(search, format)}`)
  return (
    <Disclosure
      atEnd
      name={t`Export`}
      label={
        <>
          <DownloadIcon />
          <Trans>Export</Trans>
        </>
      }
    >
      {(close) => (
        <div className="max-w-72">
          <p>
            <Plural
              value={Math.min(total, most)}
              one="# order, as the list is filtered and sorted now."
              other="# orders, as the list is filtered and sorted now."
            />
          </p>
          <p className="admin-meta mt-1 text-t3">
            {total > most ? (
              <Trans>
                A file holds at most {limit} orders, the first of the list. Narrow the filter for the rest.
              </Trans>
            ) : (
              <Trans>A file holds at most {limit} orders.</Trans>
            )}
          </p>
          <div className="mt-3 flex gap-2">
            {(['xlsx', 'csv'] as const).map((format) => (
              <AdminButton
                key={format}
                className="grow"
                busy={busy !== undefined}
                onClick={() => {
                  save(format)
                  close()
                }}
              >
                {format === 'xlsx' ? 'Excel (XLSX)' : 'CSV'}
              </AdminButton>
            ))}
          </div>
        </div>
      )}
    </Disclosure>
  )
}
