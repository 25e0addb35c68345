const minute = 60
const hour = 60 * minute

/**
 * Attempts within a time (seconds), counted in the database: they hold on every instance (ACC-16). Generous
 * for people, closed for programs. Those named Address count by network (`networkOf`).
 */
export const rules = {
  /** Failed log-ins with one e-mail: from one network, on a device that the account knows, and from everywhere. */
  logInPair: { points: 10, duration: 15 * minute },
  logInDevice: { points: 10, duration: 15 * minute },
  logInAccount: { points: 1_000_000, duration: 24 * hour },
  /** Failed log-ins from one address. */
  logInAddress: { points: 100, duration: 15 * minute },
  /**
   * Wrong codes of an account: from one network or known device, in a row and in a day; and from everywhere.
   */
  codePlace: { points: 5, duration: 15 * minute },
  codePlaceDay: { points: 30, duration: 24 * hour },
  codeAccountDay: { points: 30, duration: 24 * hour },
  /** Wrong passwords of a signed-in user, where an act asks for it. */
  ownPassword: { points: 10, duration: 15 * minute },
  /** Changes of an account's e-mail or password by its profile: each sends emails. */
  ownChange: { points: 20, duration: hour },
  /** Attempts to make the first administrator. */
  firstAdminAddress: { points: 20, duration: 15 * minute },
  registerAddress: { points: 120, duration: hour },
  forgotAccount: { points: 5, duration: hour },
  forgotAddress: { points: 30, duration: hour },
  /** Links that confirm an address: to it, for an account, and requested from one network. */
  confirmationEmail: { points: 6, duration: hour },
  confirmationAccount: { points: 6, duration: hour },
  confirmationAddress: { points: 60, duration: hour },
  /** Invitations sent by one staff member. */
  invitationAccount: { points: 60, duration: hour },
  /** Test mails sent by one staff member. */
  testMailAccount: { points: 5, duration: minute },
  /** Emails with one document that staff send. */
  documentMail: { points: 5, duration: hour },
  /** Attempts to confirm an address. */
  confirmAddress: { points: 60, duration: hour },
  resetAddress: { points: 60, duration: hour },
  contactAddress: { points: 20, duration: 10 * minute },
  orderAccount: { points: 60, duration: hour },
  /** An office with several customers behind one address. */
  orderAddress: { points: 300, duration: hour },
  /** Emails of one kind to the company, from all callers: anything beyond is in the admin all the same. */
  companyMail: { points: 600, duration: hour },
  /** Expensive calls of customers, by account; staff aren't limited. */
  photoAccount: { points: 30, duration: hour },
  profileAccount: { points: 120, duration: hour },
  passwordAccount: { points: 20, duration: hour },
  codesAccount: { points: 30, duration: hour },
  exportAccount: { points: 20, duration: hour },
  documentAccount: { points: 120, duration: hour },
  /** Visitors in an office behind one address who make PDFs of their baskets. */
  documentAddress: { points: 240, duration: hour },
  orderLinkAccount: { points: 60, duration: hour },
  /** Answers to a quote, and PDFs and order links by its link. */
  offerAnswer: { points: 60, duration: hour },
  offerPaper: { points: 120, duration: hour },
  /** New links that are asked for with one that is over. */
  paymentLinkRequest: { points: 3, duration: hour },
  /** Payments by card that are begun for one request. */
  cardAttempt: { points: 30, duration: hour },
  /** Uploads that a customer begins, and that come by one link. */
  uploadAccount: { points: 300, duration: hour },
  /** Messages about orders, by a customer's account or one link. */
  messageAccount: { points: 60, duration: hour },
} as const
/** Counted in each process, where counting in the database would cost more than the counted work. */
export const quickRules = {
  /** All calls of a customer's account. */
  callsAccount: { points: 1200, duration: 60 },
  /** Prices that are calculated on the server: lines of baskets, counts of products with each turnaround. */
  pricesAccount: { points: 6000, duration: 60 },
  pricesAddress: { points: 6000, duration: 60 },
  /** Visitors' searches, also while they type; customers' count among all their calls. */
  searchesAddress: { points: 1200, duration: 60 },
  /** Uploads that begin from a customer, and by all links to one customer's orders. */
  uploadsCustomer: { points: 60, duration: 60 },
  /** Links of quotes, and to pay, that lead nowhere. */
  offerLinkAddress: { points: 60, duration: 10 * minute },
} as const
export type LimitName = keyof typeof rules | keyof typeof quickRules

export type Limits = {
  /** Counts an attempt, or several at once. @throws RATE_LIMITED with the seconds to wait */
  consume(name: LimitName, key: string, attempts?: number): Promise<void>
  /** Throws once there were too many, and counts nothing. @throws RATE_LIMITED with the seconds to wait */
  assertLeft(name: LimitName, key: string): Promise<void>
  /** Takes back one or several counted attempts: only failures count. */
  giveBack(name: LimitName, key: string, attempts?: number): Promise<void>
  /** The present count. */
  used(name: LimitName, key: string): Promise<number>
  /**
   * Takes the next turn of those that are kept `apartMs` apart, and returns how long to wait for it.
   * @throws RATE_LIMITED when that is longer than `maxWaitMs`; then no turn is used up
   */
  takeTurn(name: 'logInTurn', key: string, how: { apartMs: number; maxWaitMs: number }): Promise<number>
}
