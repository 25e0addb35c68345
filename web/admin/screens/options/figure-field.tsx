import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { readScaled } from './read-scaled.ts'
import { useCellWords } from './use-options-words.ts'

type FigureFieldProps = {
  label: string
  unit: string
  hint?: string
  /** In the units of the calculation; `scale` of them are one as it is written. */
  value: number | undefined
  scale?: number
  decimals?: number
  required?: boolean
  onChange: (value: number | undefined) => void
  className?: string
}

/** A figure as people write it. What can't be read stays in the field, marked, until it is mended. */
export function FigureField(props: FigureFieldProps) {
  const { label, unit, hint, value, scale = 1, decimals = 0, required = false, onChange, className } = props
  const { t } = useLingui()
  const words = useCellWords()
  const [typed, type] = useState<string | null>(null)
  const shown = value === undefined ? '' : words.figure(value / scale)
  const isWrong = typed !== null && readScaled(typed, { scale, decimals, required }) === null
  return (
    <NumberField
      label={label}
      unit={unit}
      hint={hint}
      className={className}
      value={typed ?? shown}
      {...(isWrong && { error: decimals > 0 ? t`A figure, for example 12,5` : t`Write a whole number: 500` })}
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
