import type { z } from 'zod'
import type { FieldError, Message } from './errors.ts'

const required: Message = /*i18n*/ { id: 'field.required', message: 'Please fill in this field.' }
const notNumber: Message = /*i18n*/ { id: 'field.number', message: 'Please enter a number.' }
const notWhole: Message = /*i18n*/ { id: 'field.whole', message: 'Please enter a whole number.' }
const notEmail: Message = /*i18n*/ { id: 'field.email', message: 'Please enter an e-mail address.' }
const notDay: Message = /*i18n*/ { id: 'field.day', message: 'Please enter a date.' }
const unknownField: Message = /*i18n*/ { id: 'field.unknown', message: 'There is no such field here.' }
const wrong: Message = /*i18n*/ { id: 'field.wrong', message: 'This value is not accepted.' }
const tooShort: Message = /*i18n*/ { id: 'field.tooShort', message: 'At least {minimum} characters.' }
const tooLong: Message = /*i18n*/ { id: 'field.tooLong', message: 'At most {maximum} characters.' }
const tooMany: Message = /*i18n*/ { id: 'field.tooMany', message: 'At most {maximum} entries.' }
const atLeast: Message = /*i18n*/ { id: 'field.atLeast', message: 'At least {minimum}.' }
const atMost: Message = /*i18n*/ { id: 'field.atMost', message: 'At most {maximum}.' }
const above: Message = /*i18n*/ { id: 'field.above', message: 'More than {minimum}.' }
const below: Message = /*i18n*/ { id: 'field.below', message: 'Less than {maximum}.' }

/** An issue as zod reports it, or as it asks for its message. */
type Issue = z.core.$ZodRawIssue

/** Zod's issues as field errors whose messages can be translated; both the server and the forms use it. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: unknownField }))
    return [{ path: issue.path.join('.'), message: messageOf({ input: undefined, ...issue }) }]
  })
}

/** The message of an issue, translatable into any language. */
export function messageOf(issue: Issue): Message {
  switch (issue.code) {
    case 'custom':
      return isMessage(issue.params?.message) ? issue.params.message : wrong
    case 'invalid_type':
      if (issue.message?.endsWith('undefined') ?? issue.input === undefined) return required
      if (issue.expected === 'int') return notWhole
      return issue.expected === 'number' ? notNumber : wrong
    case 'too_small':
      return tooSmallMessage(issue)
    case 'too_big':
      return tooBigMessage(issue)
    case 'invalid_format':
      if (issue.format === 'email') return notEmail
      return issue.format === 'date' || issue.format === 'datetime' ? notDay : wrong
    default:
      return wrong
  }
}

function tooSmallMessage(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): Message {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'date') return notDay
  if (issue.origin === 'string') return minimum <= 1 ? required : { ...tooShort, values: { minimum } }
  return { ...(issue.inclusive === false ? above : atLeast), values: { minimum } }
}

function tooBigMessage(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): Message {
  const maximum = Number(issue.maximum)
  if (issue.origin === 'date') return notDay
  if (issue.origin === 'string') return { ...tooLong, values: { maximum } }
  if (issue.origin === 'array') return { ...tooMany, values: { maximum } }
  return { ...(issue.inclusive === false ? below : atMost), values: { maximum } }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'message' in value
}
