import type { inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import type {
  Choice,
  Configuration,
  Group,
  Rule,
  SizeBounds,
} from '../../../../src/domains/options/configuration.ts'
import { configurationSchema } from '../../../../src/domains/options/configuration-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Message } from '../../../../src/lib/errors.ts'
import { toQepik } from '../../../../src/lib/money.ts'
import { messageOf } from '../../../../src/lib/validation.ts'
import {
  type Cell,
  type Cells,
  cellAt,
  cellKey,
  countOpen,
  isOpen,
  moveCells,
  priceRows,
  tableOf,
} from './cells.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type Options = Outputs['options']['multilanguage']
export type Product = Outputs['products']['multilanguage']

/** A rule with an id for this editing, which isn't sent. */
export type EditedRule = Rule & { id: number }

/**
 * What the editor edits: the prices cell by cell, since each can be changed, wrong or in conflict by itself.
 */
export type OptionsValues = {
  groups: readonly Group[]
  rules: readonly EditedRule[]
  runs: readonly number[]
  cells: Cells
  ownSize: SizeBounds | null
  minCount: number
  maxCount: number
}

/** As it is stored; without options the table has the product's own prices. */
export function readOptions({ configuration, version }: Options, { serviceTypePrices }: Product) {
  const values: OptionsValues = configuration
    ? { ...configuration, rules: numbered(configuration.rules), cells: cellsOf(configuration) }
    : {
        groups: [],
        rules: [],
        runs: serviceTypePrices.map(({ count }) => count),
        cells: tableOf(
          Object.fromEntries(
            serviceTypePrices.map(({ count, price }) => [cellKey('', count), toQepik(price)]),
          ),
        ),
        ownSize: null,
        minCount: 1,
        maxCount: Math.max(100_000, ...serviceTypePrices.map(({ count }) => count)),
      }
  const { groups, rules, runs, cells, ownSize, minCount, maxCount } = values
  return {
    values: { groups, rules, runs, cells, ownSize, minCount, maxCount },
    version: String(version ?? 0),
  }
}

const numbered = (rules: readonly Rule[]): EditedRule[] =>
  rules.map((rule, index) => ({ ...rule, id: index + 1 }))

function cellsOf({ groups, runs, prices }: Configuration): Cells {
  const cells: Record<string, Cell> = {}
  for (const { key } of priceRows(groups))
    for (const [index, run] of runs.entries()) cells[cellKey(key, run)] = prices[key]?.[index] ?? null
  return tableOf(cells)
}

/** The options as they are sent and calculated with; `instead` stands in for unreadable prices. */
export function configurationOf(values: OptionsValues, instead: Cells = {}): Configuration {
  const { groups, rules, runs, cells, ownSize, minCount, maxCount } = values
  const priceOf = (row: string, run: number): number | null => {
    const cell = cellAt(cells, row, run)
    if (!isOpen(cell)) return cell
    const other = cellAt(instead, row, run)
    return isOpen(other) ? null : other
  }
  const prices = priceRows(groups).map(({ key }) => [key, runs.map((run) => priceOf(key, run))] as const)
  return {
    groups: [...groups],
    rules: rules.map(({ kind, if: one, other, reason }) => ({ kind, if: one, other, reason })),
    runs: [...runs],
    prices: Object.fromEntries(prices),
    ownSize,
    minCount,
    maxCount,
  }
}

const cellsOpen: Message = { id: 'options.cellsOpen', message: '' }

/**
 * The schema of what can be saved: every cell a price or on request (ADM-17), everything else as the server
 * takes it.
 */
export const optionsForm = z.custom<OptionsValues>().check(({ value, issues }) => {
  const { groups, runs, cells } = value
  if (countOpen(cells, groups, runs) > 0) {
    issues.push({ code: 'custom', path: ['cells'], params: { message: cellsOpen }, input: cells })
    return
  }
  const { error } = configurationSchema.safeParse(configurationOf(value))
  for (const issue of error?.issues ?? [])
    issues.push({
      code: 'custom',
      path: issue.path,
      params: { message: messageOf({ input: undefined, ...issue }) },
      input: value,
    })
})

/** The values with other groups: prices follow, and rules about removed choices go. */
export function withGroups(values: OptionsValues, groups: readonly Group[]) {
  const { groups: from, runs, cells, rules } = values
  const isThere = ({ group, choice }: Rule['if']) =>
    groups.some(({ key, choices }) => key === group && choices.some((one) => one.key === choice))
  return {
    groups,
    cells: moveCells(cells, { from, to: groups, runs }),
    rules: rules.filter((rule) => isThere(rule.if) && isThere(rule.other)),
  }
}

export const withGroup = (groups: readonly Group[], group: Group): Group[] =>
  groups.map((one) => (one.key === group.key ? group : one))

export const withChoice = (groups: readonly Group[], group: Group, choice: Choice): Group[] =>
  withGroup(groups, {
    ...group,
    choices: group.choices.map((one) => (one.key === choice.key ? choice : one)),
  })

/** The values with other runs: a removed run takes its prices along. */
export function withRuns({ cells, groups, maxCount }: OptionsValues, runs: readonly number[]) {
  return {
    runs,
    cells: moveCells(cells, { from: groups, to: groups, runs }),
    maxCount: Math.max(maxCount, ...runs),
  }
}

/** The list with an item moved to the place of another. */
export function moved<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  over: string,
): Item[] {
  const [from, to] = [key, over].map((one) => items.findIndex((item) => item.key === one))
  const item = items[from ?? -1]
  if (!item || to === undefined || to < 0) return [...items]
  return items.filter((one) => one !== item).toSpliced(to, 0, item)
}
