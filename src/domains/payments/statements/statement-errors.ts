import { AppError, type Message } from '../../../lib/errors.ts'

/** The limits of a statement: a busy company's year has fewer lines. */
export const mostStatementMegabytes = 10
export const mostStatementLines = 20_000

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
const unknownColumns: Message = /*i18n*/ {
  id: 'statement.unknownColumns',
  message: 'The columns were not recognised: {headings}. Choose them.',
}

const refusals = {
  fileTooLarge: () =>
    new AppError('TOO_LARGE', { ...fileTooLarge, values: { megabytes: mostStatementMegabytes } }),
  tooManyLines: () => new AppError('TOO_LARGE', { ...tooManyLines, values: { lines: mostStatementLines } }),
  tooManyCells: () => new AppError('TOO_LARGE', tooManyCells),
  noStatement: () => new AppError('UNSUPPORTED_MEDIA', noStatement),
  locked: () => new AppError('UNSUPPORTED_MEDIA', locked),
  macros: () => new AppError('UNSUPPORTED_MEDIA', withMacros),
  broken: () => new AppError('VALIDATION', broken),
  empty: () => new AppError('VALIDATION', empty),
} as const satisfies Record<string, () => AppError>

/** Why a file is no statement, as an error for who sent it. */
export const refused = (why: keyof typeof refusals): AppError => refusals[why]()

/** VALIDATION that names the headings that were found, so that a person can choose. */
export const columnsUnknown = (headings: readonly string[]): AppError =>
  new AppError('VALIDATION', {
    ...unknownColumns,
    values: { headings: headings.filter(Boolean).join(' · ') || '—' },
  })
