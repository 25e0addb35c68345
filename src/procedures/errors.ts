import { TRPCError } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { ZodError } from 'zod'
import { Prisma } from '../db/generated/client.ts'
import { AppError, type ErrorCode, errorStatuses, type FieldError, type Message } from '../lib/errors.ts'
import type { Language } from '../lib/languages.ts'
import { translate } from '../lib/translate.ts'
import { fieldErrors } from '../lib/validation.ts'

const trpcCodes = {
  VALIDATION: 'BAD_REQUEST',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  CODE_NEEDED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  SECOND_FACTOR_REQUIRED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA: 'UNSUPPORTED_MEDIA_TYPE',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorCode, TRPCError['code']>

export type ErrorBody = {
  statusCode: number
  code: ErrorCode
  message: string
  errors?: { path: string; message: string }[]
}

/** The error shape of the contract, in the caller's language. */
export function errorBody(error: AppError, language: Language): ErrorBody {
  return {
    statusCode: error.status,
    code: error.code,
    message: translate(error.text, language),
    ...(error.errors && {
      errors: error.errors.map(({ path, message }) => ({ path, message: translate(message, language) })),
    }),
  }
}

/** The same in tRPC's envelope. */
export function trpcErrorShape(error: AppError, language: Language, path?: string) {
  const { code, statusCode: httpStatus, errors, message } = errorBody(error, language)
  const { gone, challenge } = error
  const data = { code, httpStatus, errors, gone, challenge, path }
  return { code: TRPC_ERROR_CODES_BY_KEY[trpcCodes[code]], message, data }
}

/** An error in the shape of the face that `url` belongs to, for refusals before any procedure. */
export function refusalBody(error: AppError, language: Language, url: string): unknown {
  const isTrpc = /^\/trpc(?:[/?]|$)/i.test(url)
  return isTrpc ? { error: trpcErrorShape(error, language) } : errorBody(error, language)
}

export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: trpcCodes[error.code], message: error.message, cause: error })
}

/** Any thrown value as one of our coded errors; an unknown one is INTERNAL with its cause for the log. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof ZodError) return validation(fieldErrors(thrown.issues))
  if (thrown instanceof TRPCError) return fromTrpc(thrown)
  if (thrown instanceof Prisma.PrismaClientKnownRequestError) return fromPrisma(thrown)
  if (hasStatus(thrown)) return databaseError(thrown) ?? fromFastify(thrown)
  return databaseError(thrown) ?? new AppError('INTERNAL', undefined, { cause: thrown })
}

function validation(errors: FieldError[]): AppError {
  const [first] = errors
  const custom = errors.length === 1 && first ? first.message : undefined
  return new AppError('VALIDATION', custom, { errors })
}

function fromTrpc(error: TRPCError): AppError {
  if (error.cause !== undefined && error.message !== 'Output validation failed') {
    const cause = toAppError(error.cause)
    if (cause.code !== 'INTERNAL' || error.code === 'INTERNAL_SERVER_ERROR') return cause
  }
  if (error.code === 'PARSE_ERROR' || error.code === 'METHOD_NOT_SUPPORTED') return new AppError('VALIDATION')
  const code = (Object.keys(trpcCodes) as ErrorCode[]).find((key) => trpcCodes[key] === error.code)
  return new AppError(code ?? 'INTERNAL', undefined, { cause: error })
}

const prismaCodes: Record<string, ErrorCode> = {
  P1001: 'UNAVAILABLE',
  P1002: 'UNAVAILABLE',
  P1008: 'UNAVAILABLE',
  P1017: 'UNAVAILABLE',
  P2002: 'CONFLICT',
  P2003: 'VALIDATION',
  P2024: 'UNAVAILABLE',
  P2025: 'NOT_FOUND',
  P2028: 'UNAVAILABLE',
  P2034: 'CONFLICT',
  P2037: 'UNAVAILABLE',
}

function fromPrisma(error: Prisma.PrismaClientKnownRequestError): AppError {
  const code = prismaCodes[error.code]
  if (code !== undefined && code !== 'UNAVAILABLE') return new AppError(code, undefined, { cause: error })
  return (
    databaseError(error) ??
    new AppError(code ?? 'INTERNAL', undefined, { cause: error, ...(code && { retryAfter: 1 }) })
  )
}

const noSpace: Message = /*i18n*/ {
  id: 'error.noSpace',
  message: 'There is no space left: nothing can be saved at the moment.',
}
/** PostgreSQL's own code, or the system's message. */
const diskFull = /53100|No space left on device/i

const connectionError =
  /ECONNREFUSED|ECONNRESET|ENOENT.{0,200}\.s\.PGSQL|EPIPE|57P0[123]|57014|53[23]00|Connection terminated|is not queryable|terminating connection|timeout exceeded when trying to connect|Query read timeout|Can't reach database|the database system is|Server has closed the connection|DriverAdapterError: (?:DatabaseNotReachable|ConnectionClosed|SocketTimeout)/i

/**
 * UNAVAILABLE with the reason when the database's disk is full (TRU-7), UNAVAILABLE when it is away; null for
 * other errors.
 */
function databaseError(thrown: unknown): AppError | null {
  if (!(thrown instanceof Error)) return null
  const code = 'code' in thrown ? String(thrown.code) : ''
  const meta = 'meta' in thrown ? JSON.stringify(thrown.meta) : ''
  const said = `${code} ${thrown.name}: ${thrown.message} ${meta}`
  if (diskFull.test(said)) return new AppError('UNAVAILABLE', noSpace, { retryAfter: 5, cause: thrown })
  if (connectionError.test(said))
    return new AppError('UNAVAILABLE', undefined, { retryAfter: 1, cause: thrown })
  return databaseError(thrown.cause)
}

function hasStatus(thrown: unknown): thrown is Error & { statusCode: number } {
  return thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number'
}

/** Fastify's own refusals: malformed JSON, too large a body, an unknown content type, too long a part of a path. */
function fromFastify(error: Error & { statusCode: number }): AppError {
  const code = (Object.keys(errorStatuses) as ErrorCode[]).find(
    (key) => errorStatuses[key] === error.statusCode,
  )
  if (code) return new AppError(code, undefined, { cause: error })
  if (error.statusCode === 414) return new AppError('TOO_LARGE', undefined, { cause: error })
  return new AppError(error.statusCode < 500 ? 'VALIDATION' : 'INTERNAL', undefined, { cause: error })
}
