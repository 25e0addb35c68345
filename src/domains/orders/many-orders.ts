import { z } from 'zod'
import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import { type OrderView, orderSchema } from './order-shape.ts'

/** What became of each of several orders: itself as it is now, or why nothing was done. */
export const resultsSchema = z.array(
  z.object({
    id: z.int(),
    order: orderSchema.nullable(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
)
type Results = z.infer<typeof resultsSchema>

/**
 * Does the same with several orders, one after the other and each in a transaction of its own: what one refuses holds
 * up no other. Where the server itself fails the rest is left alone.
 * @throws what isn't a refusal
 */
export async function eachOrder(
  ids: readonly number[],
  language: Language,
  act: (id: number) => Promise<OrderView>,
): Promise<Results> {
  const results: Results = []
  for (const id of ids) {
    try {
      results.push({ id, order: await act(id), error: null })
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown
      const { code, text } = thrown
      results.push({ id, order: null, error: { code, message: translate(text, language) } })
    }
  }
  return results
}
