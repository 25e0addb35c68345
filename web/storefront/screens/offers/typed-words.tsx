import type { ReactNode, Ref } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import type { Typed } from './use-typed.ts'

type TypedWordsProps = {
  label: ReactNode
  error?: ReactNode
  /** How many lines are in sight. */
  rows: number
  /** Signs, as the procedure takes them. */
  most: number
  typed: Typed
  onType?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** What the reader says of a quote in their own words. */
export function TypedWords({ label, error, rows, most, typed: [text, type], onType, ref }: TypedWordsProps) {
  return (
    <Field label={label} error={error}>
      <Textarea
        ref={ref}
        name="text"
        rows={rows}
        maxLength={most}
        value={text}
        onChange={(event) => {
          onType?.()
          type(event.target.value)
        }}
      />
    </Field>
  )
}
