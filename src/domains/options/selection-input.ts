import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { lenient, line } from '../../lib/fields.ts'
import type { Selection } from './configuration.ts'

const key = line(24, { min: 1 })
const millimetres = z.number().positive().max(100_000)

const unknownField: Message = /*i18n*/ {
  id: 'options.unknownField',
  message: 'Choices have no such field: only choices and ownSize (width, height) are known.',
}

/** An object, or its JSON as text, since forms hold nothing else. */
function readObject(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** An object with only these fields, whatever the case of their names (OPT-21). */
function onlyFields<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const fields = Object.entries(value).map(([name, entry]) => {
      const known = names.get(name.toLowerCase())
      if (known === undefined)
        context.issues.push({ code: 'custom', path: [name], params: { message: unknownField }, input: value })
      return [known ?? name, entry]
    })
    return Object.fromEntries(fields)
  }, z.object(shape))
}

/** A key alone means a list of it. */
const keys = lenient((value) => (typeof value === 'string' ? [value] : value), z.array(key).max(60))

/** A selection: `{choices: {paper: ['matt-350']}, ownSize: {width: 90, height: 50}}`, in mm. */
export const selectionSchema = lenient(
  readObject,
  onlyFields({
    choices: z
      .record(key, keys)
      .check(z.refine((groups) => Object.keys(groups).length <= 24))
      .default({}),
    ownSize: onlyFields({ width: millimetres, height: millimetres }).nullable().default(null),
  }),
) as unknown as z.ZodType<Selection, { choices?: Record<string, string[]>; ownSize?: Selection['ownSize'] }>
