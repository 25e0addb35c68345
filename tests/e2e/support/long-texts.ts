import type { JsonSchema } from '../../support/json-schema.ts'

type Body = Record<string, unknown>
type Operation = {
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: Body }> }
}
type Document = {
  components: { schemas: Record<string, JsonSchema> }
  paths: Record<string, Record<string, Operation>>
}

const link = 'https://drive.google.com/file/d/1a'
const word = 'Ənyuvenalşriftlərsizləşdirilmiş'

/** Texts of a form of their own, which the calls give. */
const written =
  /email|phone|whatsapp|password|link|mapEmbedCode|url|code|token|challenge|noteWas|field|check$|iban|account$/i

let made = 0
/** Without a place to break; no two are the same. */
export function longText(max: number): string {
  made += 1
  return max > 200
    ? `${link}${made}`.padEnd(Math.min(max, 300), 'bcdefgh')
    : `${made}${word.repeat(9)}`.slice(0, max)
}

/** What the program says that its calls take, and bodies of it in which every text is as long and unbroken as it may be. */
export async function readCalls(site: string) {
  const answer = await fetch(`${site}/api/openapi.json`)
  const { components, paths } = (await answer.json()) as Document
  const asked = new Set<string>()

  const contentOf = (operation: Operation) => operation.requestBody?.content['application/json']

  function resolved(schema: JsonSchema): JsonSchema {
    const { $ref, anyOf } = schema
    if ($ref) return resolved(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
    const parts = anyOf?.map(resolved).filter(({ type }) => type !== 'null')
    return parts?.length === 1 && parts[0] ? parts[0] : schema
  }

  const isText = (schema: JsonSchema, name: string) =>
    schema.type === 'string' &&
    (schema.maxLength ?? 0) > 24 &&
    schema.pattern === undefined &&
    schema.format === undefined &&
    schema.enum === undefined &&
    !written.test(name)

  /** Where the texts are, of all that may be sent: `lines[].title`. */
  function textsIn(given: JsonSchema, name = ''): string[] {
    const schema = resolved(given)
    if (isText(schema, name)) return [name]
    const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      textsIn(part, name === '' ? key : `${name}.${key}`),
    )
    return [...own, ...(schema.items ? textsIn(schema.items, `${name}[]`) : [])]
  }

  function filled(given: JsonSchema, value: unknown, name = ''): unknown {
    const schema = resolved(given)
    if (isText(schema, name)) return longText(schema.maxLength ?? 0)
    if (Array.isArray(value)) return value.map((one) => filled(schema.items ?? {}, one, name))
    if (!schema.properties || (value !== undefined && !isBody(value)) || (value === undefined && name !== ''))
      return value
    const all = Object.entries(schema.properties).map(([key, part]) => [key, filled(part, value?.[key], key)])
    return { ...value, ...Object.fromEntries(all.filter(([, one]) => one !== undefined)) }
  }

  return {
    /** The body of a call: its example, and what is given. */
    body(call: string, given: Body = {}): Body {
      const [method = '', path = ''] = call.split(' ')
      const operation = paths[path]?.[method.toLowerCase()]
      const content = operation && contentOf(operation)
      if (!content) throw new Error(`${call} takes no body`)
      asked.add(call)
      return filled(content.schema, { ...content.example, ...given }) as Body
    },
    /** Calls that take texts, with where they are, of which no body was asked; of a change that of the new one counts. */
    left(): string[] {
      const told = new Set([...asked].map(addressOf))
      return Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, operation]) => {
          const content = contentOf(operation)
          const texts = content && !told.has(addressOf(path)) ? textsIn(content.schema) : []
          return texts.length > 0 ? [`${method.toUpperCase()} ${path}: ${texts.join(', ')}`] : []
        }),
      )
    },
  }
}

/** Of a call or a path; a record and the list that it is in have the same. */
const addressOf = (call: string): string => call.replace(/^\w+ /, '').replace(/\/\{\w+\}$/, '')

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
