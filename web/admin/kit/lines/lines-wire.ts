import type { inferRouterInputs } from '@trpc/server'
import { selectionOfOrdered } from '../../../../src/domains/options/ordered-options.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { priceOf } from '../orders/price-text.ts'
import type { OrderDetail } from '../orders/queries.ts'
import type { Quote } from '../quotes/quote-labels.ts'
import { type Configurations, configurationOf, selectionOf } from './line-options.ts'
import type { DraftLine, LineArtwork } from './lines.ts'

type Inputs = inferRouterInputs<AppRouter>
type TakenLine = Inputs['purchases']['take']['lines'][number]
type QuoteLine = NonNullable<Inputs['offers']['create']['lines']>[number]

/** The fields that an order and a quote share. */
function common(line: DraftLine, configurations: Configurations) {
  const { serviceId, serviceTypeId, title, isFree, count, price } = line
  const azn = priceOf(price)
  const configuration = configurationOf(configurations, line)
  const selection = configuration ? selectionOf(line, configuration) : line.selection
  return {
    serviceId,
    count,
    // A line without a title is sent as it is, and refused beside its field.
    ...(isFree ? { title: title.trim() || ' ' } : serviceTypeId !== null && { serviceTypeId }),
    ...(selection && !isFree && { options: selection }),
    ...(azn !== null && { price: azn }),
  }
}

/** Lines as orders are taken of them. */
export const toTaken = (lines: readonly DraftLine[], configurations: Configurations): TakenLine[] =>
  lines.map((line) => ({
    ...common(line, configurations),
    artwork: line.artwork,
    ...(line.repeats !== null && { repeats: line.repeats }),
    ...(line.comment.trim() !== '' && { comment: line.comment }),
    ...(line.reason.trim() !== '' && { reason: line.reason }),
  }))

const ways = { Missing: 'customer', DesignByUs: 'byUs', NotNeeded: 'notNeeded' } as const
const artworks = {
  customer: 'Missing',
  byUs: 'DesignByUs',
  notNeeded: 'NotNeeded',
} as const satisfies Record<(typeof ways)[LineArtwork], LineArtwork>

/** Lines as a quote stores them; unreadable days are sent as 0, and refused beside their field. */
export const toQuoteLines = (lines: readonly DraftLine[], configurations: Configurations): QuoteLine[] =>
  lines.map((line) => ({
    ...common(line, configurations),
    ...(line.quoteKey !== null && { key: line.quoteKey }),
    details: line.comment,
    artwork: ways[line.artwork],
    ...(line.repeats !== null && { repeats: line.repeats }),
    ...(line.reason.trim() !== '' && { priceReason: line.reason }),
    ...(line.days.trim() !== '' && { days: figureIn(readWhole(line.days)) ?? 0 }),
  }))

/** The lines of a quote, to be changed. */
export const fromQuote = (lines: Quote['lines']): DraftLine[] =>
  lines.map((line, index) => ({
    key: index + 1,
    quoteKey: line.key,
    serviceId: line.serviceId,
    serviceTypeId: line.serviceTypeId,
    title: line.kind === 'free' ? line.title : '',
    isFree: line.kind === 'free',
    count: line.count,
    selection: line.options,
    wanted: [],
    reason: line.priceReason,
    comment: line.details,
    price: line.price === line.calculated ? '' : written(line.price),
    artwork: artworks[line.artwork],
    days: line.days === null ? '' : String(line.days),
    repeats: line.repeats,
  }))

/** An earlier order as a new line: its choices and comment at today's price; a free line at its own price. */
export function fromOrder(order: OrderDetail): Partial<DraftLine> & { serviceId: number } {
  const { id, service, serviceType, count, comment, price, options } = order
  const isFree = serviceType?.id === 0
  return {
    serviceId: service.id,
    count,
    isFree,
    title: isFree ? serviceType.name : '',
    serviceTypeId: isFree ? null : (serviceType?.id ?? null),
    selection: options ? selectionOfOrdered(options) : null,
    comment,
    repeats: id,
    price: isFree && price !== null ? written(price) : '',
    artwork: isFree ? 'NotNeeded' : 'Missing',
  }
}

const written = (azn: number): string => azn.toFixed(2).replace('.', ',')

/** What a quote's procedures say of single fields, by the names that the editor has for them. */
export const inEditorNames = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/\.priceReason$/, '.reason').replace(/\.details$/, '.comment'),
      message,
    ]),
  )
