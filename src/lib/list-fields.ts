import { z } from 'zod'
import { lenient } from './fields.ts'

function readList(value: unknown): unknown {
  const single = value === undefined ? [] : [value]
  const entries = Array.isArray(value) ? value : single
  return entries.flatMap((entry): unknown[] => {
    if (typeof entry !== 'string') return [entry]
    const trimmed = entry.trim()
    if (trimmed === '') return []
    if (!trimmed.startsWith('[')) return [trimmed.startsWith('{') ? readJson(trimmed) : entry]
    const list = readJson(trimmed)
    return Array.isArray(list) ? list : [entry]
  })
}

function readJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A list: a JSON list, a repeated field, or a field that holds a JSON list as text. Not sent stays undefined. */
export function list<Item extends z.ZodType>(item: Item, max = 200) {
  return lenient((value) => (value === undefined ? undefined : readList(value)), z.array(item).max(max))
}

/** An object inside a list whose field names are matched without regard to case. */
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return lenient((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const name = names.get(key.toLowerCase())
        return name === undefined ? [] : [[name, entry]]
      }),
    )
  }, z.object(shape))
}
