import type { Transaction } from '../../db/client.ts'
import type { Page } from '../../db/generated/client.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { textFields } from './text-fields.ts'
import type { Snapshot } from './values.ts'

const headTexts = ['head', 'title', 'description'] as const

/** What stands over a page; the record of a page is 1, as on the wire. */
export const readPage =
  (page: Page) =>
  async (tx: Transaction): Promise<Snapshot | null> => {
    const row = await tx.pageTexts.findUnique({ where: { page } })
    return row && { name: row.title, fields: { ...textFields(row, ...headTexts), priority: row.priority } }
  }

export async function readBanner(tx: Transaction): Promise<Snapshot | null> {
  const include = { logo: true, darkLogo: true, favicon: true, photo: true } as const
  const row = await tx.banner.findUnique({ where: { id: 1 }, include })
  return (
    row && {
      name: row.title,
      fields: {
        ...textFields(row, ...headTexts, 'alt'),
        logoUrl: pictureUrl(row.logo),
        darkLogoUrl: pictureUrl(row.darkLogo),
        faviconUrl: pictureUrl(row.favicon),
        photoUrl: pictureUrl(row.photo),
        state: row.state,
      },
    }
  )
}

export async function readAboutUs(tx: Transaction): Promise<Snapshot | null> {
  const row = await tx.aboutUs.findUnique({ where: { id: 1 }, include: { photo: true } })
  return (
    row && {
      name: row.title,
      fields: { ...textFields(row, ...headTexts, 'alt'), photoUrl: pictureUrl(row.photo) },
    }
  )
}

/** How a contact record is called: by its address, else by a way to reach it. In SQL. */
export const contactName = "coalesce(nullif(address, ''), nullif(phone_number, ''), email)"

export async function readContact(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.contact.findUnique({ where: { id } })
  if (!row) return null
  const { phoneNumber, numberWhatsapp, email, legalName, mapEmbedCode, priority } = row
  const texts = textFields(row, 'description', 'address')
  return {
    name: row.address || phoneNumber || email,
    fields: { ...texts, phoneNumber, numberWhatsapp, email, legalName, mapEmbedCode, priority },
  }
}

/** Who asked is its name; the number stays in the inbox. */
export async function readContactRequest(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.contactRequest.findUnique({ where: { id } })
  return row && { name: row.name, fields: { handled: row.handledAt !== null, note: row.note } }
}
