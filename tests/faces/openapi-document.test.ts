import { describe, expect, test } from 'vitest'
import { describeProcedures } from '../../src/faces/described.ts'
import { openApiDocument } from '../../src/faces/openapi.ts'
import { appRouter } from '../../src/faces/router.ts'
import { type JsonSchema, keywords, violations } from '../support/json-schema.ts'

type Body = { schema: JsonSchema; example?: unknown }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: { name: string; schema: JsonSchema }[]
  responses: Record<string, { content?: Record<string, Body>; $ref?: string }>
  requestBody?: { content: Record<string, Body> }
}
type Document = {
  tags: { name: string; description: string }[]
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, unknown> }
  paths: Record<string, Record<string, Operation>>
}

const procedures = describeProcedures(appRouter)
const text = JSON.stringify(openApiDocument(procedures, 'http://shop.test'))
const document: Document = JSON.parse(text)
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const { schemas } = document.components

/** Every schema of the document, in bodies, answers, parameters and by name, with all of its parts. */
function everySchema(): JsonSchema[] {
  const partsOf = (schema: JsonSchema): JsonSchema[] => {
    const { anyOf = [], oneOf = [], allOf = [], prefixItems = [], properties = {} } = schema
    const others = [schema.items, schema.propertyNames, schema.additionalProperties]
    const parts = [...anyOf, ...oneOf, ...allOf, ...prefixItems, ...Object.values(properties), ...others]
    return [schema, ...parts.flatMap((part) => (typeof part === 'object' ? partsOf(part) : []))]
  }
  const whole = operations.flatMap(({ parameters, requestBody, responses }) => [
    ...parameters.map(({ schema }) => schema),
    ...[requestBody, ...Object.values(responses)].flatMap((one) =>
      Object.values(one?.content ?? {}).map(({ schema }) => schema),
    ),
  ])
  return [...whole, ...Object.values(schemas)].flatMap(partsOf)
}

// API-16
describe('the document is one that tools understand', () => {
  test('with examples that fit their schemas', () => {
    const examples = operations.flatMap(({ operationId, requestBody }) =>
      Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema, example }]) =>
        example === undefined ? [] : [[`${operationId} ${type}`, violations(example, schema, schemas)]],
      ),
    )
    expect(examples.length).toBeGreaterThan(100)
    expect(examples.filter(([, found]) => found?.length)).toEqual([])
  })

  test('of schemas that say nothing but JSON Schema', () => {
    const unknown = everySchema().flatMap((schema) => Object.keys(schema).filter((key) => !keywords.has(key)))
    expect(new Set(unknown)).toEqual(new Set())
  })

  test('every reference leads somewhere, and every name is used', () => {
    const names = [...Object.keys(schemas), ...Object.keys(document.components.responses)]
    const used = [...text.matchAll(/"\$ref":"#\/components\/\w+\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(used)).toEqual(new Set(names))
  })

  test('what stands in it more than once has a name, and it is half as large as without', () => {
    const bodies = operations.flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    )
    const written = everySchema()
      .filter((schema) => !bodies.includes(schema) && schema.properties?.data === undefined)
      .map((schema) => JSON.stringify(schema))
    const large = Object.entries(Object.groupBy(written, (one) => one)).flatMap(([one, all = []]) =>
      one.length > 500 && all.length > 1 ? [one.slice(0, 200)] : [],
    )
    expect(large).toEqual([])
    // Without names an operation would take twice as much.
    expect(Buffer.byteLength(text) / operations.length).toBeLessThan(1650)
  })

  test('operations have an id that nothing else has, out of the procedure’s name, and a tag that is described', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(procedures.map(({ name }) => name)))
    const described = document.tags.map((tag) => tag.name)
    expect(new Set(described)).toEqual(new Set(operations.flatMap(({ tags }) => tags)))
    expect(document.tags.filter(({ description }) => description === '')).toEqual([])
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([])
  })

  test('every status that is refused with has the error’s shape', () => {
    for (const { operationId, responses } of operations) {
      const refused = Object.entries(responses).filter(([status]) => status >= '400')
      expect(
        refused.map(([status]) => status),
        operationId,
      ).toContain('500')
      expect(
        refused.some(([status]) => status < '500'),
        operationId,
      ).toBe(true)
      expect(
        refused.filter(([, one]) => !JSON.stringify(one.$ref ?? one.content).includes('#/components/')),
      ).toEqual([])
    }
  })
})
