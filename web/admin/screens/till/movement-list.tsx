import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { Movement } from './till-rules.ts'

const head = 'h-8 whitespace-nowrap px-3.5 font-medium text-[12px] max-md:px-1.5 max-md:first:pl-3.5'
const cell = 'px-3.5 py-1.5 align-top max-md:px-1.5 max-md:first:pl-3.5'

/** What came and went as cash, newest first. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const [isOutOnly, showOutOnly] = useState(false)
  const shown = isOutOnly ? movements.filter(({ amount }) => amount < 0) : movements
  return (
    <section aria-labelledby="till-movements">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
        <h2 id="till-movements" className="admin-h2">
          <Trans>What came and went</Trans>
        </h2>
        <span className="text-t3">
          <Plural value={shown.length} one="# entry" other="# entries" />
        </span>
        {movements.length > 0 && (
          <WordButton className="ml-auto" onClick={() => showOutOnly(!isOutOnly)}>
            {isOutOnly ? <Trans>Show all</Trans> : <Trans>Only what went</Trans>}
          </WordButton>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="border-key border-t-2 bg-paper px-3.5 py-3 text-t2">
          <Trans>No cash came or went on this day</Trans>
        </p>
      ) : (
        <table className="w-full border-key border-t-2 bg-paper">
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className={head}>
                <Trans>Time</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans context="till">Entry</Trans>
              </th>
              <th scope="col" className={classNames(head, 'max-md:hidden')}>
                <Trans context="till">Who</Trans>
              </th>
              <th scope="col" className={classNames(head, 'text-right')}>
                <Trans>In</Trans>
              </th>
              <th scope="col" className={classNames(head, 'text-right')}>
                <Trans>Out</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <OneMovement key={`${one.at}${one.what}${one.amount}${one.note}`} movement={one} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What a movement is called. */
export function useMovementNames(): Record<Movement['what'], string> {
  const { t } = useLingui()
  return {
    payment: t`Cash`,
    refund: t`Given back`,
    takenBack: t`Entry taken back`,
    in: t`Put in`,
    bank: t`Brought to the bank`,
    expense: t`Expense`,
    courier: t`A courier handed in`,
    correction: t`Correction`,
  }
}

function OneMovement({ movement }: { movement: Movement }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useMovementNames()
  const { at, what, note, receipt, by, customer, orderIds, amount, isTakenBack } = movement
  const facts = [customer, note, receipt && t`receipt ${receipt}`].filter(Boolean).join(' · ')
  const sum = classNames(cell, 'text-right font-medium tabular-nums', isTakenBack && 'text-t3 line-through')
  return (
    <tr className="border-line2 border-b">
      <td className={classNames(cell, 'text-t3 tabular-nums')}>{formatHour(at)}</td>
      <td className={cell}>
        <span className={classNames('block font-medium', isTakenBack && 'text-t3 line-through')}>
          {names[what]}
          {orderIds.map((id) => (
            <span key={id}>
              {', '}
              <Link
                to="/admin/ordersadmin/$id"
                params={{ id: String(id) }}
                className="underline underline-offset-4"
              >
                {`№\u00a0${id}`}
              </Link>
            </span>
          ))}
        </span>
        <span className="admin-meta block text-t3 wrap-anywhere">{facts}</span>
        <span className="admin-meta block text-t3 md:hidden">{by}</span>
      </td>
      <td className={classNames(cell, 'max-md:hidden')}>{by}</td>
      <td className={sum}>{amount > 0 && formatAmount(amount, language)}</td>
      <td className={sum}>{amount < 0 && `−${formatAmount(-amount, language)}`}</td>
    </tr>
  )
}
