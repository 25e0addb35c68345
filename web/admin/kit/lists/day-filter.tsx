import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { Clearable } from '../../../ui/admin/filter.tsx'
import { type DayRange, rangeOf } from './day-range.ts'

const periods = [
  { period: 'today', label: msg`Today` },
  { period: 'week', label: msg`Last 7 days` },
  { period: 'month', label: msg`This month` },
  { period: 'lastMonth', label: msg`Last month` },
  { period: 'year', label: msg`This year` },
] as const

type DayFilterProps = {
  search: { from?: string | undefined; to?: string | undefined }
  onFilter: (change: { [Side in keyof DayRange]?: string | undefined }) => void
  /** What else the days can be of, above them. */
  above?: ReactNode
  /** What the chosen days are of, before them in the button. */
  of?: ReactNode
}

/** What happened on some days, from–to, both included; either may be left open. */
export function DayFilter({ search, onFilter, above, of }: DayFilterProps) {
  const { t, i18n } = useLingui()
  const { from, to } = search
  const isActive = from !== undefined || to !== undefined
  const clear = () => onFilter({ from: undefined, to: undefined })
  return (
    <Clearable clearLabel={t`Every day`} onClear={isActive ? clear : undefined}>
      <Disclosure
        name={t`Date`}
        isActive={isActive}
        label={
          isActive ? (
            <>
              {of} <RangeLabel from={from} to={to} />
            </>
          ) : (
            <Trans>Date: any</Trans>
          )
        }
      >
        {(close) => (
          <div className="flex flex-col gap-3 md:w-72">
            {above}
            <div className="grid grid-cols-2 gap-2">
              {periods.map(({ period, label }) => (
                <AdminButton
                  key={period}
                  className="px-2!"
                  onClick={() => {
                    onFilter(rangeOf(period, serverNow()))
                    close()
                  }}
                >
                  {i18n._(label)}
                </AdminButton>
              ))}
            </div>
            <div className="grid grid-cols-2 gap-2">
              <DayField label={t`From day`} value={from} max={to} onDay={(day) => onFilter({ from: day })} />
              <DayField label={t`To day`} value={to} min={from} onDay={(day) => onFilter({ to: day })} />
            </div>
          </div>
        )}
      </Disclosure>
    </Clearable>
  )
}

type DayFieldProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string | undefined) => void
}

/**
 * A half-typed day doesn't count yet: the list waits until it is complete, and stays as it is where the end
 * is before the beginning.
 */
function DayField({ label, value, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <AdminField label={label}>
      <DayInput
        value={typed ?? value ?? ''}
        min={min}
        max={max}
        onChange={(day) => {
          const isKnown = day === '' || isDay(day)
          setTyped(isKnown ? null : day)
          if (isKnown) onDay(day === '' ? undefined : day)
        }}
      />
    </AdminField>
  )
}

function RangeLabel({ from, to }: { from: string | undefined; to: string | undefined }) {
  const language = useLanguage()
  const texts = (day: string) => formatDate(`${day}T12:00:00Z`, language, 'short')
  if (from !== undefined && from === to) return texts(from)
  if (from !== undefined && to !== undefined) return `${texts(from)} – ${texts(to)}`
  if (from !== undefined) return <Trans>from {texts(from)}</Trans>
  return to === undefined ? null : <Trans>until {texts(to)}</Trans>
}
