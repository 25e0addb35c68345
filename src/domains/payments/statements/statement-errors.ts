import { AppError, type ErrorCode, invalid, type Message } from '../../../lib/errors.ts'
import { mostStatementMegabytes } from './column-roles.ts'

/** A busy company's month has fewer, and all are shown at once. */
export const mostStatementLines = 3_000

const fileTooLarge: Message = /*i18n*/ {
  id: 'statement.fileTooLarge',
  message: 'The statement is larger than {megabytes}\u00a0MB. Take fewer days at once.',
}
const tooManyLines: Message = /*i18n*/ {
  id: 'statement.tooManyLines',
  message: 'The statement has more than {lines} lines. Take fewer days at once.',
}
const tooManyCells: Message = /*i18n*/ {
  id: 'statement.tooManyCells',
  message: 'The table in this file is too large for a statement.',
}
const noStatement: Message = /*i18n*/ {
  id: 'statement.noStatement',
  message: 'This file is neither CSV nor XLSX. Save the statement as XLSX and choose it again.',
}
const locked: Message = /*i18n*/ {
  id: 'statement.locked',
  message: 'The file is locked by a password. Save it without one and choose it again.',
}
const withMacros: Message = /*i18n*/ {
  id: 'statement.macros',
  message: 'The file has macros. Save it as XLSX and choose it again.',
}
const broken: Message = /*i18n*/ {
  id: 'statement.broken',
  message: 'The file is damaged or incomplete. Download it from the bank once more.',
}
const empty: Message = /*i18n*/ { id: 'statement.empty', message: 'The file is empty.' }
const noFile: Message = /*i18n*/ { id: 'statement.noFile', message: 'Choose the file of the statement.' }
const noLines: Message = /*i18n*/ {
  id: 'statement.noLines',
  message: 'There is no payment in this file. Choose the statement of other days.',
}
const unknownColumns: Message = /*i18n*/ {
  id: 'statement.unknownColumns',
  message: 'The columns were not recognised: {headings}. Choose them.',
}

const refusals = {
  fileTooLarge: ['TOO_LARGE', { ...fileTooLarge, values: { megabytes: mostStatementMegabytes } }],
  tooManyLines: ['TOO_LARGE', { ...tooManyLines, values: { lines: mostStatementLines } }],
  tooManyCells: ['TOO_LARGE', tooManyCells],
  noStatement: ['UNSUPPORTED_MEDIA', noStatement],
  locked: ['UNSUPPORTED_MEDIA', locked],
  macros: ['UNSUPPORTED_MEDIA', withMacros],
  broken: ['VALIDATION', broken],
  empty: ['VALIDATION', empty],
  noFile: ['VALIDATION', noFile],
  noLines: ['VALIDATION', noLines],
} as const satisfies Record<string, readonly [ErrorCode, Message]>

/** Why a file is no statement, as an error at the field `file`. */
export function refused(why: keyof typeof refusals): AppError {
  const [code, message] = refusals[why]
  return new AppError(code, message, { errors: [{ path: 'file', message }] })
}

/** VALIDATION at the field `columns` that names the headings that were found, so that a person can choose. */
export const columnsUnknown = (headings: readonly string[]): AppError =>
  invalid('columns', {
    ...unknownColumns,
    values: { headings: headings.filter(Boolean).join(' · ') || '—' },
  })
