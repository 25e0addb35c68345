import type { inferRouterOutputs } from '@trpc/server'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { selectionSchema } from '../../../../src/domains/options/selection-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

/** What staff can take an order of: a product, or a service that has none. */
export type CounterItem = inferRouterOutputs<AppRouter>['purchases']['items'][number]

/** With which artwork an order begins; only where its product has a preflight profile. */
export const lineArtworks = ['Missing', 'DesignByUs', 'NotNeeded'] as const
export type LineArtwork = (typeof lineArtworks)[number]

/** A line that is being written. */
export type DraftLine = {
  key: number
  serviceId: number
  serviceTypeId: number | null
  /** The title of a line that isn't in the catalogue; empty for a product. */
  title: string
  isFree: boolean
  count: number
  /** The selection of a product with choices; null until a choice is pressed. */
  selection: Selection | null
  /** Words that were typed for its choices. */
  wanted: readonly string[]
  /** The price as it is typed, AZN; empty where the calculated one counts. */
  price: string
  reason: string
  comment: string
  artwork: LineArtwork
  /** The working days as they are typed, in a quote; empty for those of the product. */
  days: string
  /** Its id through all revisions of its quote; null until that is saved, and in an order. */
  quoteKey: number | null
  /** The earlier order that it makes once more. */
  repeats: number | null
}

/** What the lines become; a quote says the working days of each. */
export type LinesFor = 'order' | 'quote'

export const blankLine: Omit<DraftLine, 'key' | 'serviceId'> = {
  serviceTypeId: null,
  title: '',
  isFree: false,
  count: 1,
  price: '',
  reason: '',
  comment: '',
  artwork: 'Missing',
  selection: null,
  wanted: [],
  days: '',
  quoteKey: null,
  repeats: null,
}

/** The line's item; undefined for a free line, and when the item is no longer on sale. */
export const itemOf = (items: readonly CounterItem[], line: DraftLine): CounterItem | undefined =>
  line.isFree
    ? undefined
    : items.find(
        ({ serviceId, serviceTypeId }) =>
          serviceId === line.serviceId && serviceTypeId === line.serviceTypeId,
      )

export const nextKey = (lines: readonly DraftLine[]): number =>
  Math.max(0, ...lines.map(({ key }) => key)) + 1

/** A line one place up (−1) or down (1); at an end it stays. */
export function moved(lines: readonly DraftLine[], key: number, by: 1 | -1): readonly DraftLine[] {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  const to = from + by
  if (!line || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0

/** Lines as the device has kept them; what isn't one is left out. */
export function readLines(kept: unknown): DraftLine[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((value: Partial<DraftLine> | null, index): DraftLine[] => {
    if (typeof value !== 'object' || value === null || !isCount(value.serviceId)) return []
    const text = (field: unknown): string => (isText(field) ? field : '')
    return [
      {
        key: index + 1,
        serviceId: value.serviceId,
        serviceTypeId: isCount(value.serviceTypeId) ? value.serviceTypeId : null,
        title: text(value.title),
        isFree: value.isFree === true,
        count: isCount(value.count) ? value.count : 1,
        selection: selectionSchema.safeParse(value.selection).data ?? null,
        wanted: Array.isArray(value.wanted) ? value.wanted.filter(isText) : [],
        price: text(value.price),
        reason: text(value.reason),
        comment: text(value.comment),
        artwork: lineArtworks.find((one) => one === value.artwork) ?? 'Missing',
        days: text(value.days),
        quoteKey: isCount(value.quoteKey) ? value.quoteKey : null,
        repeats: isCount(value.repeats) ? value.repeats : null,
      },
    ]
  })
}
