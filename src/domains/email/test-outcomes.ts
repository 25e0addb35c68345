import type { Message } from '../../lib/errors.ts'

/** How a test mail went, and what to do about it, in words (EML-11). */
export const outcomes = {
  accepted: /*i18n*/ {
    id: 'mail.test.accepted',
    message:
      'The e-mail server took the e-mail for {address}. If it doesn’t come, look into the spam folder.',
  },
  notSetUp: /*i18n*/ {
    id: 'mail.test.notSetUp',
    message:
      'No e-mail server is set, so no e-mail goes to anybody. Whoever runs the site sets SMTP_URL and MAIL_FROM and starts it again.',
  },
  logInRefused: /*i18n*/ {
    id: 'mail.test.logInRefused',
    message:
      'The e-mail server refuses the user name or the password. Check both in SMTP_URL; some providers need a password of its own for apps.',
  },
  unknownHost: /*i18n*/ {
    id: 'mail.test.unknownHost',
    message: 'There is no e-mail server of this name. Check the spelling of the host in SMTP_URL.',
  },
  noConnection: /*i18n*/ {
    id: 'mail.test.noConnection',
    message:
      'Nothing answers at this host and port. Check the port in SMTP_URL (usually 465 or 587) and whether the network lets it out.',
  },
  timeout: /*i18n*/ {
    id: 'mail.test.timeout',
    message:
      'The e-mail server didn’t answer in time. The port may be the wrong one, or the provider of this machine blocks e-mail.',
  },
  tls: /*i18n*/ {
    id: 'mail.test.tls',
    message:
      'The encrypted connection failed. For port 465 SMTP_URL begins with smtps://, for 587 with smtp://; the certificate must be valid for this host.',
  },
  senderRefused: /*i18n*/ {
    id: 'mail.test.senderRefused',
    message:
      'The e-mail server doesn’t send for this sender. MAIL_FROM must be an address that belongs to the account in SMTP_URL.',
  },
  receiverRefused: /*i18n*/ {
    id: 'mail.test.receiverRefused',
    message: 'The e-mail server doesn’t take e-mails for {address}. Check the address in “My information”.',
  },
  refused: /*i18n*/ {
    id: 'mail.test.refused',
    message: 'The e-mail server refused the e-mail. Its answer below says why; the provider’s help knows it.',
  },
} as const satisfies Record<string, Message>

export type TestOutcome = keyof typeof outcomes
export const testOutcomes = Object.keys(outcomes) as [TestOutcome, ...TestOutcome[]]

type Failure = { code?: unknown; command?: unknown; responseCode?: unknown; message: string; cause?: unknown }

const timedOut = /ETIMEDOUT|timed? ?out/i
const unknownName = /ENOTFOUND|EAI_AGAIN|EDNS|EBADNAME/i
const notThere = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE/i
const badTls = /ETLS|EREQUIRETLS|\bSSL\b|\bTLS\b|certificate|CERT_|wrong version number/i

/** What nodemailer's error means: by its code and command, and for the system's errors by their names. */
export function outcomeOf({
  code,
  command,
  message,
}: Failure): Exclude<TestOutcome, 'accepted' | 'notSetUp'> {
  const said = `${code} ${message}`
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'logInRefused'
  if (command === 'MAIL FROM') return 'senderRefused'
  if (command === 'RCPT TO') return 'receiverRefused'
  if (unknownName.test(said)) return 'unknownHost'
  if (badTls.test(said)) return 'tls'
  if (timedOut.test(said)) return 'timeout'
  if (notThere.test(said)) return 'noConnection'
  return 'refused'
}
