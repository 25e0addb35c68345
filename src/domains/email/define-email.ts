import type { Database } from '../../db/client.ts'
import type { Language } from '../../lib/languages.ts'
import type { Attachment, Email, Say } from './email.ts'

/**
 * Where an email goes, and so what it may contain. `anyAddress`: also to an unconfirmed one, hence nothing
 * that a user has typed (no name, no comment). `confirmedAddress`: to a customer about an order; it waits
 * until their address is confirmed. `reachedAddress`: to a customer whom emails reach, else not at all.
 * `company`: to contact record 1.
 */
type Receivers = 'anyAddress' | 'confirmedAddress' | 'reachedAddress' | 'company'

/**
 * A job in the queue: every attempt to deliver it has the same id and time. `causedAt` is when its cause
 * happened, before it waited for an address to be confirmed.
 */
export type Queued<Job = unknown> = Job & {
  kind: string
  mailId: string
  queuedAt: string
  causedAt?: string
}

/** What emails are written with. `secretKey` encrypts the links of quotes; `documentPdf` draws an issued document. */
export type Writing = {
  db: Database
  siteUrl: string
  now: Date
  secretKey?: string | undefined
  documentPdf?: ((documentId: number) => Promise<Attachment>) | undefined
}

/**
 * An email: what its job holds (what happened, never secrets), where it may go, and how it is read and
 * written. `tells` marks emails that an order was placed or moved, rather than about something beside its
 * course.
 */
export type EmailDefinition<Job, Data, To extends Receivers = Receivers> = {
  to: To
  tells?: 'placing' | 'move' | undefined
  /** Null when there is no recipient, or the email has become pointless. */
  read(job: Queued<Job>, writing: Writing): Promise<Data | null>
  write(data: Data): Email
}

/** Translates the texts of an email into one language. */
export type Translator = { say: Say; language: Language }
