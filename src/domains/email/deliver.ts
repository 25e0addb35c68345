import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../../env.ts'
import { assertDiskRoom } from '../../lib/disk-room.ts'
import type { Company } from './company.ts'
import type { Email } from './email.ts'
import { emails, type QueuedEmail } from './emails.ts'
import { setAsHtml, setAsText } from './set-email.ts'

/** Shorter than a shutdown may take, so that a silent mail server delays nothing. */
const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000, dnsTimeout: 4000 }

export type Delivery = (job: QueuedEmail, email: Email, company: Company) => Promise<void>
type EmailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR'>

/** Sends by SMTP_URL, or without it as a file in DATA_DIR/mail (EML-5). */
export function openDelivery(settings: EmailSettings): Delivery {
  return settings.SMTP_URL ? deliverBySmtp(settings, settings.SMTP_URL) : deliverAsFile(settings)
}

function deliverBySmtp(settings: EmailSettings, url: string): Delivery {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return async (job, email, company) => {
    await transport.sendMail(compose(settings, job, email, company))
  }
}

/** Sends past the queue, by a connection of its own. Returns the server's answer; throws what went wrong. */
export async function sendNow(
  settings: EmailSettings,
  url: string,
  { email, company }: { email: Email; company: Company },
): Promise<string> {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const { response } = await transport.sendMail(message(settings, randomUUID(), email, company))
  return response
}

/** The file has the email's own name: a repeated delivery writes the same file again. */
function deliverAsFile(settings: EmailSettings): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(settings.DATA_DIR, 'mail')
  let isFolderThere = false
  return async (job, email, company) => {
    const { message } = await transport.sendMail(compose(settings, job, email, company))
    const time = job.queuedAt.replaceAll(/[-:.]/g, '')
    const unfinished = join(folder, `.${job.mailId}.tmp`)
    try {
      if (!isFolderThere) await mkdir(folder, { recursive: true })
      isFolderThere = true
      await assertDiskRoom(folder, 0)
      await writeFile(unfinished, message, { flush: true, mode: 0o600 })
      await rename(unfinished, join(folder, `${time}-${job.kind}-${job.mailId}.eml`))
    } catch (error) {
      // The folder may have been removed: the next attempt makes it again.
      isFolderThere = false
      await rm(unfinished, { force: true })
      throw error
    }
  }
}

/** A sender without a name of its own has the company's. */
function senderOf({ MAIL_FROM }: EmailSettings, { name }: Company) {
  const [, address] = /^<?([^<>\s]+)>?$/.exec(MAIL_FROM.trim()) ?? []
  return address === undefined ? MAIL_FROM : { name, address }
}

/**
 * The Message-ID belongs to the email, not to the attempt, so that a second copy is recognised. Replies go to
 * the company, where it has an address (EML-9).
 */
function compose(settings: EmailSettings, job: QueuedEmail, email: Email, company: Company) {
  const isAnswered = emails[job.kind].to !== 'company' && company.email !== ''
  return {
    ...(isAnswered && { replyTo: { name: company.name, address: company.email } }),
    ...message(settings, job.mailId, email, company),
  }
}

function message(settings: EmailSettings, mailId: string, email: Email, company: Company) {
  return {
    from: senderOf(settings, company),
    to: email.to,
    subject: email.subject,
    messageId: `<${mailId}@${new URL(settings.SITE_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': email.language },
    html: setAsHtml(email, company),
    text: setAsText(email, company),
    attachments: (email.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
  }
}
