import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { messageOf } from '../../../../src/lib/validation.ts'
import { unclearFigure } from '../../../../src/lib/written-numbers.ts'

/** What is wrong with a field: a message of `src/lib/validation.ts` by its id, and what stands in the field. */
export type FieldError = { id: string; path: readonly PropertyKey[]; input: unknown }

/** A form's own messages for its fields, in place of the schema's: what to write there. */
export type Says = Readonly<Record<string, string | ((error: FieldError) => string | undefined)>>

/** Messages that a field's own can't replace. */
const exact = new Set(['field.tooLong', unclearFigure.id])

/**
 * Checks a form by the schema of the procedure that it is sent to, in the reader's language; what is sent stays as
 * it was typed, since the server reads it by the same schema.
 */
export function useResolver<V extends FieldValues>(schema: z.ZodType, says: Says = {}): Resolver<V> {
  const { i18n } = useLingui()
  const check = zodResolver(
    schema as z.ZodType<unknown, FieldValues>,
    {
      error: (issue) => {
        const message = messageOf(issue)
        const { path = [], input } = issue
        const own = says[String(path[0])]
        const general = i18n._(message)
        if (typeof own === 'function') return own({ id: message.id, path, input }) ?? general
        return exact.has(message.id) ? general : (own ?? general)
      },
    },
    { raw: true },
  )
  return check as Resolver<FieldValues> as Resolver<V>
}
