import { type AppError, errorStatuses } from '../lib/errors.ts'
import { translate } from '../lib/translate.ts'
import type { Context } from './context.ts'
import { toAppError } from './errors.ts'

/** What became of one of several: its result, or why nothing was done, in the caller's language. */
type Outcome<Item, Result> = { of: Item } & (
  | { result: Result; error: null }
  | { result: null; error: { code: string; message: string } }
)

/**
 * Does the same with several, one after the other and each in a transaction of its own: whatever happens to one,
 * even an error of the server, affects no other, and each has its result (ORD-20). Only while the database is away
 * the rest isn't tried, and each gets that as its error.
 */
export async function eachOfMany<Item, Result>(
  { deps, language }: Pick<Context, 'deps' | 'language'>,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>[]> {
  const outcomes: Outcome<Item, Result>[] = []
  let away: AppError | null = null
  for (const item of items) {
    try {
      if (away) throw away
      outcomes.push({ of: item, result: await act(item), error: null })
    } catch (thrown) {
      const known = toAppError(thrown)
      if (known.code === 'UNAVAILABLE') away = known
      if (errorStatuses[known.code] >= 500 && thrown !== away)
        deps.log.error({ err: known.cause ?? thrown, of: item }, 'one of several failed')
      const { code, text } = known
      outcomes.push({ of: item, result: null, error: { code, message: translate(text, language) } })
    }
  }
  return outcomes
}
