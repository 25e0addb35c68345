import type { Transaction } from '../../src/db/client.ts'
import type { InfoPage } from '../../src/domains/content/info-pages.ts'
import type { Texts } from '../../src/domains/options/configuration.ts'
import { columns } from '../../src/domains/ready-made/texts.ts'
import { toBasisPoints, toQepik } from '../../src/lib/money.ts'
import { infoPages } from './info-pages.ts'
import { pictureId } from './picture-id.ts'
import {
  aboutUs,
  advertisements,
  banner,
  contacts,
  discounts,
  pages,
  partners,
  socialAccounts,
} from './site.ts'
import type { StoredIds } from './store-pictures.ts'

const heading = (texts: { title: Texts; head: Texts; description: Texts }) => ({
  ...columns('title', texts.title),
  ...columns('head', texts.head),
  ...columns('description', texts.description),
})

/** Texts of the pages, partners, advertisements, social accounts, contact data and discounts by spend. */
export async function seedSite(tx: Transaction, pictures: StoredIds): Promise<void> {
  const id = (name: string): number => pictureId(pictures, name)
  const bannerData = {
    ...heading(banner),
    ...columns('slogan', banner.slogan),
    ...columns('alt', banner.alt),
    photoId: id(banner.picture),
    logoId: id(banner.logo),
    darkLogoId: id(banner.darkLogo),
    faviconId: id(banner.favicon),
  }
  await tx.banner.upsert({ where: { id: 1 }, create: bannerData, update: bannerData })
  const about = { ...heading(aboutUs), ...columns('alt', aboutUs.alt), photoId: id(aboutUs.picture) }
  await tx.aboutUs.upsert({ where: { id: 1 }, create: about, update: about })
  for (const page of ['services', 'portfolio', 'campaigns'] as const) {
    const data = heading(pages[page])
    await tx.pageTexts.upsert({ where: { page }, create: { page, ...data }, update: data })
  }
  for (const [page, texts] of Object.entries(infoPages))
    await tx.pageTexts.update({ where: { page: page as InfoPage }, data: heading(texts) })
  await tx.partner.createMany({
    data: partners.map(({ name, logo }, index) => ({
      ...columns('name', name),
      logoId: id(logo),
      priority: index + 1,
    })),
  })
  await tx.advertisement.createMany({
    data: advertisements.map(({ link, alt, picture }, index) => ({
      link,
      ...columns('alt', alt),
      photoId: id(picture),
      priority: index + 1,
    })),
  })
  await tx.socialAccount.createMany({
    data: socialAccounts.map(({ platform, link, icon, lightIcon }, index) => ({
      name: platform,
      platform,
      link,
      iconId: id(icon),
      lightIconId: id(lightIcon),
      priority: index + 1,
    })),
  })
  await tx.discount.createMany({
    data: discounts.map(({ limit, percentage }) => ({
      limit: toQepik(limit),
      percentageBp: toBasisPoints(percentage),
    })),
  })
  await seedContacts(tx)
}

/** Record 1 is there from the first migration; the second is new. */
async function seedContacts(tx: Transaction): Promise<void> {
  for (const [index, { description, address, ...plain }] of contacts.entries()) {
    const data = {
      ...columns('description', description),
      ...columns('address', address),
      ...plain,
      priority: index + 1,
    }
    if (index === 0) await tx.contact.upsert({ where: { id: 1 }, create: data, update: data })
    else await tx.contact.create({ data })
  }
}
