import { z } from 'zod'
import { groupKinds } from './configuration.ts'
import { configurationFields } from './configuration-input.ts'

const text = z.string()
const margins = z.object({ bleed: z.number(), safe: z.number() })
const pick = z.object({ group: z.string(), choice: z.string() })

/** A configuration in one language, in the units of the calculation: qəpik, millimetres, basis points. */
const localConfiguration = configurationFields.extend({
  groups: z.array(
    z.object({
      ...configurationFields.shape.groups.element.shape,
      kind: z.enum(groupKinds),
      name: text,
      hint: text,
      choices: z.array(
        z.object({
          ...configurationFields.shape.groups.element.shape.choices.element.shape,
          name: text,
          hint: text,
        }),
      ),
    }),
  ),
  rules: z.array(z.object({ kind: z.enum(['excludes', 'requires']), if: pick, other: pick, reason: text })),
})

/**
 * `version` is null for a product without options. `margins`: mm of its template, for pieces up to a metre
 * and for larger ones. The caller's discounts are in basis points.
 */
export const optionsSchema = z.object({
  id: z.int(),
  version: z.int().nullable(),
  configuration: localConfiguration.nullable(),
  margins: z.object({ small: margins, large: margins }),
  reduction: z.object({ percentageBp: z.int(), kind: z.enum(['campaign', 'client']).nullable() }),
})
export type OptionsView = z.infer<typeof optionsSchema>

/** The configuration as staff edit it. */
export const multilanguageOptionsSchema = z.object({
  id: z.int(),
  version: z.int().nullable(),
  configuration: configurationFields.nullable(),
})
export type MultilanguageOptions = z.infer<typeof multilanguageOptionsSchema>

/** The saved configuration. `isChanged` false: it was the same, and no version was made (OPT-13). */
export const savedOptionsSchema = multilanguageOptionsSchema.extend({ isChanged: z.boolean() })
