import { z } from 'zod'

const reference = z.object({ id: z.int(), name: z.string() })
const tier = z.object({ count: z.int(), price: z.number() })

/**
 * A field's value in the history, as on the wire: texts, AZN, per cent, ISO days, pictures as URLs, other records
 * with the name that they had.
 */
export const valueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  reference,
  z.array(z.string()),
  z.array(z.number()),
  z.array(reference),
  z.array(tier),
])
export type Value = z.infer<typeof valueSchema>
export type Reference = z.infer<typeof reference>

export type Fields = Readonly<Record<string, Value>>
/** `[from, to]` of each field that changed. */
export type Changes = Record<string, [from: Value, to: Value]>
export const changesSchema = z.record(z.string(), z.tuple([valueSchema, valueSchema]))

/** A record at one moment: its name, and all that staff can change. */
export type Snapshot = { name: string; fields: Fields }
