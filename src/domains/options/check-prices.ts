import type { Message } from '../../lib/errors.ts'
import type { Configuration } from './configuration.ts'
import type { Fault } from './fault.ts'
import { matrixRows } from './matrix-rows.ts'

const runsUnordered: Message = /*i18n*/ {
  id: 'options.runsUnordered',
  message: 'Runs are in ascending order, each once, and none above the most that can be ordered.',
}
export const tooManyCells: Message = /*i18n*/ {
  id: 'options.tooManyCells',
  message: 'The price table would have {cells} cells; at most {maximum} are possible.',
}
const unknownRow: Message = /*i18n*/ {
  id: 'options.unknownRow',
  message: 'There is no such combination of choices.',
}
const wrongLength: Message = /*i18n*/ {
  id: 'options.wrongLength',
  message: 'Each row has a price for each run.',
}
const notAbove: Message = /*i18n*/ {
  id: 'options.priceNotAbove',
  message: 'A price is above 0; without one it is on request.',
}

/** Rows of the price table must be existing combinations with a cell a run; missing rows are on request. */
export function checkPrices(configuration: Configuration, maximum: number): Fault[] {
  const { runs, prices, maxCount } = configuration
  const faults: Fault[] = []
  const isOrdered = runs.every((run, index) => run <= maxCount && run > (runs[index - 1] ?? 0))
  if (!isOrdered) faults.push({ path: ['runs'], message: runsUnordered })
  const cells = countCells(configuration)
  if (cells > maximum)
    return [...faults, { path: ['prices'], message: { ...tooManyCells, values: { cells, maximum } } }]
  const rows = new Set(matrixRows(configuration))
  for (const [key, row] of Object.entries(prices)) {
    if (!rows.has(key)) faults.push({ path: ['prices', key], message: unknownRow })
    else if (row.length !== runs.length) faults.push({ path: ['prices', key], message: wrongLength })
    for (const [index, price] of row.entries())
      if (price !== null && price <= 0) faults.push({ path: ['prices', key, index], message: notAbove })
  }
  return faults
}

const countCells = ({ groups, runs }: Configuration): number =>
  groups
    .filter(({ inMatrix }) => inMatrix)
    .reduce((cells, { choices }) => cells * choices.length, runs.length)
