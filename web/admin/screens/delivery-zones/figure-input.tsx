import { type InputHTMLAttributes, useState } from 'react'
import type { Figure } from './zones-values.ts'

type FigureInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: Figure
  /** How it is shown while nobody types. */
  write: (figure: Figure) => string
  read: (text: string) => Figure
  onFigure: (figure: Figure) => void
}

/** A figure as people write it; text that can't be read stays in the field. */
export function FigureInput({ value, write, read, onFigure, onFocus, onBlur, ...rest }: FigureInputProps) {
  const [typed, type] = useState<string | null>(null)
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...rest}
      value={typed ?? write(value)}
      onFocus={(event) => {
        event.target.select()
        onFocus?.(event)
      }}
      onChange={({ target }) => {
        type(target.value)
        onFigure(read(target.value))
      }}
      onBlur={(event) => {
        type(null)
        onBlur?.(event)
      }}
    />
  )
}
