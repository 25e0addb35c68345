import { createHmac } from 'node:crypto'
import type { Deps } from '../../procedures/deps.ts'

type MailDeps = Pick<Deps, 'db' | 'settings'>

/** Whether a mail server is set, and when it accepted a test mail with the present settings. */
type MailState = { isSetUp: boolean; acceptedAt: Date | null }

/** Keyed, because SMTP_URL holds a password that could be guessed from a plain hash. */
const hashOf = ({ SECRET_KEY = '', SMTP_URL = '', MAIL_FROM }: MailDeps['settings']) =>
  new Uint8Array(createHmac('sha256', SECRET_KEY).update(`${SMTP_URL}\n${MAIL_FROM}`).digest())

export async function readMailState({ db, settings }: MailDeps): Promise<MailState> {
  if (settings.SMTP_URL === undefined) return { isSetUp: false, acceptedAt: null }
  const accepted = await db.acceptedTestMail.findUnique({ where: { settingsHash: hashOf(settings) } })
  return { isSetUp: true, acceptedAt: accepted?.acceptedAt ?? null }
}

/** Writes down that the present settings work; what was known about earlier ones is dropped. */
export async function keepAccepted({ db, settings }: MailDeps, acceptedAt: Date): Promise<void> {
  const settingsHash = hashOf(settings)
  await db.$transaction([
    db.acceptedTestMail.deleteMany(),
    db.acceptedTestMail.create({ data: { settingsHash, acceptedAt } }),
  ])
}
