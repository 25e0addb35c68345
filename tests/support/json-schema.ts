/** As much of JSON Schema (2020-12) as the OpenAPI document uses. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  default?: unknown
}
export const keywords: ReadonlySet<string> = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'properties',
  'propertyNames',
  'additionalProperties',
  'required',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'default',
  'description',
])
type Schemas = Record<string, JsonSchema>
type Fields = Record<string, unknown>

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
}

/** The schema itself, where it is a reference what that leads to. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref === undefined) return schema
  const named = schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (!named) throw new Error(`${schema.$ref} leads nowhere`)
  return resolved(named, schemas)
}

/** The same with every reference put out, for readers that follow none. */
export function withoutReferences<Part>(part: Part, schemas: Schemas): Part {
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (!isFields(value)) return value
    if (String(value.$ref).startsWith('#/components/schemas/')) return put(resolved(value, schemas))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]))
  }
  return put(part) as Part
}

/** Where a value isn't what the schema says, and why. */
export function violations(value: unknown, given: JsonSchema, schemas: Schemas, place = ''): string[] {
  const schema = resolved(given, schemas)
  const inside = (inner: unknown, one: JsonSchema, key: string | number) =>
    violations(inner, one, schemas, `${place}/${key}`)
  const fits = (one: JsonSchema) => violations(value, one, schemas, place).length === 0
  const errors: [boolean, string][] = [
    [schema.type !== undefined && ![schema.type].flat().includes(typeOf(value, schema.type)), 'type'],
    [schema.enum !== undefined && !schema.enum.includes(value), 'enum'],
    ['const' in schema && schema.const !== value, 'const'],
    [schema.anyOf !== undefined && !schema.anyOf.some(fits), 'anyOf'],
    [schema.oneOf !== undefined && schema.oneOf.filter(fits).length !== 1, 'oneOf'],
    ...(typeof value === 'string' ? textErrors(value, schema) : []),
    ...(typeof value === 'number' ? figureErrors(value, schema) : []),
  ]
  return [
    ...errors.flatMap(([isWrong, keyword]) => (isWrong ? [`${place} ${keyword}`] : [])),
    ...(schema.allOf ?? []).flatMap((one) => violations(value, one, schemas, place)),
    ...(Array.isArray(value) ? listErrors(value, schema, place, inside) : []),
    ...(isFields(value) ? fieldErrors(value, schema, place, inside) : []),
  ]
}

type Inside = (inner: unknown, schema: JsonSchema, key: string | number) => string[]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typeOf(value: unknown, wanted: string | string[]): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const isWhole = Number.isInteger(value) && [wanted].flat().includes('integer')
  return isWhole ? 'integer' : typeof value
}

const textErrors = (text: string, schema: JsonSchema): [boolean, string][] => [
  [text.length < (schema.minLength ?? 0), 'minLength'],
  [text.length > (schema.maxLength ?? Number.POSITIVE_INFINITY), 'maxLength'],
  [schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text), 'pattern'],
  [formats[schema.format ?? '']?.test(text) === false, 'format'],
]

const figureErrors = (figure: number, schema: JsonSchema): [boolean, string][] => [
  [figure < (schema.minimum ?? Number.NEGATIVE_INFINITY), 'minimum'],
  [figure > (schema.maximum ?? Number.POSITIVE_INFINITY), 'maximum'],
  [figure <= (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY), 'exclusiveMinimum'],
  [figure >= (schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY), 'exclusiveMaximum'],
]

function listErrors(list: unknown[], schema: JsonSchema, place: string, inside: Inside): string[] {
  const isCounted = list.length >= (schema.minItems ?? 0) && list.length <= (schema.maxItems ?? list.length)
  return [
    ...(isCounted ? [] : [`${place} items`]),
    ...list.flatMap((item, index) => inside(item, schema.prefixItems?.[index] ?? schema.items ?? {}, index)),
  ]
}

function fieldErrors(fields: Fields, schema: JsonSchema, place: string, inside: Inside): string[] {
  const missing = (schema.required ?? []).filter((name) => fields[name] === undefined)
  return [
    ...missing.map((name) => `${place}/${name} required`),
    ...Object.entries(fields).flatMap(([name, value]) => {
      const known = schema.properties?.[name]
      if (known) return inside(value, known, name)
      const { additionalProperties: others } = schema
      if (others === false) return [`${place}/${name} unknown`]
      return typeof others === 'object' ? inside(value, others, name) : []
    }),
  ]
}
