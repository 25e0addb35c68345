import { z } from 'zod'
import { line } from '../../../lib/fields.ts'
import { maxQepik } from '../../../lib/money.ts'
import { tooManyCells } from '../check-prices.ts'
import { configurationFields, limits } from '../configuration-input.ts'

const { runs, groups } = configurationFields.shape
const { key, choices } = groups.element.shape
const name = line(80)
const choice = z.object({ key: choices.element.shape.key, name })
/** Qəpik, null for on request, or any other text that was typed. */
const cell = z.union([z.int().min(0).max(maxQepik), z.null(), line(200)])

const fields = z.object({
  axes: z.array(z.object({ key, name, choices: z.array(choice).max(limits.choices) })).max(limits.groups),
  runs,
  prices: z.record(z.string().max(400), z.array(cell).max(limits.runs)),
})
export type PriceTable = z.output<typeof fields>

/**
 * Prices as a screen shows them, saved or not; names in one language. Rows have the keys of a configuration.
 */
export const priceTableSchema = fields.check(({ value: { axes, runs }, issues }) => {
  const maximum = limits.cells
  const cells = axes.reduce((sum, { choices }) => sum * choices.length, runs.length)
  const message = { ...tooManyCells, values: { cells, maximum } }
  if (cells > maximum) issues.push({ code: 'custom', path: ['prices'], params: { message }, input: cells })
})
