import { companyName } from '../../../lib/company-name.ts'
import { bakuDay } from '../../../lib/days.ts'
import { type Language, pick } from '../../../lib/languages.ts'
import { shownPhone } from '../../../lib/phone.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { drawLogoApart } from '../../media/decode-apart.ts'
import type { PictureRow } from '../../media/picture-columns.ts'
import { type MediaStore, storedName } from '../../media/store.ts'
import { sellerOn } from '../../seller/read-seller.ts'

/** The company on the documents: the site's title and logo, and contact record 1 (SITE-3). */
export type Company = {
  name: string
  /** The legal name, with the number if staff entered one; empty by default. */
  legalName: string
  address: string
  phoneNumber: string
  email: string
  site: string
  /** PNG; null without a logo, or with one that can't be drawn. */
  logo: Buffer | null
}

export async function readCompany(
  { db, now, media, settings, log }: Pick<Deps, 'db' | 'now' | 'media' | 'settings' | 'log'>,
  language: Language,
): Promise<Company> {
  const [banner, contact, seller] = await Promise.all([
    db.banner.findUnique({ where: { id: 1 }, include: { logo: true } }),
    db.contact.findUnique({ where: { id: 1 } }),
    sellerOn(db, bakuDay(now())),
  ])
  const logo = banner?.logo
  return {
    name: companyName(banner ? pick(banner, 'title', language) : '', settings.SITE_URL),
    legalName: seller?.name || contact?.legalName || '',
    address: contact ? pick(contact, 'address', language) : '',
    phoneNumber: shownPhone(contact?.phoneNumber ?? ''),
    email: contact?.email ?? '',
    site: new URL(settings.SITE_URL).host,
    logo: logo ? await drawLogo(media.store, logo, log) : null,
  }
}

/** A document without its logo is better than none. */
async function drawLogo(
  store: MediaStore,
  { key, extension }: PictureRow,
  log: Deps['log'],
): Promise<Buffer | null> {
  try {
    const bytes = await store.read(storedName(key, undefined, extension))
    return Buffer.from(await drawLogoApart(bytes))
  } catch (error) {
    log.warn({ err: error, key }, 'the logo could not be drawn on a paper')
    return null
  }
}
