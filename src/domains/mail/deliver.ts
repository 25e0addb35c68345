import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../../env.ts'
import type { Company } from './company.ts'
import type { Letter } from './letter.ts'
import type { QueuedMail } from './queue.ts'
import { setAsHtml, setAsText } from './set-letter.ts'

/** Shorter than a shutdown may take: a silent mail server holds nobody up. */
const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000, dnsTimeout: 4000 }

export type Delivery = (mail: QueuedMail, letter: Letter, company: Company) => Promise<void>
type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR'>

/** By SMTP_URL, or without it as a file in DATA_DIR/mail (EML-5). */
export function openDelivery(settings: MailSettings): Delivery {
  return settings.SMTP_URL ? deliverBySmtp(settings, settings.SMTP_URL) : deliverAsFile(settings)
}

function deliverBySmtp(settings: MailSettings, url: string): Delivery {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return async (mail, letter, company) => {
    await transport.sendMail(compose(settings, mail, letter, company))
  }
}

/** The name is the mail's own: a repeated delivery writes the same file again. */
function deliverAsFile(settings: MailSettings): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(settings.DATA_DIR, 'mail')
  return async (mail, letter, company) => {
    const { message } = await transport.sendMail(compose(settings, mail, letter, company))
    const time = mail.queuedAt.replaceAll(/[-:]/g, '').replace(/\.\d+/, '')
    const unfinished = join(folder, `.${mail.mailId}.tmp`)
    await mkdir(folder, { recursive: true })
    try {
      await writeFile(unfinished, message, { flush: true, mode: 0o600 })
      await rename(unfinished, join(folder, `${time}-${mail.kind}-${mail.mailId}.eml`))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}

/** The Message-ID belongs to the mail, not to the attempt: a second copy can be told from a second mail. */
function compose(settings: MailSettings, mail: QueuedMail, letter: Letter, company: Company) {
  return {
    from: settings.MAIL_FROM,
    to: letter.to,
    subject: letter.subject,
    messageId: `<${mail.mailId}@${new URL(settings.SITE_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
    html: setAsHtml(letter, company),
    text: setAsText(letter, company),
  }
}
