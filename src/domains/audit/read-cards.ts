import type { Transaction } from '../../db/client.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { textFields } from './text-fields.ts'
import type { Snapshot } from './values.ts'

export async function readPartner(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.partner.findUnique({ where: { id }, include: { logo: true } })
  if (!row) return null
  const { name, priority, state, logo } = row
  return { name, fields: { ...textFields(row, 'name'), logoUrl: pictureUrl(logo), priority, state } }
}

export async function readAdvertisement(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.advertisement.findUnique({ where: { id }, include: { photo: true } })
  if (!row) return null
  const { link, priority, state, photo } = row
  return {
    name: link,
    fields: { link, ...textFields(row, 'alt'), photoUrl: pictureUrl(photo), priority, state },
  }
}

export async function readSocialAccount(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.socialAccount.findUnique({ where: { id }, include: { icon: true, lightIcon: true } })
  if (!row) return null
  const { name, platform, link, priority, state } = row
  const icons = { icon: pictureUrl(row.icon), lightIcon: pictureUrl(row.lightIcon) }
  return { name: name || platform || link, fields: { name, platform, link, ...icons, priority, state } }
}
