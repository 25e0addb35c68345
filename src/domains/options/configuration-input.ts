import { z } from 'zod'
import { line } from '../../lib/fields.ts'
import { maxQepik } from '../../lib/money.ts'
import { checkChoices, checkConfiguration, checkDefaults } from './check-configuration.ts'
import { type Configuration, choiceSigns, groupKinds } from './configuration.ts'
import type { Fault } from './fault.ts'

/** The most that a product's options may hold (OPT-8). */
export const limits = {
  groups: 12,
  choices: 60,
  rules: 200,
  runs: 40,
  cells: 5000,
  count: 10_000_000,
  millimetres: 20_000,
} as const

const key = z.string().regex(/^[a-z0-9-]{1,24}$/)
const words = (max: number, min = 0) => z.object({ az: line(max, { min }), ru: line(max), en: line(max) })
const qepik = z.int().min(0).max(maxQepik)
const basisPoints = z.int().min(0).max(100_000)
const count = z.int().min(1).max(limits.count)
const millimetres = z.number().min(0).max(limits.millimetres).multipleOf(0.1)
const side = millimetres.check(z.gt(0))

const addOn = z.object({
  fixed: qepik,
  perPiece: qepik,
  perSquareMetre: qepik,
  percentBp: basisPoints,
})

const choice = z.object({
  key,
  name: words(80, 1),
  hint: words(300),
  addOn,
  width: side.optional(),
  height: side.optional(),
  thickness: z.number().min(0).max(1000).optional(),
  weight: z.number().min(0).max(10_000).optional(),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  sign: z.enum(choiceSigns).optional(),
  sides: z.union([z.literal(1), z.literal(2)]).optional(),
  pages: z.int().min(1).max(2000).optional(),
  cornerRadius: millimetres.optional(),
  folds: z.array(side).max(20).optional(),
  days: z.int().min(0).max(365).optional(),
  factorBp: basisPoints.optional(),
  minCount: count.optional(),
  maxCount: count.optional(),
  soldOut: z.boolean().optional(),
})

const group = z.object({
  key,
  kind: z.enum(groupKinds),
  name: words(80, 1),
  hint: words(300),
  several: z.boolean(),
  required: z.boolean(),
  inMatrix: z.boolean(),
  choices: z.array(choice).min(1).max(limits.choices),
})

const pick = z.object({ group: key, choice: key })
const rule = z.object({ kind: z.enum(['excludes', 'requires']), if: pick, other: pick, reason: words(300) })

/** A configuration's fields, each by itself. */
export const configurationFields = z.object({
  groups: z.array(group).max(limits.groups),
  rules: z.array(rule).max(limits.rules),
  runs: z.array(count).min(1).max(limits.runs),
  // That they are above 0 is said by the rules of the table.
  prices: z.record(z.string().max(400), z.array(z.int().max(maxQepik).nullable()).max(limits.runs)),
  ownSize: z.object({ minWidth: side, maxWidth: side, minHeight: side, maxHeight: side }).nullable(),
  minCount: count,
  maxCount: count,
})

/** What staff save of a product's options: as a whole, in the units of the calculation (OPT-8). */
export const configurationSchema = configurationFields.check(({ value, issues }) => {
  const faults = checkConfiguration(value, limits.cells)
  const isSound = issues.length === 0 && faults.length === 0
  const further = isSound ? furtherFaults(value) : faults
  for (const { path, message } of further)
    issues.push({ code: 'custom', path, params: { message }, input: value })
})

/** The first choices come first: where they don't go together, others may be impossible for that reason alone. */
function furtherFaults(configuration: Configuration): Fault[] {
  const faults = checkDefaults(configuration)
  return faults.length > 0 ? faults : checkChoices(configuration)
}
