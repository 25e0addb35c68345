import { useMemo } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { fieldErrors } from '../../../lib/api.ts'

/** What a refused call says of the fields, as react-hook-form's `errors`: each lands on its field, the first has the focus. */
export const useServerErrors = <V extends FieldValues>(error: unknown): FieldErrors<V> =>
  useMemo(() => {
    const errors = Object.entries(fieldErrors(error))
    return Object.fromEntries(
      errors.map(([name, message]) => [name, { type: 'server', message }]),
    ) as FieldErrors<V>
  }, [error])
