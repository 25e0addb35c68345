import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Fields } from '../audit/values.ts'
import { altBack } from './alt-back.ts'
import type { Gone } from './bring-back.ts'
import { findPictures } from './find-pictures.ts'

const listed = { priority: z.int(), state: z.boolean() }
const partner = z.object({ ...textsOut('name'), logoUrl: z.string(), ...listed })
const advertisement = z.object({ link: z.string(), ...altBack, photoUrl: z.string(), ...listed })
const socialAccount = z.object({
  name: z.string(),
  platform: z.string(),
  link: z.string(),
  icon: z.string(),
  lightIcon: z.string(),
  ...listed,
})
const contact = z.object({
  ...textsOut('description'),
  ...textsOut('address'),
  phoneNumber: z.string(),
  numberWhatsapp: z.string(),
  email: z.string(),
  legalName: z.string(),
  mapEmbedCode: z.string(),
  priority: z.int(),
})

export async function bringBackPartner(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { logoUrl, ...data } = partner.parse(fields)
  const pictureOf = await findPictures(tx, [logoUrl])
  await tx.partner.create({ data: { id, ...data, logoId: pictureOf(logoUrl) } })
}

export async function bringBackAdvertisement(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { photoUrl, ...data } = advertisement.parse(fields)
  const pictureOf = await findPictures(tx, [photoUrl])
  await tx.advertisement.create({ data: { id, ...data, photoId: pictureOf(photoUrl) } })
}

export async function bringBackSocialAccount(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  const { icon, lightIcon, ...data } = socialAccount.parse(fields)
  const pictureOf = await findPictures(tx, [icon, lightIcon])
  await tx.socialAccount.create({
    data: { id, ...data, iconId: pictureOf(icon), lightIconId: pictureOf(lightIcon) },
  })
}

export async function bringBackContact(tx: Transaction, { id }: Gone, fields: Fields): Promise<void> {
  await tx.contact.create({ data: { id, ...contact.parse(fields) } })
}
