import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeProcedures } from '../../src/faces/described.ts'
import { openApiDocument } from '../../src/faces/openapi.ts'
import { appRouter } from '../../src/faces/router.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../support/factories.ts'
import { figure } from '../support/figure.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { type JsonSchema, withoutReferences } from '../support/json-schema.ts'

/** 50,000 in `npm run trust`. */
const total = Number(process.env.FUZZ_REQUESTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const atOnce = 16

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  items?: Schema
}
type Operation = {
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
  caller: 'visitor' | 'client' | 'SuperAdmin'
}

const errors: string[] = []
const onRejection = (reason: unknown): void => {
  errors.push(`unhandled rejection: ${reason}`)
}
let app: TestApp

beforeAll(async () => {
  process.on('unhandledRejection', onRejection)
  app = await startTestApp({ settings: { LOG_LEVEL: 'fatal' } })
  const service = await makeService(app.deps.db, { prices: [{ count: 50, price: 2400 }] })
  await makeProduct(app.deps.db, service.id, { prices: [{ count: 50, price: 2400 }] })
})
afterAll(async () => {
  process.off('unhandledRejection', onRejection)
  await app.close()
})

const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  '💥',
  'null',
  'NaN',
  '1e309',
  -1,
  0,
  0.1,
  1.005,
  2147483647,
  2147483648,
  1e21,
  true,
  [],
  {},
  [[]],
  [null],
  '[1,2',
  '[{"count":1,"price":1}]',
  '{"a":1}',
  "'; DROP TABLE orders; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(30_000),
  '__proto__',
  { __proto__: { a: 1 } },
  'javascript:alert(1)',
  'Pending',
  'ru',
  '2026-02-30',
  '2026-11-30T00:00:00.000Z',
  'a@b.az',
  'demo-password',
)
const anyValue = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Mostly what the document asks for, at times anything. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), anyValue)
  const plain: Record<string, fc.Arbitrary<unknown>> = {
    integer: fc.integer({ min: -2, max: 40 }),
    number: fc.double({ min: -2, max: 2e9, noNaN: true }),
    boolean: fc.boolean(),
    string: fc.oneof(
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc.emailAddress(),
      fc.constant('+994 50 312 44 18'),
    ),
    array: fc.array(schema.items ? anyOr(schema.items) : anyValue, { maxLength: 4 }),
    object: fc.dictionary(fc.string({ maxLength: 8 }), anyValue, { maxKeys: 4 }),
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return fc.oneof({ weight: 4, arbitrary: plain[type ?? ''] ?? anyValue }, { weight: 1, arbitrary: anyValue })
}

function anyOr(schema: Schema): fc.Arbitrary<unknown> {
  return schema.properties
    ? fc.record(mapValues(schema.properties, valueFor), { requiredKeys: [] })
    : valueFor(schema)
}

function mapValues<Value>(
  record: Record<string, Schema>,
  map: (schema: Schema) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, map(schema)]))
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const callers = fc.constantFrom<FuzzRequest['caller']>('visitor', 'client', 'SuperAdmin', 'SuperAdmin')

function restRequest(method: string, path: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const body = operation.requestBody?.content['application/json']?.schema
  return fc
    .record({
      values: fc.record(
        Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, valueFor(schema)])),
        { requiredKeys: [] },
      ),
      body: body ? anyOr(body) : fc.constant(undefined),
      kind: fc.constantFrom('json', 'json', 'json', 'form', 'broken'),
      language: fc.constantFrom('az', 'ru', 'en', 'xx', undefined),
      key: fc.constantFrom(undefined, 'k1', 'k2', ''),
      caller: callers,
    })
    .map(({ values, body: content, kind, language, key, caller }) => {
      const query = new URLSearchParams(language ? { language } : {})
      let address = path
      for (const { name, in: place } of operation.parameters) {
        const value = values[name]
        if (place === 'path')
          address = address.replace(`{${name}}`, encodeURIComponent(wellFormed(asText(value ?? 1))))
        else if (place === 'query' && value !== undefined) query.append(name, asText(value))
      }
      return {
        method: method.toUpperCase(),
        path: `/api${address}?${query}`,
        caller,
        ...withBody(method === 'get' ? undefined : content, kind, key),
      }
    })
}

