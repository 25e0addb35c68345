import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import type { Choice, Configuration, Group } from './configuration.ts'
import { findChoice } from './find-choice.ts'
import { textIn } from './in-language.ts'
import { matrixRows } from './matrix-rows.ts'

const azn = z.number().nullable()

/**
 * The differences of a version from an earlier one: the first changed prices of the table (their combination,
 * `90 × 50, Mat`, and run; null means on request), how many there are, and what else changed, by name.
 */
export const optionsChangesSchema = z.object({
  prices: z.array(z.object({ row: z.string(), run: z.int(), from: azn, to: azn })),
  priceCount: z.int(),
  parts: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      /** For `order` (of the groups), `rules` and `limits` only that they changed. */
      part: z.enum(['group', 'choice', 'run', 'order', 'rules', 'limits']),
      name: z.string(),
    }),
  ),
})
export type OptionsChanges = z.infer<typeof optionsChangesSchema>
type PriceChange = OptionsChanges['prices'][number]
type PartChange = OptionsChanges['parts'][number]

/** The most prices that are listed. */
const maxPrices = 12

/** The differences of a version of a product's options from an earlier one, as texts (OPT-16). */
export function optionsChanges(
  before: Configuration,
  after: Configuration,
  language: Language,
): OptionsChanges {
  const prices = priceChanges(before, after, language)
  return {
    prices: prices.slice(0, maxPrices),
    priceCount: prices.length,
    parts: [
      ...groupChanges(before, after, language),
      ...runChanges(before, after),
      ...otherChanges(before, after),
    ],
  }
}

/** Cells that both versions have, in whatever order their groups are. */
function priceChanges(before: Configuration, after: Configuration, language: Language): PriceChange[] {
  const former = new Map(rowsOf(before, language).map((row) => [row.combination, row.prices]))
  return rowsOf(after, language).flatMap(({ combination, name, prices }) =>
    after.runs.flatMap((run, index): PriceChange[] => {
      const place = before.runs.indexOf(run)
      const was = former.get(combination)
      if (place < 0 || !was) return []
      const [from, to] = [was[place] ?? null, prices[index] ?? null]
      return from === to ? [] : [{ row: name, run, from: aznOf(from), to: aznOf(to) }]
    }),
  )
}

/** The rows of the table: `combination` is the same in whatever order the groups are. */
function rowsOf(configuration: Configuration, language: Language) {
  const axes = configuration.groups.filter(({ inMatrix }) => inMatrix)
  return matrixRows(configuration).map((key) => {
    const keys = key.split('/')
    const chosen = axes.flatMap((group, index) => {
      const choice = findChoice(group, keys[index] ?? '')
      return choice ? [{ pick: `${group.key}/${choice.key}`, name: textIn(choice.name, language) }] : []
    })
    return {
      combination: chosen
        .map(({ pick }) => pick)
        .sort()
        .join(' '),
      name: chosen.map(({ name }) => name).join(', '),
      prices: configuration.prices[key] ?? [],
    }
  })
}

const aznOf = (qepik: number | null): number | null => (qepik === null ? null : toAzn(qepik))

function groupChanges(before: Configuration, after: Configuration, language: Language): PartChange[] {
  const nameOf = ({ name, key }: Group | Choice): string => textIn(name, language) || key
  const changesOf = (was: Group, is: Group): PartChange[] => {
    const { choices: former, ...head } = was
    const { choices, ...now } = is
    const isOther = !isDeepStrictEqual(head, now) || !isSameOrder(former, choices)
    const inside = compare(former, choices, 'choice', (one) => `${nameOf(is)}: ${nameOf(one)}`)
    return [...(isOther ? [{ kind: 'changed', part: 'group', name: nameOf(is) } as const] : []), ...inside]
  }
  const both = after.groups.flatMap((is) => {
    const was = before.groups.find(({ key }) => key === is.key)
    return was ? changesOf(was, is) : []
  })
  const whole = compare(before.groups, after.groups, 'group', nameOf)
  return [...whole.filter(({ kind }) => kind !== 'changed'), ...both]
}

function compare<Item extends { key: string }>(
  before: readonly Item[],
  after: readonly Item[],
  part: PartChange['part'],
  nameOf: (item: Item) => string,
): PartChange[] {
  const isIn = (list: readonly Item[], item: Item) => list.find(({ key }) => key === item.key)
  const changed = after.filter((item) => {
    const was = isIn(before, item)
    return was !== undefined && !isDeepStrictEqual(was, item)
  })
  const lists = {
    added: after.filter((item) => !isIn(before, item)),
    removed: before.filter((item) => !isIn(after, item)),
    changed,
  }
  return (['added', 'removed', 'changed'] as const).flatMap((kind) =>
    lists[kind].map((item) => ({ kind, part, name: nameOf(item) })),
  )
}

/** Compares only what both have. */
function isSameOrder(before: readonly { key: string }[], after: readonly { key: string }[]): boolean {
  const keysOf = (items: readonly { key: string }[], others: readonly { key: string }[]) =>
    items.map(({ key }) => key).filter((key) => others.some((other) => other.key === key))
  return isDeepStrictEqual(keysOf(before, after), keysOf(after, before))
}

const runChanges = ({ runs: before }: Configuration, { runs: after }: Configuration): PartChange[] =>
  compare(
    before.map((run) => ({ key: String(run) })),
    after.map((run) => ({ key: String(run) })),
    'run',
    ({ key }) => key,
  )

function otherChanges(before: Configuration, after: Configuration): PartChange[] {
  const limitsOf = ({ ownSize, minCount, maxCount }: Configuration) => ({ ownSize, minCount, maxCount })
  const isKept = {
    order: isSameOrder(before.groups, after.groups),
    rules: isDeepStrictEqual(before.rules, after.rules),
    limits: isDeepStrictEqual(limitsOf(before), limitsOf(after)),
  }
  return (['order', 'rules', 'limits'] as const)
    .filter((part) => !isKept[part])
    .map((part) => ({ kind: 'changed', part, name: '' }))
}
