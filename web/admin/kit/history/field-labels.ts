import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyTextKey } from '../../../../src/domains/content/definitions.ts'

type Names = Record<AnyTextKey, MessageDescriptor> & Record<string, MessageDescriptor>

/** What the fields of all records are called in the history, by the key without its language, in the order in which they are shown. */
export const fieldNames: Names = {
  name: msg({ message: 'Name', context: 'thing' }),
  title: msg`Title`,
  head: msg`Heading`,
  description: msg`Description`,
  offer: msg`Offer`,
  date: msg`Period in words`,
  address: msg`Address`,
  priority: msg`Place in the list`,
  state: msg`On the site`,
  photoUrl: msg`Photo`,
  mainPhotoUrl: msg`Main photo`,
  alt: msg`Alternative text`,
  projectAttachments: msg`Pictures`,
  attachmentAlt: msg`Alternative text of a picture`,
  logoUrl: msg`Logo`,
  darkLogoUrl: msg`Logo on dark`,
  faviconUrl: msg`Site icon`,
  icon: msg`Icon`,
  lightIcon: msg`Light icon`,
  link: msg`Link`,
  platform: msg`Platform`,
  prices: msg`Prices`,
  products: msg`Products`,
  campaigns: msg`Campaigns`,
  projects: msg`Projects`,
  service: msg`Service`,
  services: msg`Services`,
  percentage: msg`Percentage`,
  startDate: msg`First day`,
  endDate: msg`Last day`,
  limit: msg`Spend from`,
  phoneNumber: msg`Phone`,
  numberWhatsapp: msg`WhatsApp`,
  email: msg`E-mail`,
  legalName: msg`Legal name`,
  mapEmbedCode: msg`Map`,
  handled: msg`Answered`,
  note: msg`Note`,
  surname: msg`Surname`,
  fatherName: msg`Patronymic`,
  appRole: msg`Role`,
  password: msg`Password`,
  secondFactor: msg`Second step`,
  invitedAt: msg`Invited`,
  permissions: msg`Permissions`,
  status: msg`Status`,
  price: msg`Price`,
  reason: msg`Reason`,
  order: msg`Order of the list`,
}

/** The name that a person was given. */
export const personName = msg`Name`
