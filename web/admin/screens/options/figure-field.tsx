import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { readScaled } from '../../kit/grid/read-scaled.ts'
import { useCellTexts } from './use-options-texts.ts'

type FigureFieldProps = {
  label: string
  unit: string
  hint?: string
  /** The value in the units of the calculation, `scale` of which make up one as it is written. */
  value: number | undefined
  scale?: number
  decimals?: number
  required?: boolean
  onChange: (value: number | undefined) => void
  className?: string
}

/** A figure as people write it. Unreadable text stays in the field, marked, until it is corrected. */
export function FigureField(props: FigureFieldProps) {
  const { label, unit, hint, value, scale = 1, decimals = 0, required = false, onChange, className } = props
  const { t } = useLingui()
  const texts = useCellTexts()
  const [typed, type] = useState<string | null>(null)
  const shown = value === undefined ? '' : texts.figure(value / scale)
  const isWrong = typed !== null && readScaled(typed, { scale, decimals, required }) === null
  return (
    <NumberField
      label={label}
      unit={unit}
      hint={hint}
      className={className}
      value={typed ?? shown}
      {...(isWrong && { error: decimals > 0 ? t`A number, for example 12.5` : t`Write a whole number: 500` })}
      onChange={({ target }) => {
        type(target.value)
        const read = readScaled(target.value, { scale, decimals, required })
        if (read !== null) onChange(read)
      }}
      onBlur={() => {
        if (!isWrong) type(null)
      }}
    />
  )
}
