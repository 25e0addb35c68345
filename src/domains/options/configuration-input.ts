import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { line } from '../../lib/fields.ts'
import { maxQepik } from '../../lib/money.ts'
import { checkGroups } from './check-groups.ts'
import { checkPrices } from './check-prices.ts'
import { type Configuration, choiceSigns, groupKinds, type Pick, type Rule } from './configuration.ts'
import type { Fault } from './fault.ts'
import { findChoice, findGroup } from './find-choice.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { quoteOptions } from './quote-options.ts'

/** The limits of a product's options (OPT-8). */
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
const textsOf = (max: number, min = 0) => z.object({ az: line(max, { min }), ru: line(max), en: line(max) })
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
  name: textsOf(80, 1),
  hint: textsOf(300),
  addOn,
  width: side.optional(),
  height: side.optional(),
  thickness: z.number().min(0).max(1000).optional(),
  weight: z.number().min(0).max(10_000).optional(),
  sheets: z.number().min(0).max(2000).multipleOf(0.1).optional(),
  film: z.number().min(0).max(1000).optional(),
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
  name: textsOf(80, 1),
  hint: textsOf(300),
  several: z.boolean(),
  required: z.boolean(),
  inMatrix: z.boolean(),
  choices: z.array(choice).min(1).max(limits.choices),
})

const pick = z.object({ group: key, choice: key })
const rule = z.object({ kind: z.enum(['excludes', 'requires']), if: pick, other: pick, reason: textsOf(300) })

/** The fields of a configuration, each checked by itself. */
export const configurationFields = z.object({
  groups: z.array(group).max(limits.groups),
  rules: z.array(rule).max(limits.rules),
  runs: z.array(count).min(1).max(limits.runs),
  // Negative prices are refused by the rules of the table.
  prices: z.record(z.string().max(400), z.array(z.int().max(maxQepik).nullable()).max(limits.runs)),
  ownSize: z.object({ minWidth: side, maxWidth: side, minHeight: side, maxHeight: side }).nullable(),
  minCount: count,
  maxCount: count,
})

/** What staff save of a product's options, as a whole and in the units of the calculation (OPT-8). */
export const configurationSchema = configurationFields.check(({ value, issues }) => {
  const faults = checkConfiguration(value, limits.cells)
  const isSound = issues.length === 0 && faults.length === 0
  const further = isSound ? furtherFaults(value) : faults
  for (const { path, message } of further)
    issues.push({ code: 'custom', path, params: { message }, input: value })
})

/** Defaults come first: where they don't go together, others may be impossible for that reason alone. */
function furtherFaults(configuration: Configuration): Fault[] {
  const faults = checkDefaults(configuration)
  return faults.length > 0 ? faults : checkChoices(configuration)
}

const impossibleDefault: Message = /*i18n*/ {
  id: 'options.impossibleDefault',
  message: 'The first choices of the groups don’t go together. Put one first that does.',
}

const neverChosen: Message = /*i18n*/ {
  id: 'options.neverChosen',
  message: 'With these rules “{choice}” could never be chosen.',
}

/** Whether groups, rules and prices agree with each other (OPT-8). */
function checkConfiguration(configuration: Configuration, maxCells: number): Fault[] {
  return [
    ...checkGroups(configuration),
    ...checkRules(configuration),
    ...checkPrices(configuration, maxCells),
  ]
}

/** No choice may be barred everywhere by rules, in a configuration that is otherwise sound (OPT-8). */
function checkChoices(configuration: Configuration): Fault[] {
  const [never] = impossibleChoices(configuration)
  if (!never) return []
  const found = findChoice(findGroup(configuration, never.group), never.choice)
  const choice = found?.name.az ?? never.choice
  return [{ path: ['rules'], message: { ...neverChosen, values: { choice } } }]
}

/** The defaults must be possible at one run at least, in a configuration that is otherwise sound. */
function checkDefaults(configuration: Configuration): Fault[] {
  const selection = { choices: {}, ownSize: null }
  const counts = [configuration.minCount, ...configuration.runs]
  const isPossible = counts.some((count) => quoteOptions({ configuration, selection, count }).isOrderable)
  return isPossible ? [] : [{ path: ['groups'], message: impossibleDefault }]
}

const noSuchChoice: Message = /*i18n*/ { id: 'options.noSuchChoice', message: 'There is no such choice.' }
const sameGroup: Message = /*i18n*/ {
  id: 'options.sameGroup',
  message: 'Of this group only one is chosen anyway.',
}

/** Rules must name existing choices, and two that could be chosen together. */
function checkRules(configuration: Configuration): Fault[] {
  return configuration.rules.flatMap((rule, index) => {
    const unknown = (['if', 'other'] as const).filter((side) => !isThere(configuration, rule[side]))
    const faults = unknown.map((side): Fault => ({ path: ['rules', index, side], message: noSuchChoice }))
    return areAlternatives(configuration, rule)
      ? [...faults, { path: ['rules', index, 'other'], message: sameGroup }]
      : faults
  })
}

const isThere = (configuration: Configuration, { group, choice }: Pick): boolean =>
  findChoice(findGroup(configuration, group), choice) !== undefined

const areAlternatives = (configuration: Configuration, rule: Rule): boolean =>
  rule.if.group === rule.other.group &&
  (rule.if.choice === rule.other.choice || findGroup(configuration, rule.if.group)?.several === false)
