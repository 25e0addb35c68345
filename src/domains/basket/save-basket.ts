import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type BasketLine, maxBasketLines } from './basket-input.ts'
import type { BasketView } from './basket-output.ts'
import { changeBasket } from './change-basket.ts'

const tooMany: Message = /*i18n*/ {
  id: 'basket.tooMany',
  message: 'A basket holds at most {most} lines. Order or remove some of them first.',
}

/**
 * Saves the basket as a whole (BSK-2). A line that left it before comes back when it is saved again: an undo.
 * @throws CONFLICT when it isn't the `version` that was read any more
 */
export const saveBasket = (
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<Caller, 'id'>,
  { version, lines }: { version: number; lines: readonly BasketLine[] },
): Promise<BasketView> =>
  changeBasket(deps, id, (kept) => {
    if (kept.version !== version) throw new AppError('CONFLICT')
    return lines
  })

/**
 * Adds what a visitor's device kept to the account's basket at signing in, line by line, by id: however often it is sent,
 * no line is there twice, and what was ordered or removed since stays away (BSK-3).
 * @throws VALIDATION when they are too many together
 */
export const joinBasket = (
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<Caller, 'id'>,
  { lines }: { lines: readonly BasketLine[] },
): Promise<BasketView> =>
  changeBasket(deps, id, (kept) => {
    const known = new Set([...kept.goneIds, ...kept.lines.map((line) => line.id)])
    const added = lines.filter((line) => !known.has(line.id))
    if (added.length === 0) return null
    const joined = [...kept.lines, ...added]
    if (joined.length > maxBasketLines)
      throw invalid('lines', { ...tooMany, values: { most: maxBasketLines } })
    return joined
  })
