import { z } from 'zod'
import { type AreaName, areas } from '../procedures/areas.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { type Described, isShared } from './described.ts'
import { errorsOf } from './documented-errors.ts'
import { errorResponses, errorSchema, refusal } from './openapi-errors.ts'
import { namedSchemas, withReferences } from './openapi-names.ts'
import { jsonSchema } from './openapi-schema.ts'
import type { appRouter } from './router.ts'
import { uploadPaths } from './uploads-openapi.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of all of /api, from the same meta that makes the routes. */
export function openApiDocument(procedures: Described[], serverUrl: string): Json {
  const { host } = new URL(serverUrl)
  const paths: Record<string, Json> = {}
  const spellings = new Map<string, string>()
  for (const procedure of procedures) {
    for (const [index, path] of procedure.paths.entries()) {
      // One entry for `/Clients` and `/clients`, which are the same address: the first one is used.
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
      title: `API of ${host}`,
      version: '1',
      description:
        'Paths and field names are case-insensitive. `language` (or `lang`) is az, ru or en; anything else is az. ' +
        'Every 2xx with a body is {"data": …}. Money is AZN with two decimals. Days are YYYY-MM-DD in Baku.',
      contact: { name: host, url: serverUrl },
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

const named = (of: readonly AreaName[]): string[] => of.map((area) => `${areas[area]} (${area})`)

function accessText(access: Described['meta']['access']): string {
  if (access === 'public') return 'Anyone.'
  if (access === 'user') return 'Any signed-in user.'
  if (access === 'orderParty') return 'Whoever can read the order, or holds its link.'
  return 'all' in access
    ? `Permission areas ${named(access.all).join(' and ')}.`
    : `Permission area ${named(access).join(' or ')}.`
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

type Tag = keyof (typeof appRouter)['_def']['record']

/** The description of each part of the API, by the first part of its operations' ids. */
const descriptions: Record<Tag | 'uploads', string> = {
  health: 'Whether the program works, and what of it',
  accounts: 'Registering, logging in and out, passwords, email confirmations, the own profile',
  sessions: 'Where one is logged in',
  secondFactor: 'Logging in with a code as well',
  personalData: 'What is kept of a person, and erasing it',
  payments: 'What is asked for, paid and owed, and how clients pay',
  charges: 'What orders cost beside their price',
  refunds: 'Giving money back',
  cardPayments: 'Payments by card: what is reserved while ordering, and what needs a look',
  till: 'Cash at the counter, day by day',
  reports: 'What came in, from whom and for what, and what else a house wants to know, span beside span',
  statements: 'Statements of the bank: what their lines pay',
  seller: 'The company’s requisites, from a day on',
  buyers: 'Companies that pay for orders of a client',
  delivery: 'Ways of delivery with their zones, where orders are picked up, addresses of clients',
  shipments: 'How orders come to their clients: packed, given to couriers, picked up by a code',
  courierDays: 'What couriers of the house have with them on a day, and the cash that they collect',
  documents: 'Invoices, acts of acceptance, statements, corrections and receipts',
  eqaime: 'E-qaimə for the tax portal: what is to be written, exported, and how it stands there',
  staff: 'The people on the staff, invitations, roles and what they may do',
  services: 'Services with their prices',
  products: 'Products of a service (`serviceType`) with their prices',
  options: 'What can be chosen of a product, and what it costs',
  profiles: 'What artwork is checked by',
  readyMade: 'Services that a company can begin with',
  campaigns: 'Campaigns (`deal`)',
  discounts: 'What comes off for customers by what they spent',
  projects: 'The portfolio',
  pageTexts: 'Texts of pages, and information pages',
  banner: 'The banner of the home page, logos and favicon',
  aboutUs: 'About us',
  partners: 'Partners',
  advertisements: 'Advertisements',
  socialAccounts: 'Accounts of social networks',
  contact: 'Where the company is found, and writing to it',
  customers: 'Customers (`clients`)',
  orders: 'Placing orders, accepting and moving them, lists and documents',
  purchases: 'Several orders placed together',
  basket: 'What is about to be ordered',
  artwork: 'The files of an order, their versions and findings',
  orderLinks: 'Secret links to one order',
  paymentLinks: 'Secret links to pay what is asked for',
  offers: 'Quotes for customers and their answers',
  proofs: 'Proofs, and approvals for print',
  messages: 'What customer and company write to each other about an order',
  turns: 'Whose turn it is with an order',
  production: 'Working days, kinds of work, promised days and the production calendar',
  overview: 'What staff see first',
  mail: 'Whether emails go out',
  history: 'What staff have changed, bringing deleted records back, sign-ins',
  contactRequests: 'What was sent by the contact form',
  uploads: 'Resumable uploads of files (tus 1.0.0), and the files of artwork and messages',
}

/** For the document, in the order of the router. */
const openApiTags = (): { name: string; description: string }[] =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }))
