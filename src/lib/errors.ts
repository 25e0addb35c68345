import type { MessageDescriptor } from '@lingui/core'
import type { Qepik } from './money.ts'

export const errorStatuses = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  CODE_NEEDED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** A text to translate at the edge: explicit id, English source, values to insert. */
export type Message = MessageDescriptor & { id: string; message: string }

/** A sum among the values of a message: with two decimals, as the reader's language writes them. */
export type SumInText = { qepik: Qepik }
export const sumInText = (qepik: Qepik): SumInText => ({ qepik })

export type FieldError = { path: string; message: Message }

const defaultMessages: Record<ErrorCode, Message> = {
  VALIDATION: /*i18n*/ { id: 'error.validation', message: 'Please check the fields.' },
  UNAUTHENTICATED: /*i18n*/ { id: 'error.unauthenticated', message: 'Please log in.' },
  FORBIDDEN: /*i18n*/ { id: 'error.forbidden', message: 'You have no permission for this operation' },
  CODE_NEEDED: /*i18n*/ {
    id: 'error.codeNeeded',
    message: 'This account needs a code as well: from the authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_REQUIRED: /*i18n*/ {
    id: 'error.secondFactorRequired',
    message: 'Please set up the second step of logging in first.',
  },
  NOT_FOUND: /*i18n*/ { id: 'error.notFound', message: 'Not found.' },
  CONFLICT: /*i18n*/ { id: 'error.conflict', message: 'Someone else has changed this in the meantime.' },
  TOO_LARGE: /*i18n*/ { id: 'error.tooLarge', message: 'That is too large to send.' },
  UNSUPPORTED_MEDIA: /*i18n*/ {
    id: 'error.unsupportedMedia',
    message: 'This kind of content is not accepted.',
  },
  RATE_LIMITED: /*i18n*/ { id: 'error.rateLimited', message: 'Too many attempts. Please try again later.' },
  INTERNAL: /*i18n*/ { id: 'error.internal', message: 'There was an error. Please try again.' },
  UNAVAILABLE: /*i18n*/ {
    id: 'error.unavailable',
    message: 'The service is unavailable for the moment. Please try again in a few minutes.',
  },
}

/**
 * What a domain throws. Translated once, at the edge, into the caller's language;
 * the status comes from {@link errorStatuses}.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: Message
  readonly errors: FieldError[] | undefined
  /** Seconds until a retry makes sense (RATE_LIMITED, UNAVAILABLE). */
  readonly retryAfter: number | undefined
  /** NOT_FOUND for a deleted record: pages answer 410 and say so; for REST it is a plain 404. */
  readonly gone: boolean
  /**
   * CODE_NEEDED: it is sent with the code instead of the password by our own pages; REST sends all at once.
   */
  readonly challenge: string | undefined
  /** Where a protocol requires another status than the code's (tus). */
  readonly status: number

  constructor(
    code: ErrorCode,
    text: Message = defaultMessages[code],
    options: {
      errors?: FieldError[]
      retryAfter?: number
      gone?: boolean
      challenge?: string
      status?: number
      cause?: unknown
    } = {},
  ) {
    // It is an answer, not a bug: no one reads where it was thrown, and the stack would take longer than
    // everything else here.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(text.message, { cause: options.cause })
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'AppError'
    this.code = code
    this.text = text
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.gone = options.gone ?? false
    this.challenge = options.challenge
    this.status = options.status ?? errorStatuses[code]
  }
}

/** A VALIDATION error on one field. */
export function invalid(path: string, message: Message): AppError {
  return new AppError('VALIDATION', message, { errors: [{ path, message }] })
}

export const notFound = ({ gone = false } = {}): AppError => new AppError('NOT_FOUND', undefined, { gone })
