import type { Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'

/** The content of an email before it is set as HTML and as text. All of it is plain text. */
export type Email = {
  to: { name: string; address: string }
  language: Language
  /** The ink colour of the area: services cyan, account yellow, contact key. */
  ink: 'cyan' | 'yellow' | 'key'
  subject: string
  /** What is to be paid: stands large in the ink, with the action. */
  ask?: Ask
  greeting?: string
  paragraphs: string[]
  facts?: Fact[]
  action?: Action
  /** A quieter link beside it. */
  more?: Action
  /** Shown in small type at the end. */
  notes?: string[]
  attachments?: readonly Attachment[]
}

/** The subject in two parts, and a leaf of the calendar: `27`, and what is to be done by then. */
type Ask = { sum: string; so: string; leaf: { date: string; by: string; gives: string } | null }

/** A file that an email takes along. */
export type Attachment = { fileName: string; contentType: string; content: Uint8Array }

export type Action = { label: string; url: string }

export type Fact = { label: string; value: string }

/** Translates messages into one language with their values; names never begin or end a line alone. */
export type Say = (message: Message, values?: Record<string, string | number>) => string

export const sayIn =
  (language: Language): Say =>
  (message, values) =>
    translate(values ? { ...message, values: inLine(values) } : message, language)

const inLine = (values: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value,
    ]),
  )

const greeting: Message = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name}!' }

/** The greeting where it isn't confirmed that the name is the reader's. */
export const hello: Message = /*i18n*/ { id: 'mail.hello', message: 'Hello!' }

export const greet = (say: Say, name: string): string => say(greeting, { name })
