import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import {
  type Choice,
  type Configuration,
  type Group,
  groupKinds,
  type Selection,
  type Size,
  type Texts,
} from './configuration.ts'
import { chosenChoices } from './find-choice.ts'
import type { OptionsQuote } from './quote-options.ts'

const size = z.object({ width: z.number(), height: z.number() })

/** {@link Selection} on the wire. */
export const selectionOut = z.object({
  choices: z.record(z.string(), z.array(z.string())),
  ownSize: size.nullable(),
})

/** A choice with its labels when it was ordered; the key of a custom size is empty. */
const orderedChoice = z.object({
  group: z.string(),
  kind: z.enum(groupKinds),
  ...textsOut('groupName'),
  choice: z.string(),
  ...textsOut('choiceName'),
})
export type OrderedChoice = z.infer<typeof orderedChoice>

const line = z.object({
  kind: z.enum(['base', 'addOn', 'turnaround', 'reduction']),
  group: z.string().nullable(),
  choice: z.string().nullable(),
  amount: z.number(),
})

/** The choices as an order stores them (OPT-10): mm, working days, the price lines in qəpik. */
export const orderedOptions = z.object({
  /** The version of the product's options. */
  version: z.int(),
  choices: z.array(orderedChoice),
  ownSize: size.nullable(),
  trim: size.nullable(),
  days: z.int().nullable(),
  lines: z.array(line),
})
export type OrderedOptions = z.infer<typeof orderedOptions>

/** The snapshot of a quote. */
export function toOrderedOptions(
  configuration: Configuration,
  version: number,
  { selection, trim, days, lines }: OptionsQuote,
): OrderedOptions {
  const choices = chosenChoices(configuration, selection).map(({ group, choice }) => chosenAs(group, choice))
  const sizes = configuration.groups.find(({ kind }) => kind === 'size')
  const own = selection.ownSize && sizes ? [chosenAs(sizes, sizeAsChoice(selection.ownSize))] : []
  return { version, choices: [...own, ...choices], ownSize: selection.ownSize, trim, days, lines }
}

const chosenAs = (group: Group, choice: Pick<Choice, 'key' | 'name'>): OrderedChoice => ({
  group: group.key,
  kind: group.kind,
  groupName: group.name.az,
  groupName_ru: group.name.ru,
  groupName_en: group.name.en,
  choice: choice.key,
  choiceName: choice.name.az,
  choiceName_ru: choice.name.ru,
  choiceName_en: choice.name.en,
})

const sizeAsChoice = ({ width, height }: Size): { key: string; name: Texts } => {
  const figures = `${width} × ${height}`
  const withCommas = figures.replaceAll('.', ',')
  return { key: '', name: { az: `${withCommas} mm`, ru: `${withCommas} мм`, en: `${figures} mm` } }
}

/** The snapshot on the wire, with its lines in AZN. */
export function orderedOptionsOut(stored: unknown): OrderedOptions {
  const options = orderedOptions.parse(stored)
  return { ...options, lines: options.lines.map((one) => ({ ...one, amount: toAzn(one.amount) })) }
}

/** The selection for repeating an order; a custom size is a choice without a key. */
export function selectionOfOrdered({ choices, ownSize }: OrderedOptions): Selection {
  const listed = choices.filter(({ choice }) => choice !== '')
  const byGroup = Map.groupBy(listed, ({ group }) => group)
  const keys = [...byGroup].map(([group, chosen]) => [group, chosen.map(({ choice }) => choice)] as const)
  return { choices: Object.fromEntries(keys), ownSize }
}
