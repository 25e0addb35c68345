import type { Database } from '../../db/client.ts'
import { defaultLanguage, type Language, pick } from '../../lib/languages.ts'

/** Who signs the mails. */
export type Company = { name: string; phoneNumber: string; email: string }

/** The company gets its mails in the site's default language. */
export const companyLanguage = defaultLanguage

/** The site's title and contact record 1; the address is empty until staff have entered one. */
export async function readCompany(db: Database, language: Language): Promise<Company> {
  const banner = await db.banner.findUnique({ where: { id: 1 } })
  const contact = await db.contact.findUnique({ where: { id: 1 } })
  return {
    name: (banner && pick(banner, 'title', language)) || 'Mətbəə',
    phoneNumber: contact?.phoneNumber ?? '',
    email: contact?.email ?? '',
  }
}
