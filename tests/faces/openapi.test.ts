import type { AnyTRPCProcedure } from '@trpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { contractAccess } from './contract-access.ts'

type Operation = {
  responses: Record<string, { content?: unknown; headers?: unknown }>
  security: unknown[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
let app: TestApp
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  app = await startTestApp()
  document = await (await fetch(`${app.url}/api/openapi.json`)).json()
})
afterAll(() => app.close())

const find = (route: string): Operation | undefined => {
  const [method = '', path = ''] = route.split(' ')
  const wanted = path.replace(/:(\w+)/g, '{$1}')
  const entries = Object.entries(document.paths).filter(([key]) => key.toLowerCase() === wanted)
  return entries.map(([, operations]) => operations[method.toLowerCase()]).find((operation) => operation)
}

test('the page to try it serves its own files and nothing else of the disk', async () => {
  const page = await fetch(`${app.url}/api/docs`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await page.text()
  for (const [, file] of html.matchAll(/(?:src|href)="(\/api[^"]+)"/g)) {
    expect((await fetch(app.url + file)).status, file).toBe(200)
  }
  expect((await fetch(`${app.url}/api/docs/package.json`)).status).toBe(404)
  expect((await fetch(`${app.url}/api/docs/..%2Fpackage.json`)).status).toBe(404)
})

test('browsers elsewhere may call every method and read the paging header', async () => {
  const preflight = await fetch(`${app.url}/api/order`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(preflight.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/)
  const list = await fetch(`${app.url}/api/services`, { headers: { origin: 'https://elsewhere.example' } })
  expect(list.headers.get('access-control-expose-headers')).toContain('Pagination')
})

// API-11
test('the document has every route of the contract, with its success, its errors and its caller', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const [route, access] of Object.entries(contractAccess)) {
    const operation = find(route)
    expect(operation, route).toBeDefined()
    const statuses = Object.keys(operation?.responses ?? {})
    expect(
      statuses.filter((status) => status.startsWith('2')),
      route,
    ).toHaveLength(1)
    expect(statuses, route).toContain('503')
    if (access !== 'public') expect(statuses, route).toContain('401')
    if (typeof access === 'object') expect(statuses, route).toContain('403')
    const [success = ''] = statuses.filter((status) => status.startsWith('2'))
    if (success !== '204') expect(operation?.responses[success]?.content, route).toBeDefined()
  }
})

// API-1, API-11
test('a path stands once, whatever the case of its routes, with all of its methods', () => {
  const lower = Object.keys(document.paths).map((path) => path.toLowerCase().replace(/\{\w+\}/g, '{}'))
  expect(new Set(lower).size).toBe(lower.length)
  expect(Object.keys(document.paths['/Clients'] ?? {}).sort()).toEqual(['get', 'post'])
})

test('what is no procedure is there too: uploads and files', () => {
  for (const route of [
    'POST /uploads',
    'HEAD /uploads/:uploadid',
    'PATCH /uploads/:uploadid',
    'DELETE /uploads/:uploadid',
  ])
    expect(find(route)?.security, route).toEqual([{ bearer: [] }, { orderLink: [] }])
  expect(JSON.stringify(find('GET /order/:id/artwork/files/:fileid'))).toContain('application/octet-stream')
})

test('paged lists say so, texts and counts say their bounds', () => {
  expect(find('GET /services')?.responses['200']?.headers).toHaveProperty('Pagination')
  const order = JSON.stringify(find('POST /order'))
  expect(order).toContain('"maxLength":2000')
  expect(order).toContain('"minimum":1')
  expect(order).toContain('Idempotency-Key')
})

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
}

/** Where an example has a field that its schema doesn't know: left out in silence when it is read. */
function unknownFields(value: unknown, schema: Schema, place = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => unknownFields(item, schema.items ?? {}, `${place}[]`))
  if (typeof value !== 'object' || value === null) return []
  const fields = schema.properties ?? schema.anyOf?.find(({ properties }) => properties)?.properties
  if (!fields) return schema.additionalProperties ? [] : [place]
  return Object.entries(value).flatMap(([field, inner]) => {
    const known = fields[field]
    return known ? unknownFields(inner, known, `${place}.${field}`) : [`${place}.${field}`]
  })
}

// API-11
describe('the JSON body of every operation has an example', () => {
  const inPath = { id: 1, kind: 'service', noteId: 1, fileId: 1, version: 1, round: 1, pinId: 1 }
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>
  const withBody = describeProcedures(appRouter).flatMap(({ name, meta, paths, fields, fileFields }) => {
    const [path = ''] = paths
    const inBody = Object.keys(fields).filter(
      (field) => !fileFields.includes(field) && !path.split('/').includes(`:${field}`),
    )
    return meta.rest.method !== 'GET' && inBody.length > 0 ? [{ name, meta, path, fields, inBody }] : []
  })
  test.each(withBody)(
    'that it takes, with no field that it doesn’t know: $name',
    ({ name, meta, path, ...of }) => {
      const { example, method } = meta.rest
      expect(example).toBeDefined()
      const { inputs } = (procedures[name]?._def ?? {}) as unknown as { inputs: z.ZodType[] }
      const known = Object.entries(inPath).filter(([field]) => field in of.fields)
      for (const input of inputs)
        expect(input.safeParse({ ...Object.fromEntries(known), ...example }).error).toBeUndefined()
      const fields = of.inBody.map((field) => [
        field,
        z.toJSONSchema(of.fields[field] ?? z.any(), { io: 'input', unrepresentable: 'any' }),
      ])
      expect(unknownFields(example, { properties: Object.fromEntries(fields) })).toEqual([])
      const operation = find(`${method} ${path.toLowerCase()}`)
      for (const [type, body] of Object.entries(operation?.requestBody?.content ?? {}))
        expect(body.example, type).toEqual(example)
      expect(operation?.requestBody?.content).toHaveProperty(['application/json'])
    },
  )
})
