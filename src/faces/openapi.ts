import { z } from 'zod'
import { type ErrorCode, errorStatuses } from '../lib/errors.ts'
import { areas } from '../procedures/areas.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { type Described, isShared } from './described.ts'
import { uploadPaths } from './uploads-openapi.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of all of /api, from the same meta that makes the routes. */
export function openApiDocument(procedures: Described[], serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  const spellings = new Map<string, string>()
  for (const procedure of procedures) {
    for (const [index, path] of procedure.paths.entries()) {
      // One entry for `/Clients` and `/clients`: their case means nothing, the first one stands.
      const key = spellings.get(path.toLowerCase()) ?? path.replace(/:(\w+)/g, '{$1}')
      spellings.set(path.toLowerCase(), key)
      paths[key] = {
        ...paths[key],
        [procedure.meta.rest.method.toLowerCase()]: operation(procedure, path, index),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mətbəə',
      version: '1',
      description:
        'Paths and field names are case-insensitive. `language` (or `lang`) is az, ru or en; anything else is az. ' +
        'Every 2xx with a body is {"data": …}. Money is AZN with two decimals.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        orderLink: { type: 'apiKey', in: 'header', name: orderLinkHeader },
      },
      schemas: { Error: errorSchema },
    },
    paths: { ...paths, ...uploadPaths },
  }
}

const errorSchema: Json = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    message: { type: 'string', description: 'In the language of the request.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function operation(procedure: Described, path: string, index: number): Json {
  const { access, rest } = procedure.meta
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const inQuery =
    rest.method === 'GET' ? Object.keys(procedure.fields).filter((field) => !inPath.includes(field)) : []
  const inBody = Object.keys(procedure.fields).filter(
    (field) => !inPath.includes(field) && !inQuery.includes(field),
  )
  return {
    operationId: index === 0 ? procedure.name : `${procedure.name}.${index + 1}`,
    tags: [procedure.name.split('.')[0]],
    summary: rest.summary,
    description: accessText(access),
    security: securityOf(access),
    parameters: [
      ...inPath.map((name) => parameter(procedure, name, 'path')),
      ...inQuery.map((name) => parameter(procedure, name, 'query')),
      ...Object.entries(rest.headers ?? {}).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(rest.method !== 'GET' && inBody.length > 0 && { requestBody: requestBody(procedure, inBody) }),
    responses: responses(procedure),
  }
}

function securityOf(access: Described['meta']['access']): Json[] {
  if (access === 'public') return [{}, { bearer: [] }]
  return access === 'orderParty' ? [{ bearer: [] }, { orderLink: [] }] : [{ bearer: [] }]
}

function accessText(access: Described['meta']['access']): string {
  if (access === 'public') return 'Anyone.'
  if (access === 'user') return 'Any signed-in user.'
  if (access === 'orderParty') return 'Whoever can read the order, or holds its link.'
  return `Permission area ${access.map((area) => `${areas[area]} (${area})`).join(' or ')}.`
}

function parameter(procedure: Described, name: string, place: 'path' | 'query'): Json {
  const field = procedure.fields[name]
  const required = place === 'path' || (field !== undefined && !field.safeParse(undefined).success)
  return { name, in: place, required, schema: field ? jsonSchema(field, 'input') : { type: 'string' } }
}

function requestBody(procedure: Described, names: string[]): Json {
  const { example } = procedure.meta.rest
  const schemaOf = (withFiles: boolean): Json => {
    const fields = names.filter((name) => withFiles || !procedure.fileFields.includes(name))
    const required = fields.filter((name) => !procedure.fields[name]?.safeParse(undefined).success)
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((name) => [
          name,
          procedure.fields[name] ? jsonSchema(procedure.fields[name], 'input') : {},
        ]),
      ),
      ...(required.length > 0 && { required }),
    }
  }
  return {
    content: {
      'application/json': { schema: schemaOf(false), ...(example && { example }) },
      ...(procedure.fileFields.length > 0 && {
        'multipart/form-data': { schema: schemaOf(true), ...(example && { example }) },
      }),
    },
  }
}

function responses(procedure: Described): Json {
  const status = procedure.meta.rest.status ?? 200
  const paged = procedure.output instanceof z.ZodObject && 'pagination' in procedure.output.shape
  const output =
    paged && procedure.output instanceof z.ZodObject ? procedure.output.shape.items : procedure.output
  const success: Json = { description: 'Success' }
  if (procedure.meta.rest.file) {
    success.content = Object.fromEntries(
      procedure.meta.rest.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    )
  } else if (status !== 204 && output) {
    success.content = {
      'application/json': {
        schema: {
          type: 'object',
          required: ['data'],
          properties: { data: jsonSchema(output as z.ZodType, 'output') },
        },
      },
    }
  }
  if (paged) {
    success.headers = {
      Pagination: {
        description: 'JSON: {"totalItems", "itemsPerPage", "currentPage", "totalPages"}',
        schema: { type: 'string' },
      },
    }
  }
  const failures = errorCodesOf(procedure).map((code) => [
    String(errorStatuses[code]),
    {
      description: code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  const notModified = isShared(procedure) ? { 304: { description: 'Not modified' } } : {}
  return { [status]: success, ...notModified, ...Object.fromEntries(failures) }
}

function errorCodesOf(procedure: Described): ErrorCode[] {
  const { access, rest } = procedure.meta
  const codes: ErrorCode[] = Object.keys(procedure.fields).length > 0 ? ['VALIDATION'] : []
  if (access !== 'public') codes.push('UNAUTHENTICATED')
  if (access !== 'public' || procedure.type === 'mutation') codes.push('FORBIDDEN')
  if (procedure.paths.some((path) => path.includes(':')) || procedure.type === 'mutation')
    codes.push('NOT_FOUND')
  if (procedure.type === 'mutation') codes.push('CONFLICT', 'RATE_LIMITED')
  if (rest.method === 'POST' || rest.method === 'PUT') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA')
  return [...codes, 'INTERNAL', 'UNAVAILABLE']
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(target, { type: 'string', format: 'date-time' })
      // Any whole number: the bounds of a double say nothing.
      if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum
      if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum
    },
  })
  return json
}
