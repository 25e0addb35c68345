import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { ColumnsIcon } from '../../../ui/admin/icons.tsx'
import type { DataTableModel } from '../../../ui/admin/use-data-table.ts'
import { ExportMenu } from '../../kit/export-menu.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { exportQuery } from '../../kit/orders/order-filter.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'

type ColumnChooserProps = {
  table: DataTableModel<ListedOrder>
  /** Undefined while the default columns are shown. */
  onReset: (() => void) | undefined
}

/** A checkbox for each column that can be hidden. */
export function ColumnChooser({ table, onReset }: ColumnChooserProps) {
  const { t, i18n } = useLingui()
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide())
  return (
    <Disclosure
      atEnd
      name={t`Columns`}
      label={
        <>
          <ColumnsIcon />
          <Trans>Columns</Trans>
        </>
      }
    >
      {() => (
        <>
          <ul className="flex flex-col">
            {columns.map((column) => (
              <li key={column.id}>
                <label className="flex min-h-7 items-center gap-2.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    checked={column.getIsVisible()}
                    onChange={column.getToggleVisibilityHandler()}
                    className="size-4 accent-(--key)"
                  />
                  {column.columnDef.meta && i18n._(column.columnDef.meta.name)}
                </label>
              </li>
            ))}
          </ul>
          <p className="admin-meta mt-2 max-w-56 text-t3 xl:hidden">
            <Trans>On a screen this narrow only the most important of them are shown.</Trans>
          </p>
          <p className="admin-meta mt-2 text-t3">
            {onReset ? (
              <WordButton className="admin-meta" onClick={onReset}>
                <Trans>As usual</Trans>
              </WordButton>
            ) : (
              <Trans>Remembered on this device</Trans>
            )}
          </p>
        </>
      )}
    </Disclosure>
  )
}

/** The maximum rows of a file (`maxExported` of the server). */
const max = 10_000

/** Exports the filtered orders for Excel or as CSV, sorted as the list is. */
export function ExportOrders({ search, total }: { search: OrdersSearch; total: number }) {
  const language = useLanguage()
  const limit = formatNumber(max, language)
  return (
    <ExportMenu address={(format) => `/order/export?${exportQuery(search, format)}`}>
      <p>
        <Plural
          value={Math.min(total, max)}
          one="# order, as the list is filtered and sorted now."
          other="# orders, as the list is filtered and sorted now."
        />
      </p>
      <p className="admin-meta mt-1 text-t3">
        {total > max ? (
          <Trans>
            A file holds at most {limit} orders, the first of the list. Narrow the filter for the rest.
          </Trans>
        ) : (
          <Trans>A file holds at most {limit} orders.</Trans>
        )}
      </p>
    </ExportMenu>
  )
}
