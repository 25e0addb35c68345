import { type ContactWay, contactWays } from '../../../../src/domains/orders/contact-ways.ts'
import { type Language, toLanguage } from '../../../../src/lib/languages.ts'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { type DraftLine, readLines } from '../../kit/lines/lines.ts'
import { fromQuote } from '../../kit/lines/lines-wire.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'

export type Typed = {
  title: string
  note: string
  cameBy: ContactWay | null
  language: Language
  days: number
  lines: readonly DraftLine[]
}
/** `updatedAt`: of what it began with; null once others were said to have changed it. */
export type Edited = { typed: Typed; updatedAt: string | null }

export const typedOf = ({ title, note, cameBy, language, validDays, lines }: Quote): Typed => ({
  ...{ title, note, cameBy, language, days: validDays, lines: fromQuote(lines) },
})

const nameOf = (id: number) => `quote.${id}`

export const keepEdited = (id: number, edited: Edited | null): void =>
  keepText(nameOf(id), edited ? JSON.stringify(edited) : '')

/** What was typed and not saved, as the device has kept it. */
export function keptEdited(id: number): Edited | null {
  try {
    const kept: { typed?: Partial<Record<keyof Typed, unknown>>; updatedAt?: unknown } | null = JSON.parse(
      keptText(nameOf(id)) || 'null',
    )
    if (!kept?.typed) return null
    const { title, note, cameBy, language, days, lines } = kept.typed
    return {
      typed: {
        ...{ title: String(title ?? ''), note: String(note ?? ''), language: toLanguage(language) },
        cameBy: contactWays.find((way) => way === cameBy) ?? null,
        ...{ days: Number(days) || 7, lines: readLines(lines) },
      },
      updatedAt: typeof kept.updatedAt === 'string' ? kept.updatedAt : null,
    }
  } catch {
    return null
  }
}
