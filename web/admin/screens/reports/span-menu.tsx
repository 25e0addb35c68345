import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { daysOf, maxDays, presets, type Span } from '../../../../src/domains/reports/spans.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { CalendarIcon } from '../../../ui/admin/icons.tsx'
import { spanText } from './report-texts.ts'
import { presetNames, type ReportsSearch } from './reports-search.ts'

type SpanMenuProps = {
  search: ReportsSearch
  span: Span
  onSpan: (chosen: Pick<ReportsSearch, 'span' | 'from' | 'to'>) => void
}

/** Chooses the days that all reports are of. */
export function SpanMenu({ search, span, onSpan }: SpanMenuProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const preset = search.from === undefined ? (search.span ?? 'months12') : undefined
  return (
    <Disclosure
      name={t`Span of the reports`}
      label={
        <>
          <CalendarIcon />
          <span className="whitespace-nowrap">
            {preset ? i18n._(presetNames[preset]) : spanText(span, language)}
          </span>
        </>
      }
    >
      {(close) => (
        <div className="flex flex-col gap-3 md:w-80">
          <div className="grid grid-cols-2 gap-2">
            {presets.map((one) => (
              <AdminButton
                key={one}
                aria-pressed={one === preset}
                className="px-2! aria-pressed:border-key aria-pressed:bg-key aria-pressed:text-on-key"
                onClick={() => {
                  onSpan({ span: one })
                  close()
                }}
              >
                {i18n._(presetNames[one])}
              </AdminButton>
            ))}
          </div>
          <DaysForm
            span={span}
            onSpan={(days) => {
              onSpan(days)
              close()
            }}
          />
        </div>
      )}
    </Disclosure>
  )
}

/** Days of one's own: they count once they are shown. */
function DaysForm({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(span)
  const [isTried, setTried] = useState(false)
  const errors = {
    from: isDay(typed.from) ? undefined : t`Enter a day, such as 01.11.2026.`,
    to: isDay(typed.to) ? spanError() : t`Enter a day, such as 01.11.2026.`,
  }
  function spanError(): string | undefined {
    if (!isDay(typed.from)) return undefined
    if (typed.to < typed.from) return t`The last day is before the first one.`
    return daysOf(typed) > maxDays ? t`A report is of three years at most.` : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (errors.from === undefined && errors.to === undefined) onSpan(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-line2 border-t pt-3">
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((side) => (
          <AdminField
            key={side}
            label={side === 'from' ? t`From day` : t`To day`}
            error={isTried ? errors[side] : undefined}
          >
            <DayInput value={typed[side]} onChange={(day) => setTyped({ ...typed, [side]: day })} />
          </AdminField>
        ))}
      </div>
      <AdminButton type="submit" variant="primary">
        <Trans>Show these days</Trans>
      </AdminButton>
    </form>
  )
}
