import { AppError } from '../../lib/errors.ts'

/**
 * Why an email wasn't delivered, without what mail servers repeat in their answers: addresses, names, subjects (EML-6).
 * `isFinal`: they said that it will never be (5xx), or there are too many to the company: no further tries.
 */
export type DeliveryFailure = { reason: string; isFinal: boolean }

export function describeFailure(error: unknown): DeliveryFailure {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') return { reason: error.code, isFinal: true }
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const known = [code, status, command].filter(isWord)
  const name = error instanceof Error ? error.name : 'Error'
  return { reason: [name, ...known].join(' '), isFinal: isRefusal(status, command) }
}

/** Of the letter or its receiver; what a server says to our log-in or greeting passes when it is set right. */
const isRefusal = (status: number | undefined, command: unknown): boolean =>
  status !== undefined &&
  status >= 500 &&
  (command === 'RCPT TO' || command === 'DATA' || command === 'MAIL FROM')

/** Codes and commands as SMTP and the system have them, and nothing longer. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z0-9_ ]{1,20}$/.test(value))
