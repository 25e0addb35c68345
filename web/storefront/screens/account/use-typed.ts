import { useState } from 'react'
import type { FormErrors } from '../../kit/account/use-form-errors.ts'

/** Required texts as they are typed, and what the input of each must carry. */
export function useTyped<Field extends string>(
  nothing: Record<Field, string>,
  errors: Pick<FormErrors<Field>, 'bind'>,
) {
  const [typed, setTyped] = useState(nothing)
  const bind = (field: Field) => ({
    maxLength: 200,
    ...errors.bind(field, typed[field], (text) => setTyped((before) => ({ ...before, [field]: text }))),
  })
  return { typed, bind }
}
