import { z } from 'zod'
import type { Described } from './described.ts'

const kilobyte = 1024
/** Of what has no bound of its own: a text, the choices of a product, anything. */
const unboundLetters = 200
const unboundItems = 100
const unboundBytes = 4 * kilobyte
/** Whatever the fields say: a batch of ten large calls isn't one person's. */
const mostOfAll = 4 * 1024 * kilobyte
const figureBytes = 32
/** Ids, days, hashes. */
const patternBytes = 80
/** `\u015f`: a letter as JSON may write it. */
const letterBytes = 6

type Json = z.core.JSONSchema.BaseSchema

/**
 * How many bytes the JSON of several calls may have, by the names of their procedures: as much as their fields hold when
 * every letter of them is escaped (API-13). What no procedure is has none.
 */
export function createMostBytes(
  procedures: readonly Pick<Described, 'name' | 'fields'>[],
): (names: readonly string[]) => number {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))
  // Reckoned when the first large body comes: most never get one.
  const known = new Map<string, number>()
  const most = (name: string): number => {
    const procedure = byName.get(name)
    if (!procedure) return 0
    const bytes = known.get(name) ?? bytesOf(jsonOf(procedure.fields))
    known.set(name, bytes)
    return bytes
  }
  return (names) =>
    Math.min(
      mostOfAll,
      names.reduce((sum, name) => sum + most(name), unboundBytes),
    )
}

const jsonOf = (fields: Described['fields']): Json =>
  z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' })

function bytesOf(schema: Json | boolean): number {
  if (typeof schema === 'boolean') return unboundBytes
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (alternatives) return Math.max(...alternatives.map(bytesOf))
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  switch (schema.type) {
    case 'string':
      return schema.pattern ? patternBytes : (schema.maxLength ?? unboundLetters) * letterBytes + 2
    case 'number':
    case 'integer':
      return figureBytes
    case 'boolean':
    case 'null':
      return figureBytes
    case 'array':
      return (schema.maxItems ?? unboundItems) * (itemBytes(schema.items) + 1) + 2
    case 'object':
      return objectBytes(schema)
    default:
      return unboundBytes
  }
}

const itemBytes = (items: Json['items']): number =>
  items === undefined || Array.isArray(items) ? unboundBytes : bytesOf(items)

function objectBytes({ properties, additionalProperties }: Json): number {
  if (!properties) return unboundBytes
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + bytesOf(field))
  const others = typeof additionalProperties === 'object' ? unboundBytes : 0
  return fields.reduce((sum, bytes) => sum + bytes, others + 2)
}
