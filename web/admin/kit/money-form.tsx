import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { AdminButton } from '../../ui/admin/button.tsx'
import { AdminField } from '../../ui/admin/field.tsx'
import { AdminInput } from '../../ui/admin/inputs.tsx'
import { KeyCap } from '../../ui/admin/key-cap.tsx'
import { DialogButtons, ModalFoot } from '../../ui/admin/modal.tsx'
import { NumberField } from '../../ui/admin/number-field.tsx'
import { priceOf } from './orders/price-text.ts'

type SumFieldProps = {
  label: ReactNode
  /** As typed. */
  value: string
  onChange: (typed: string) => void
  isChecked: boolean
  /** AZN. */
  most?: number
  /** It has the focus when its dialog opens. */
  isFirst?: boolean
  className?: string
}

/** AZN as typed; null where that is no sum, or more than `most`. */
export function sumOf(typed: string, most?: number): number | null {
  const sum = priceOf(typed)
  return sum === null || (most !== undefined && sum > most) ? null : sum
}

/** A sum that comes, goes or is given back; once it was checked it says what is wrong with it. */
export function SumField({ label, value, onChange, isChecked, most, isFirst, className }: SumFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isWrong = isChecked && sumOf(value, most) === null
  const highest = formatMoney(most ?? 0, language)
  const error = most === undefined ? t`Write the sum, such as 62,50.` : t`Write a sum of at most ${highest}.`
  return (
    <NumberField
      label={label}
      unit="₼"
      className={className}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(isFirst && { 'data-safe': '' })}
      {...(isWrong && { error })}
    />
  )
}

type WhyFieldProps = {
  label: ReactNode
  hint?: ReactNode
  value: string
  onChange: (text: string) => void
  longest: number
  /** It says how long it is. */
  isCounted?: boolean
  error: string | undefined
  /** Texts that a press puts there. */
  reasons?: readonly string[]
  className?: string
}

/** Why money comes, goes or is given back, in a line of words. */
export function WhyField({ label, hint, value, onChange, longest, isCounted, ...rest }: WhyFieldProps) {
  const { error, reasons = [], className } = rest
  const language = useLanguage()
  return (
    <div className={className}>
      <AdminField
        required
        label={label}
        hint={hint}
        aside={isCounted && `${formatNumber(value.length, language)} / ${longest}`}
        error={error}
      >
        <AdminInput maxLength={longest} value={value} onChange={({ target }) => onChange(target.value)} />
      </AdminField>
      {reasons.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {reasons.map((text) => (
            <AdminButton key={text} className="px-2.5! max-md:min-h-11!" onClick={() => onChange(text)}>
              {text}
            </AdminButton>
          ))}
        </div>
      )}
    </div>
  )
}

/** The fewest signs of a reason that stays in the history. */
export const shortestReason = 10

type MoneyFormProps = {
  safe: ReactNode
  does: ReactNode
  /** It takes or gives money back: its button is red, the safe one has the focus, and Enter presses neither. */
  isGrave?: boolean
  /** A button between both. */
  also?: ReactNode
  busy: boolean
  failure: string | undefined
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** The form of a dialog about money. */
export function MoneyForm({
  safe,
  does,
  isGrave,
  also,
  busy,
  failure,
  onSend,
  onClose,
  children,
}: MoneyFormProps) {
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isGrave) onSend()
      }}
    >
      {children}
      <p role="alert" className="text-error empty:hidden">
        {failure}
      </p>
      {isGrave ? (
        <ModalFoot className="mt-1">
          <AdminButton data-safe="" onClick={onClose}>
            {safe} <KeyCap>Esc</KeyCap>
          </AdminButton>
          {also}
          <AdminButton
            variant="delete"
            busy={busy}
            onClick={onSend}
            onKeyDown={(event) => {
              // Enter is too easily pressed, so only a click or the space bar does it.
              if (event.key === 'Enter') event.preventDefault()
            }}
          >
            {does}
          </AdminButton>
        </ModalFoot>
      ) : (
        <DialogButtons safe={safe} hasKey onClose={onClose} does={does} type="submit" busy={busy} />
      )}
      {isGrave && (
        <p className="admin-meta text-t3">
          <Trans>Enter never starts it.</Trans>
        </p>
      )}
    </form>
  )
}
