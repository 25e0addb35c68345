import { z } from 'zod'
import { updatedAtOut } from '../../lib/as-read.ts'
import { paged } from '../../lib/paging.ts'
import { documentKinds } from '../documents/document-number.ts'
import { eqaimeStates } from '../tax/eqaime-states.ts'
import { barriers, eqaimeKinds, layouts, warnings } from './eqaime-kinds.ts'

const said = z.object({ az: z.string(), ru: z.string(), en: z.string() })
const person = z.object({ id: z.int(), name: z.string(), surname: z.string() })

/** A document, as lists name it. */
export const namedDocumentSchema = z.object({ id: z.int(), number: z.string() })
export type NamedDocument = z.infer<typeof namedDocumentSchema>

const shownDocumentSchema = namedDocumentSchema.extend({
  kind: z.enum(documentKinds),
  day: z.iso.date(),
})

/** Something that is missing, and where; `serviceId` and `productId` of a line without a code of goods. */
export const problemSchema = z.object({
  code: z.enum([...barriers, ...warnings]),
  /** False: it is only warned of. */
  bars: z.boolean(),
  orderId: z.int().nullable(),
  /** What the line names, in three languages. */
  name: said.nullable(),
  serviceId: z.int().nullable(),
  productId: z.int().nullable(),
})
export type Problem = z.infer<typeof problemSchema>

const parts = {
  document: shownDocumentSchema,
  kind: z.enum(eqaimeKinds),
  buyer: z.object({ id: z.int(), name: z.string(), voen: z.string() }),
  orderIds: z.array(z.int()),
  /** What its lines name. */
  lines: z.array(z.object({ orderId: z.int(), title: said })),
  /** The document's own sums, AZN: of a correction by how much it corrects. */
  gross: z.number(),
  vat: z.number(),
}

/** An e-qaimə to write. */
export const dueSchema = z.object({
  ...parts,
  /** The day from which five days count: that of the act, or of the payment. */
  from: z.iso.date(),
  dueOn: z.iso.date(),
  /** Below zero when it is late. */
  daysLeft: z.int(),
  problems: z.array(problemSchema),
  /** Nothing bars it. */
  canExport: z.boolean(),
})
export type Due = z.infer<typeof dueSchema>
/** AZN and pieces of all that the filter finds. */
export const dueListSchema = paged(dueSchema).extend({
  count: z.int(),
  gross: z.number(),
  vat: z.number(),
  /** Everything that is to be written, whatever the filter. */
  dueCount: z.int(),
})
export type DueList = z.infer<typeof dueListSchema>

/** An e-qaimə that was exported; who did is for staff. */
export const sentSchema = z.object({
  ...parts,
  /** Its document counts no more. */
  isVoided: z.boolean(),
  layout: z.enum(layouts),
  /** SHA-256 of the XML as it was last exported, hexadecimal. */
  sha256: z.string(),
  /** Whether the portal's schema was there, and took it. */
  isChecked: z.boolean(),
  exportedAt: z.iso.datetime(),
  exportedBy: person,
  /** Empty until staff know it. */
  portalNumber: z.string(),
  portalState: z.enum(eqaimeStates).nullable(),
  enteredAt: z.iso.datetime().nullable(),
  enteredBy: person.nullable(),
})
export type Sent = z.infer<typeof sentSchema>
export const sentListSchema = paged(sentSchema).extend({
  count: z.int(),
  gross: z.number(),
  vat: z.number(),
})
export type SentList = z.infer<typeof sentListSchema>

/** How the portal's schema judges: `absent`, there is none. */
export const schemaStates = ['absent', 'valid', 'invalid'] as const

/** What is known of documents before they are exported. */
export const checkSchema = z.object({
  /** All of them go as they are. */
  canExport: z.boolean(),
  lines: z.int(),
  gross: z.number(),
  vat: z.number(),
  /** Each one's lines add up to its document. */
  sumsEqual: z.boolean(),
  schema: z.enum(schemaStates),
  documents: z.array(
    z.object({
      document: namedDocumentSchema,
      lines: z.int(),
      sumsEqual: z.boolean(),
      problems: z.array(problemSchema),
      /** What the portal's schema says against it, in its own words. */
      errors: z.array(z.object({ line: z.int(), text: z.string() })),
      /** Voided, not to be written, or with a number of the portal already: it doesn't go at all. */
      refusal: z.enum(['voided', 'notDue', 'hasNumber']).nullable(),
    }),
  ),
})
export type Check = z.infer<typeof checkSchema>

/** Why a line of what was pasted isn't taken. */
export const unreadReasons = [
  'noDocument',
  'noNumber',
  'severalDocuments',
  'severalNumbers',
  'unknownDocument',
  'notExported',
  'sameNumber',
  'otherNumber',
  'documentTwice',
  'oddNumber',
] as const

/** What was pasted, line by line, counted from 1. */
export const numbersSchema = z.object({
  found: z.array(
    z.object({
      line: z.int(),
      document: namedDocumentSchema,
      portalNumber: z.string(),
      state: z.enum(eqaimeStates).nullable(),
      /** It stands there already. */
      isKnown: z.boolean(),
    }),
  ),
  unknown: z.array(
    z.object({
      line: z.int(),
      text: z.string(),
      reason: z.enum(unreadReasons),
      /** The number of the document that is probably meant. */
      guess: z.string().nullable(),
      /** The document with this number of the portal already. */
      document: namedDocumentSchema.nullable(),
    }),
  ),
})
export type Numbers = z.infer<typeof numbersSchema>

/** The portal's schema of a layout; null until the owner puts it there. */
export const schemaFileSchema = z.object({
  layout: z.enum(layouts),
  file: z
    .object({
      /** Bytes. */
      size: z.int(),
      putAt: z.iso.datetime(),
      /** Hexadecimal. */
      sha256: z.string(),
    })
    .nullable(),
})

export const eqaimeSettingsSchema = z.object({
  /** The default, for whatever has no code of its own; empty if there is none. */
  goodsCode: z.string(),
  layout: z.enum(layouts),
  updatedAt: updatedAtOut,
})
