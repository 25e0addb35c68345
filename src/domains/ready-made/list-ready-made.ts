import type { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Configuration } from '../options/configuration.ts'
import type { ReadyMade } from './definition.ts'
import { configurationOf } from './options-kit.ts'
import { type ReadyMadeKey, readyMadeKeys } from './ready-made-input.ts'
import type { readyMadeSchema } from './ready-made-output.ts'
import { readyMades } from './ready-mades.ts'
import { columns } from './texts.ts'

type View = z.infer<typeof readyMadeSchema>

/** What can be taken, and how often each is there. */
export async function listReadyMade({ db }: Pick<Deps, 'db'>): Promise<View[]> {
  const taken = await countTaken(db)
  return readyMadeKeys.map((key) => toView(key, readyMades[key], taken.get(key) ?? 0))
}

/** How many services that aren't deleted were taken from each. */
export async function countTaken(db: Database | Transaction): Promise<Map<string, number>> {
  const rows = await db.service.groupBy({
    by: ['readyMade'],
    where: { readyMade: { not: null }, deletedAt: null },
    _count: true,
  })
  return new Map(rows.map(({ readyMade, _count }) => [readyMade ?? '', _count]))
}

function toView(key: ReadyMadeKey, readyMade: ReadyMade, taken: number): View {
  const { name, description, picture, products } = readyMade
  const [first] = products
  const { groups, runs, prices } = configurationOf(first.prices, first.options)
  const [count, price] = first.prices[0]
  return {
    key,
    ...columns('name', name),
    ...columns('description', description),
    picture,
    products: products.length,
    groups: groups.length,
    runs: runs.length,
    prices: Object.values(prices).flat().length,
    days: usualDays(readyMade),
    from: { count, price },
    taken,
  }
}

/** Working days of the first turnaround; of several products the longest. */
export const usualDays = ({ products }: ReadyMade): number =>
  Math.max(...products.map(({ prices, options }) => daysOf(configurationOf(prices, options))))

const daysOf = ({ groups }: Configuration): number =>
  groups.find(({ kind }) => kind === 'turnaround')?.choices[0]?.days ?? 0
