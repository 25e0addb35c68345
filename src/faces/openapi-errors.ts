import { type ErrorCode, errorStatuses } from '../lib/errors.ts'

type Json = Record<string, unknown>

export const errorSchema: Json = {
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

export const errorContent: Json = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
}
const retryAfter: Json = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer' } },
}

/** One response for each status, whichever of its codes it is. */
const names: Record<ErrorCode, string> = {
  VALIDATION: 'Invalid',
  UNAUTHENTICATED: 'Unauthenticated',
  CODE_NEEDED: 'Unauthenticated',
  FORBIDDEN: 'Forbidden',
  SECOND_FACTOR_REQUIRED: 'Forbidden',
  NOT_FOUND: 'NotFound',
  CONFLICT: 'Conflict',
  TOO_LARGE: 'TooLarge',
  UNSUPPORTED_MEDIA: 'UnsupportedMedia',
  RATE_LIMITED: 'RateLimited',
  INTERNAL: 'Internal',
  UNAVAILABLE: 'Unavailable',
}

/** The error responses by name, for the document's components. */
export const errorResponses: Record<string, Json> = Object.fromEntries(
  Object.entries(Object.groupBy(Object.keys(names) as ErrorCode[], (code) => names[code])).map(
    ([name, codes = []]) => [
      name,
      {
        description: codes.join(' or '),
        content: errorContent,
        ...(codes.some((code) => code === 'RATE_LIMITED' || code === 'UNAVAILABLE') && {
          headers: retryAfter,
        }),
      },
    ],
  ),
)

/** An error with its status, as an entry of an operation's responses. */
export const refusal = (code: ErrorCode): [status: string, response: Json] => [
  String(errorStatuses[code]),
  { $ref: `#/components/responses/${names[code]}` },
]
