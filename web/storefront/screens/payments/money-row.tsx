import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'

type MoneyRowProps = { day: ReactNode; what: ReactNode; how: ReactNode; azn: number }

/** A line of money: on phones two lines, with the sum on the right. */
export const MoneyRow = ({ day, what, how, azn }: MoneyRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-b border-b-rule py-3 md:grid-cols-[116px_minmax(0,1fr)_136px_112px] xl:grid-cols-[150px_minmax(0,1fr)_170px_130px]">
    <span className="min-w-0 break-words font-bold md:order-2">{what}</span>
    <strong className="text-right tabular-nums md:order-4">
      {azn < 0 && '−'}
      <Money azn={Math.abs(azn)} />
    </strong>
    <span className="type-small col-span-2 flex gap-x-2 text-grey tabular-nums md:contents">
      <span className="md:order-1 md:text-key">{day}</span>
      <span className="md:order-3">{how}</span>
    </span>
  </li>
)
