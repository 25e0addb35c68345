import { choicesInLine } from '../options/choice-words.ts'
import type { OrderedOptions } from '../options/ordered-options.ts'
import { amountOf, type OfferLine } from './lines.ts'

/** What a line was in the revision before, where that was something else; `amount` in qəpik. */
export type LineChange = {
  isNew: boolean
  was: {
    title?: OfferLine['title']
    options?: OrderedOptions | null
    details?: string
    count?: number
    amount?: number
  }
}

type Compared = { changes: Map<number, LineChange>; removed: OfferLine[] }

/** The lines that differ from those before, by their keys, and those that are gone (OFF-8). */
export function compareLines(before: readonly OfferLine[], after: readonly OfferLine[]): Compared {
  const earlier = new Map(before.map((line) => [line.key, line]))
  const changes = new Map<number, LineChange>()
  for (const line of after) {
    const old = earlier.get(line.key)
    const change = old ? { isNew: false, was: differenceOf(old, line) } : { isNew: true, was: {} }
    if (change.isNew || Object.keys(change.was).length > 0) changes.set(line.key, change)
  }
  const kept = new Set(after.map(({ key }) => key))
  return { changes, removed: before.filter(({ key }) => !kept.has(key)) }
}

function differenceOf(old: OfferLine, line: OfferLine): LineChange['was'] {
  return {
    ...(old.title.az !== line.title.az && { title: old.title }),
    ...(inWords(old) !== inWords(line) && { options: old.options }),
    ...(old.details !== line.details && { details: old.details }),
    ...(old.count !== line.count && { count: old.count }),
    ...(amountOf(old) !== amountOf(line) && { amount: amountOf(old) }),
  }
}

/** To compare; of products without choices nothing. */
const inWords = ({ options }: OfferLine): string => choicesInLine(options?.choices ?? [], 'az')
