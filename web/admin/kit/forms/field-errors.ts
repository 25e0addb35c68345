import type { FieldErrors } from 'react-hook-form'

/** The sentence beside a field, by its name: also `prices.2.count`, as the server names it. */
export type ErrorsByName = Readonly<Record<string, string>>

/** A form's errors as a flat table. */
export function errorsByName(errors: FieldErrors, within = ''): ErrorsByName {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]) => {
      if (!error || typeof error !== 'object' || key === 'ref') return []
      const inner = within === '' ? key : `${within}.${key}`
      // The error of a list as a whole.
      const name = key === 'root' ? within : inner
      const { message } = error
      if (typeof message === 'string') return [[name, message]]
      return Object.entries(errorsByName(error as FieldErrors, name))
    }),
  )
}
