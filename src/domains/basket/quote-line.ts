import type { FieldError, Message } from '../../lib/errors.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { translate } from '../../lib/translate.ts'
import type { ApprovedFiles } from '../artwork/approved-files.ts'
import type { CalculatedPrice } from '../catalog/pricing.ts'
import { mediaUrl } from '../media/picture-url.ts'
import { choiceLabels } from '../options/choice-labels.ts'
import { selectionOfOrdered } from '../options/ordered-options.ts'
import { changedPrice } from '../orders/changed-price.ts'
import type { ItemOnSale } from '../orders/item-on-sale.ts'
import { type OrderedItem, settleItem } from '../orders/ordered-item.ts'
import type { BasketLine } from './basket-input.ts'
import type { LineQuote } from './quote-output.ts'
import type { BasketFiles } from './read-files.ts'
import type { Making } from './read-making.ts'

type Line = Omit<BasketLine, 'serviceTypeId'> & { serviceTypeId: number | null }
type For = {
  customerBp: number | null
  language: Language
  making: Making
  /** Complete uploads by id. */
  files: BasketFiles
  /** Approved files by the order that is repeated. */
  approved: ApprovedFiles
}
type Finding = Omit<LineQuote['findings'][number], 'message'> & { message: Message }

/** A line on the wire, with its price in qəpik and why it can't be ordered. */
export type PricedLine = { view: LineQuote; quote: CalculatedPrice | null; errors: FieldError[] }

/** What a line of a basket is and costs now, by the same rules as placing it. */
export function quoteLine(line: Line, item: ItemOnSale | null, reader: For): PricedLine {
  const { language, making, files, approved } = reader
  const settled = settleItem(line, item, reader)
  const ordered = 'errors' in settled ? null : settled
  const quote = ordered?.quote ?? null
  const errors = 'errors' in settled ? settled.errors : []
  const findings = 'errors' in settled ? errors.map(toFinding) : priceFindings(line, item, settled, reader)
  const sold = item && (item.product ?? (line.serviceTypeId === null ? item.service : null))
  const picture = sold?.photo ?? item?.service.photo
  return {
    quote,
    errors,
    view: {
      id: line.id,
      name: sold && pick(sold, 'name', language),
      photoUrl: picture ? mediaUrl(picture) : null,
      choices: choiceLabels(ordered?.options?.choices ?? [], language),
      hasOptions: Boolean(item?.product?.options),
      options: ordered?.options ? selectionOfOrdered(ordered.options) : null,
      runs: item ? runsOf(item) : [],
      trim: ordered?.options?.trim ?? null,
      grams: ordered?.grams ?? null,
      needsArtwork: making.artwork === 'Required',
      takesArtwork: making.artwork !== 'None',
      files: (line.uploads ?? []).map((id) => ({ id, ...(files.get(id) ?? { name: null, size: 0 }) })),
      repeated: line.repeats === undefined ? null : toRepeated(line.repeats, approved),
      readyOn: ordered && making.readyOn(ordered.options?.days ?? null),
      ...moneyOf(quote),
      isOrderable: ordered !== null,
      findings: findings.map(({ message, ...finding }) => ({
        ...finding,
        message: translate(message, language),
      })),
    },
  }
}

const toRepeated = (orderId: number, approved: ApprovedFiles) => ({
  orderId,
  files: (approved.get(orderId) ?? []).map(({ name, size }) => ({ name, size: Number(size) })),
})

const moneyOf = (quote: CalculatedPrice | null) => ({
  subtotal: quote && toAzn(quote.base),
  total: quote && toAzn(quote.total),
  unitPrice: quote && Math.round(quote.unitPrice * 100) / 10_000,
  percentage: toPercent(quote?.percentageBp ?? 0),
  kind: quote?.kind ?? null,
})

/** The runs that have a price, ascending. */
function runsOf({ product, service }: ItemOnSale): number[] {
  if (product?.options) return product.options.configuration.runs
  return (product ?? service).prices.map(({ count }) => count).sort((one, other) => one - other)
}

/** The error, on the order's field that it concerns. */
function toFinding({ path, message }: FieldError): Finding {
  if (path.startsWith('service')) return { kind: 'gone', path, message }
  return { kind: path === 'count' ? 'count' : 'choice', path, message }
}

/** Signing in isn't a change of price: a visitor saw the same price before the customer's own discount. */
function priceFindings(line: Line, item: ItemOnSale | null, settled: OrderedItem, reader: For): Finding[] {
  const changed = changedPrice(settled.quote, line.seenTotal, reader.language)
  if (!changed) return []
  const asVisitor = settleItem(line, item, { ...reader, customerBp: null })
  const isSame = 'errors' in asVisitor || !changedPrice(asVisitor.quote, line.seenTotal, reader.language)
  return isSame ? [] : [{ kind: 'price', path: 'seenTotal', message: changed.message }]
}
