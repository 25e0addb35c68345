import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { ReactNode } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { readMoney, readPercent } from '../../../../src/lib/written-numbers.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import { ReadFact } from './read-fact.tsx'
import { useSaveTerms } from './use-save-terms.ts'

type Terms = inferRouterOutputs<AppRouter>['payments']['terms']
type Field = 'deposit' | 'wholeBelow' | 'daysToPay' | 'creditLimit'

/** A figure as typed: null of nothing, undefined of what is none. */
const figure = (text: string, read: (text: string) => ReturnType<typeof readMoney>) =>
  text.trim() === '' ? null : figureIn(read(text))

/** The terms of all customers without their own; what was accepted keeps its own (PAY-3). */
export function TermsForm({ terms, canChange }: { terms: Terms; canChange: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const amount = (azn: number | null) => (azn === null ? '' : formatAmount(azn, language))
  const { values, stored, ...over } = useTypedOver(terms, (read) => ({
    deposit: formatNumber(read.deposit, language),
    wholeBelow: amount(read.wholeBelow),
    daysToPay: read.daysToPay === null ? '' : String(read.daysToPay),
    creditLimit: amount(read.creditLimit),
  }))
  const { save, isPending, errors } = useSaveTerms({ onOvertaken: over.overtake, onSaved: over.settle })
  if (!canChange) return <ReadTerms terms={terms} />
  const deposit = figure(values.deposit, readPercent) ?? undefined
  const wholeBelow = figure(values.wholeBelow, readMoney)
  const daysToPay = figure(values.daysToPay, readWhole)
  const creditLimit = figure(values.creditLimit, readMoney)
  const asMoney = t`Write the amount as a number: 500 or 1,250.50`
  const isMoney = (value: number | null | undefined) => value === null || (value !== undefined && value > 0)
  const wrong: Record<Field, string | undefined> = {
    deposit:
      deposit !== undefined && deposit >= 0 && deposit <= 100 ? undefined : t`A percentage from 0 to 100`,
    wholeBelow: isMoney(wholeBelow) ? undefined : asMoney,
    daysToPay:
      daysToPay === null || (daysToPay !== undefined && daysToPay >= 0 && daysToPay <= 365)
        ? undefined
        : t`A whole number from 0 to 365, or nothing`,
    creditLimit: isMoney(creditLimit) ? undefined : asMoney,
  }
  const isRight = Object.values(wrong).every((error) => error === undefined)
  const field = (name: Field, label: ReactNode, hint: ReactNode) => (
    <AdminField
      label={label}
      hint={hint}
      error={wrong[name] ?? errors[name]}
      warning={over.isOvertaken && values[name] !== stored[name] && <SavedMeanwhile value={stored[name]} />}
    >
      <AdminInput
        inputMode={name === 'daysToPay' ? 'numeric' : 'decimal'}
        maxLength={20}
        className="text-right tabular-nums"
        value={values[name]}
        onChange={({ target }) => over.change({ [name]: target.value })}
      />
    </AdminField>
  )
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRight || isPending) return
        save({ deposit, wholeBelow, daysToPay, creditLimit, updatedAt: over.read.updatedAt })
      }}
    >
      {field(
        'deposit',
        <Trans>Deposit, %</Trans>,
        <Trans>Asked for when an order is accepted; with 0 nothing is asked for.</Trans>,
      )}
      {field(
        'wholeBelow',
        <Trans>Paid whole below, AZN</Trans>,
        <Trans>Smaller orders are paid at once; if empty, none is.</Trans>,
      )}
      {field(
        'daysToPay',
        <Trans>Days to pay</Trans>,
        <Trans>From acceptance, and for the rest from when it is ready; if empty, no day is named.</Trans>,
      )}
      {field(
        'creditLimit',
        <Trans>Credit limit, AZN</Trans>,
        <Trans>So much may be owed without being asked for; if empty, nothing.</Trans>,
      )}
      <p className="admin-meta text-t3">
        <Trans>Orders that were accepted before keep their terms.</Trans>
      </p>
      <div>
        <AdminButton type="submit" busy={isPending} disabled={!isRight}>
          <Trans>Save the terms</Trans>
        </AdminButton>
      </div>
    </form>
  )
}

function ReadTerms({ terms: { deposit, wholeBelow, daysToPay, creditLimit } }: { terms: Terms }) {
  const language = useLanguage()
  const sum = (azn: number | null) => (azn === null ? '—' : <Money azn={azn} />)
  return (
    <dl>
      <ReadFact label={<Trans>Deposit</Trans>}>{formatPercent(deposit, language)}</ReadFact>
      <ReadFact label={<Trans>Paid whole below</Trans>}>{sum(wholeBelow)}</ReadFact>
      <ReadFact label={<Trans>Days to pay</Trans>}>
        {daysToPay === null ? '—' : <Plural value={daysToPay} one="# day" other="# days" />}
      </ReadFact>
      <ReadFact label={<Trans>Credit limit</Trans>}>{sum(creditLimit)}</ReadFact>
    </dl>
  )
}
