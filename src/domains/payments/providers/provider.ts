import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'

export const providerNames = ['kapital', 'payriff', 'epoint'] as const
export type ProviderName = (typeof providerNames)[number]

/** Why a card wasn't charged, as far as the provider tells. */
export type Failure = 'noFunds' | 'cardExpired' | 'threeDSecure' | 'cancelledByPayer' | 'unknown'

/** `undecided`: a word that we don't know, or whose figures contradict it. It is asked again. */
export type AskedState =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'undecided'

/** By what a provider finds a payment: what was known when it was opened, and what it answered, if it did. */
export type PaymentKeys = {
  /** Ours, unique. */
  reference: string
  /** Null when opening it was never answered; only some providers find it then (`findsByOurReference`). */
  providerReference: string | null
  secret: string | null
}

export type ToOpen = {
  reference: string
  amount: Qepik
  language: Language
  /** Shown on the bank's page; cut at 1,000 characters. */
  description: string
  /** Where the browser goes afterwards. It proves nothing, and may never get there. */
  returnUrl: string
  /** Where notices go, at providers that take the address with each payment. */
  noticeUrl: string
  /** Only reserved, and captured later. */
  hold: boolean
}

/** `payUrl` lets its holder pay, and carries the secret of some providers: it is kept like one. */
export type Opened = { providerReference: string; secret: string | null; payUrl: string }

/** What the provider says at this moment, amounts included. */
export type Asked = {
  providerReference: string
  state: AskedState
  failure: Failure | null
  authorised: Qepik
  /** All that was ever captured; refunds don't lower it. */
  captured: Qepik
  /** Null where the provider says that something was refunded, but not how much. */
  refunded: Qepik | null
  /** Null where the provider doesn't tell. */
  currency: string | null
  card: Card | null
  /** By which the bank finds it, for staff who call there. */
  bankReference: string | null
  /** The provider's own word, for staff and the log. */
  word: string
}

/** All that is kept of a card. */
export type Card = { brand: string | null; lastFour: string | null }

/**
 * What came of an act. `refused`: nothing was done, for this reason. `unknown`: it may have been done or not;
 * it isn't repeated, but asked about.
 */
export type Done = { outcome: 'done' } | { outcome: 'refused' | 'unknown'; reason: string }

export type Notice = {
  signature: 'valid' | 'invalid' | 'none'
  /** Which payment to ask about; nothing else in a notice is believed. */
  reference: string | null
  providerReference: string | null
  /** What may be stored of it: no card, and nothing that isn't known to be harmless. */
  content: Readonly<Record<string, string>>
}

export type Traits = {
  hasNotices: boolean
  canHold: boolean
  /** A hold can be given up before the bank lets it lapse. */
  canReleaseHold: boolean
  /** A payment that isn't paid yet can be made unpayable; elsewhere it expires by itself. */
  canCancelUnpaid: boolean
  canRefundPart: boolean
  /** Asking shows how much was refunded in part, so that a refund without an answer can be cleared up. */
  tellsPartRefunds: boolean
  /** After opening was never answered, the payment is found all the same. */
  findsByOurReference: boolean
  /** The bank gives the money back unless it is asked so soon after the payment. */
  mustBeAskedWithinMs: number | null
}

/**
 * One provider of card payments. `open` and `ask` throw {@link ProviderError}; acts never do, and tell it in
 * their outcome. Nothing is repeated in here. The object holds its keys where neither JSON nor a log sees them.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  readonly traits: Readonly<Traits>
  open(payment: ToOpen): Promise<Opened>
  ask(payment: PaymentKeys): Promise<Asked>
  /** Captures a hold, at most its amount. */
  capture(payment: PaymentKeys, amount: Qepik): Promise<Done>
  /** Releases a hold, or makes an unpaid payment unpayable, as far as the traits say. */
  cancel(payment: PaymentKeys): Promise<Done>
  refund(payment: PaymentKeys, refund: { amount: Qepik; reason: string }): Promise<Done>
  /** `body` as it came, of any size and form. */
  readNotice(body: string): Notice
}

/**
 * The provider gave no answer that decides anything (`unclear`), or said no (`refused`). Its texts and our
 * request aren't part of it: they may hold a secret.
 */
export class ProviderError extends Error {
  readonly provider: ProviderName
  readonly kind: 'refused' | 'unclear'
  /** A code of the provider, or `timeout`, `unreachable`, `tooLarge`, `notJson`, `unreadable`, `HTTP 500`. */
  readonly reason: string

  constructor(provider: ProviderName, kind: 'refused' | 'unclear', reason: string) {
    const said = /^[\w .-]{1,60}$/.test(reason) ? reason : 'unreadable'
    super(`${provider}: ${kind} (${said})`)
    this.name = 'ProviderError'
    this.provider = provider
    this.kind = kind
    this.reason = said
  }
}

/** ms that a provider has for its answer. */
export type Waits = { open: number; ask: number; act: number }
