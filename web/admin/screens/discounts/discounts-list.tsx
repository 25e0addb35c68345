import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton } from '../../../ui/admin/button.tsx'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import { TrashIcon } from '../../../ui/admin/icons.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import type { Discount } from './use-discounts.ts'

const column = columnHelper<Discount>()
const columns = column.columns([
  column.accessor('limit', {
    cell: ({ getValue }) => <Money azn={getValue()} />,
    meta: { name: msg`From a spend of`, cellClassName: 'font-medium' },
  }),
  column.accessor('percentage', {
    cell: ({ row, table }) => (
      <Percentage discount={row.original} below={table.getRowModel().rows[row.index - 1]?.original} />
    ),
    meta: { name: msg`Discount`, cellClassName: 'w-full' },
  }),
])

type DiscountsListProps = { discounts: readonly Discount[]; onDelete: (discount: Discount) => void }

/** By rising spend; whoever reaches a higher one has that one, so a lower percentage there is pointed out. */
export function DiscountsList({ discounts, onDelete }: DiscountsListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <DataTable
      look="part"
      table={useDataTable({ columns, data: discounts })}
      actions={(discount) => (
        <IconButton
          label={t`Delete the discount from ${formatMoney(discount.limit, language)}`}
          onClick={() => onDelete(discount)}
        >
          <TrashIcon />
        </IconButton>
      )}
      actionsClassName="pl-2"
    />
  )
}

function Percentage({ discount, below }: { discount: Discount; below: Discount | undefined }) {
  const language = useLanguage()
  return (
    <>
      <span className="font-semibold tabular-nums">{formatPercent(discount.percentage, language)}</span>
      {below && discount.percentage <= below.percentage && (
        <span className="ml-3 text-warn">
          <Trans>
            no more than from <Money azn={below.limit} />
          </Trans>
        </span>
      )}
    </>
  )
}
