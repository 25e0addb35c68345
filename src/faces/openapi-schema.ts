import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** What callers send or get, as JSON schema. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: target }) => {
      // Generated clients treat a property with a default as required.
      if (io === 'input' && target.default !== undefined) {
        if (target.default !== '') target.description = `Without it: ${JSON.stringify(target.default)}`
        delete target.default
      }
      // Our own mark of a file.
      delete target.isFile
      // A format says it all; zod's expressions for it are longer than most schemas.
      if (target.format) delete target.pattern
      // Any whole number: the limits of a double say nothing.
      if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum
      if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum
    },
  })
  return json
}
