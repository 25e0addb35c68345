import { z } from 'zod'
import { areas } from '../procedures/areas.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { type Described, isShared } from './described.ts'
import { errorResponses, errorSchema, refusal } from './openapi-errors.ts'
import { namedSchemas, withReferences } from './openapi-names.ts'
import { jsonSchema } from './openapi-schema.ts'
import { openApiTags } from './openapi-tags.ts'
import { errorsOf } from './told-errors.ts'
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
        'Every 2xx with a body is {"data": …}. Money is AZN with two decimals. Days are YYYY-MM-DD in Baku.',
      contact: { name: 'Mətbəə', url: serverUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: openApiTags(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        orderLink: { type: 'apiKey', in: 'header', name: orderLinkHeader },
      },
      schemas: { Error: errorSchema, ...namedSchemas() },
      responses: errorResponses,
    },
    paths: { ...paths, ...uploadPaths },
  }
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
  return { name, in: place, required, schema: field ? schemaOf(field, 'input') : { type: 'string' } }
}

function requestBody(procedure: Described, names: string[]): Json {
  const { example } = procedure.meta.rest
  const isRequired = (name: string) => !procedure.fields[name]?.safeParse(undefined).success
  const bodyOf = (withFiles: boolean): Json => {
    const fields = names.filter((name) => withFiles || !procedure.fileFields.includes(name))
    const required = fields.filter(isRequired)
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((name) => [name, procedure.fields[name] ? schemaOf(procedure.fields[name], 'input') : {}]),
      ),
      ...(required.length > 0 && { required }),
    }
  }
  return {
    ...(names.some(isRequired) && { required: true }),
    content: {
      'application/json': { schema: bodyOf(false), ...(example && { example }) },
      ...(procedure.fileFields.length > 0 && {
        'multipart/form-data': { schema: bodyOf(true), ...(example && { example }) },
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
          properties: { data: schemaOf(output as z.ZodType, 'output') },
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
  const failures = errorsOf(procedure).map(refusal)
  const notModified = isShared(procedure) ? { 304: { description: 'Not modified' } } : {}
  return { [status]: success, ...notModified, ...Object.fromEntries(failures) }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => withReferences(jsonSchema(schema, io))
