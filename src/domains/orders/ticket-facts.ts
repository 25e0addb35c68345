import type { ArtworkState } from '../../db/generated/client.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { choiceLabels } from '../options/choice-labels.ts'
import type { OrderedChoice } from '../options/ordered-options.ts'

type Names = { name: string; name_ru: string; name_en: string }

/** `version` is the newest one; 0 while there is none. */
type TicketArtwork = { state: ArtworkState; version: number; fileNames: readonly string[] }

/** What a job ticket shows of an order. */
export type TicketOrder = {
  service: Names
  /** Null when the service itself was ordered. */
  product: Names | null
  choices: readonly OrderedChoice[]
  /** mm, after cutting; null when unknown. */
  trim: { width: number; height: number } | null
  count: number
  /** A day, `YYYY-MM-DD`. */
  promisedOn: string | null
  /** Working days that it is late. */
  daysLate: number
  customer: string
  /** Null when the order needs no artwork. */
  artwork: TicketArtwork | null
  comment: string
}

/** A line of the ticket; the page and the PDF each have a label for its kind. */
export type TicketFact =
  | { kind: 'service' | 'job' | 'size' | 'customer' | 'comment'; text: string }
  | { kind: 'choice'; label: string; text: string }
  | { kind: 'run'; count: number }
  | { kind: 'promised'; day: string; daysLate: number }
  | ({ kind: 'artwork' } & TicketArtwork)

/**
 * All facts of a job ticket, from top to bottom, in the reader's language: the same on the page and in the
 * PDF (ORD-19).
 */
export function ticketFacts(order: TicketOrder, language: Language): TicketFact[] {
  const { service, product, choices, trim, artwork, comment, promisedOn, daysLate } = order
  const chosen = choiceLabels(choices, language)
  const size = trim && sizeIn(trim, language)
  const isSizeSaid = size !== null && chosen.some(({ value }) => value.includes(size))
  return [
    ...(product ? [{ kind: 'service', text: pick(service, 'name', language) } as const] : []),
    { kind: 'job', text: pick(product ?? service, 'name', language) },
    { kind: 'run', count: order.count },
    ...chosen.map(({ label, value }) => ({ kind: 'choice', label, text: value }) as const),
    ...(size === null || isSizeSaid ? [] : [{ kind: 'size', text: size } as const]),
    ...(promisedOn === null ? [] : [{ kind: 'promised', day: promisedOn, daysLate } as const]),
    { kind: 'customer', text: order.customer },
    ...(artwork ? [{ kind: 'artwork', ...artwork } as const] : []),
    ...(comment === '' ? [] : [{ kind: 'comment', text: comment } as const]),
  ]
}

/** `90 × 50 mm`, the form in which choices show a custom size. */
function sizeIn({ width, height }: { width: number; height: number }, language: Language): string {
  const figures = `${width} × ${height} ${language === 'ru' ? 'мм' : 'mm'}`
  return language === 'en' ? figures : figures.replaceAll('.', ',')
}
