import { useState } from 'react'
import type { FormFaults } from '../../kit/account/use-form-faults.ts'

/** Required texts as they are typed, and what the input of each must carry. */
export function useTyped<Field extends string>(
  nothing: Record<Field, string>,
  faults: Pick<FormFaults<Field>, 'bind'>,
) {
  const [typed, setTyped] = useState(nothing)
  const bind = (field: Field) => ({
    maxLength: 200,
    ...faults.bind(field, typed[field], (text) => setTyped((before) => ({ ...before, [field]: text }))),
  })
  return { typed, bind }
}