const wellFormed = (text: string): string => text.toWellFormed().slice(0, 300) || '1'

function withBody(
  content: unknown,
  kind: string,
  key: string | undefined,
): Pick<FuzzRequest, 'headers' | 'body'> {
  if (content === undefined) return { headers: {}, body: undefined }
  if (kind === 'broken')
    return { headers: { 'content-type': 'application/json' }, body: asText(content).slice(1) }
  if (kind === 'form' && typeof content === 'object' && content !== null) {
    const form = new FormData()
    for (const [name, value] of Object.entries(content))
      form.append(name.toWellFormed(), asText(value).toWellFormed())
    form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'x.svg')
    return { headers: {}, body: form }
  }
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) }
  return { headers, body: JSON.stringify(content) }
}

function trpcRequest(name: string, type: 'query' | 'mutation', schema: Schema): fc.Arbitrary<FuzzRequest> {
  const json = { 'content-type': 'application/json' }
  return fc
    .record({ input: fc.oneof(anyOr(schema), anyValue), caller: callers })
    .map(({ input, caller }): FuzzRequest => {
      const text = (JSON.stringify(input) ?? '{}').toWellFormed()
      const query = `?input=${encodeURIComponent(text).slice(0, 8000)}`
      return type === 'query'
        ? { method: 'GET', path: `/trpc/${name}${query}`, headers: {}, body: undefined, caller }
        : { method: 'POST', path: `/trpc/${name}`, headers: json, body: text, caller }
    })
}

function everyRequest(): fc.Arbitrary<FuzzRequest> {
  const procedures = describeProcedures(appRouter)
  const { paths: written, components } = openApiDocument(procedures, 'http://shop.test') as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const paths = withoutReferences(written, components.schemas)
  const rest = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => restRequest(method, path, operation)),
  )
  const schemas = new Map(
    Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => {
        const { operationId } = operation as Operation & { operationId: string }
        const parameters = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema]))
        const body = operation.requestBody?.content['application/json']?.schema.properties
        return [operationId, { properties: { ...parameters, ...body } }] as const
      }),
    ),
  )
  const trpc = procedures.map(({ name, type }) => trpcRequest(name, type, schemas.get(name) ?? {}))
  return fc.oneof(...rest, ...trpc)
}

async function tokensOf(role: string): Promise<() => Promise<string>> {
  return async () => makeToken(app.deps.db, (await makeUser(app.deps.db, role)).id)
}

// TRU-1
test(`${total} seeded requests over every route and procedure give no 5xx and no stack (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const renew = { client: await tokensOf('Client'), SuperAdmin: await tokensOf('SuperAdmin') }
  const tokens = { client: await renew.client(), SuperAdmin: await renew.SuperAdmin() }
  const requests = fc.sample(everyRequest(), { numRuns: total, seed })
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async (): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const { caller, method, path, body, headers } = request
      const authorization = caller === 'visitor' ? undefined : `Bearer ${tokens[caller]}`
      const response = await fetch(app.url + path, {
        method,
        body,
        headers: { ...headers, ...(authorization && { authorization }) },
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500 || /\n\s+at |node_modules|\.ts:\d+/.test(text)) {
        errors.push(
          `${response.status} ${caller} ${method} ${path.slice(0, 300)} ${String(body).slice(0, 300)} → ${text.slice(0, 300)}`,
        )
      }
      if (response.status === 401 && caller !== 'visitor') tokens[caller] = await renew[caller]()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  figure({
    name: `fuzzing, ${total} requests`,
    goal: 'no 5xx, no unhandled rejection, no stack text',
    measured: `${errors.length} faults`,
    isReached: errors.length === 0,
    seed,
  })
  expect(errors.slice(0, 20)).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(total)
  // The requests reach the rules and not only the doormen.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 20)
  expect(statuses.get(400) ?? 0).toBeGreaterThan(total / 20)
})
