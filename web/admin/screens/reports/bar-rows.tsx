import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { ShareBar } from '../../../ui/admin/share-bar.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { bodyCell, Growth } from './parts.tsx'

type BarRow = {
  key: string
  name: ReactNode
  count: number
  /** AZN; undefined where the report has none. */
  amount?: number
  /** Of what the bar shows. */
  before: number | null
}

type BarRowsProps = {
  heads: { name: ReactNode; count: ReactNode; amount?: ReactNode; before?: ReactNode }
  rows: readonly BarRow[]
  total?: Omit<BarRow, 'key'>
}

/** A table whose rows have a bar: of their sum, or of how many they are where there is none. */
export function BarRows({ heads, rows, total }: BarRowsProps) {
  const longest = Math.max(...rows.map((row) => row.amount ?? row.count), 0)
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>{heads.name}</HeadCell>
          <td className="max-md:hidden" />
          {(['count', 'amount', 'before'] as const).map(
            (name) =>
              heads[name] && (
                <HeadCell key={name} isNumber className="whitespace-normal">
                  {heads[name]}
                </HeadCell>
              ),
          )}
        </>
      }
      foot={
        total && (
          <tr className="border-line2 border-b font-semibold">
            <Cells row={total} heads={heads} />
          </tr>
        )
      }
    >
      {rows.map(({ key, ...row }) => (
        <tr key={key} className="border-line1 border-b">
          <Cells row={row} heads={heads} bar={barOf(row.amount ?? row.count, longest)} />
        </tr>
      ))}
    </PlainTable>
  )
}

const barOf = (value: number, max: number): ReactNode => value > 0 && <ShareBar value={value} max={max} />

type CellsProps = { row: Omit<BarRow, 'key'>; heads: BarRowsProps['heads']; bar?: ReactNode }

function Cells({ row: { name, count, amount, before }, heads, bar }: CellsProps) {
  const language = useLanguage()
  const figure = classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')
  return (
    <>
      <th scope="row" className={classNames(bodyCell, 'text-left font-[inherit] wrap-anywhere')}>
        {name}
      </th>
      <td className="w-[28%] max-md:hidden">
        <span className="flex">{bar}</span>
      </td>
      <td className={figure}>{formatNumber(count, language)}</td>
      {heads.amount && <td className={figure}>{formatAmount(amount ?? 0, language)}</td>}
      {heads.before && (
        <td className={figure}>
          <Growth now={amount ?? count} before={before} isPlain />
        </td>
      )}
    </>
  )
}
