import { setImmediate as letOthers } from 'node:timers/promises'
import type { Database } from '../../db/client.ts'
import type { Language } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import { countPrices, type PriceCounter } from '../../procedures/count-prices.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import { findItemsOnSale } from '../orders/item-on-sale.ts'
import type { BasketLine } from './basket-input.ts'
import { type PricedLine, quoteLine } from './quote-line.ts'
import type { BasketQuote } from './quote-output.ts'
import { readFiles, readRepeated } from './read-files.ts'
import { readMaking } from './read-making.ts'

type Asked = { lines: readonly BasketLine[]; language: Language }
type Priced = PricedLine & Pick<BasketLine, 'count' | 'comment' | 'artwork'>

/**
 * What the lines of a basket are and cost now, for this caller or a visitor, and what has changed since
 * (BSK-4).
 * @throws RATE_LIMITED
 */
export async function quoteBasket(asker: PriceCounter, asked: Asked): Promise<BasketQuote> {
  const { caller, deps } = asker
  await countPrices(asker, 1 + asked.lines.length)
  const { priced, customerBp } = await priceBasket(deps.db, caller, { ...asked, at: deps.now() })
  return {
    lines: priced.map(({ view }) => view),
    ...sumsOf(priced),
    personalPercentage: toPercent(customerBp ?? 0),
  }
}

/** The same with prices in qəpik; `customerBp` is the customer's own discount in basis points. */
export async function priceBasket(
  db: Database,
  caller: Caller | null,
  { lines, language, at }: Asked & { at: Date },
): Promise<{ priced: Priced[]; customerBp: number | null }> {
  const wanted = lines.map(({ serviceTypeId = null, ...line }) => ({ ...line, serviceTypeId }))
  const [{ items, discounts, spent }, makingOf, files, approved] = await Promise.all([
    wanted.length === 0 ? nothing : findItemsOnSale(db, wanted, caller?.id ?? 0, at),
    readMaking(db, wanted, at),
    readFiles(db, caller, wanted, at),
    readRepeated(db, caller, wanted),
  ])
  const customerBp = caller && ownDiscount(discounts, spent)
  const priced: Priced[] = []
  for (const [index, line] of wanted.entries()) {
    const { count, comment, artwork } = line
    const reader = { customerBp, language, making: makingOf(line), files, approved }
    priced.push({ count, comment, artwork, ...quoteLine(line, items[index] ?? null, reader) })
    // Fifty lines of large products take long: other requests are answered in between.
    await letOthers()
  }
  return { priced, customerBp }
}

const nothing = { items: [], discounts: [], spent: 0 }

/** Sums are added in whole qəpik and returned in AZN. */
function sumsOf(priced: readonly PricedLine[]): Omit<BasketQuote, 'lines' | 'personalPercentage'> {
  const quotes = priced.flatMap(({ quote }) => quote ?? [])
  const sum = (of: (quote: (typeof quotes)[number]) => number) =>
    toAzn(quotes.reduce((total, quote) => total + of(quote), 0))
  return {
    subtotal: sum(({ base }) => base),
    campaigns: sum(({ kind, saving }) => (kind === 'campaign' ? saving : 0)),
    personal: sum(({ kind, saving }) => (kind === 'client' ? saving : 0)),
    total: sum(({ total }) => total),
    isOrderable: priced.length > 0 && priced.every(({ view }) => view.isOrderable),
  }
}
