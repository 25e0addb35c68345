import { pictureSources } from '../../../src/domains/media/picture-url.ts'
import type { JsonRecord } from '../../lib/json-ld.ts'
import { pageUrl, siteName } from '../../lib/page-head.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { bannerQuery, contactQuery, socialQuery } from '../../lib/site-queries.ts'

type Match = { context: RouterContext }

/** A short reference to the company as the seller. */
export const businessReference = (match: Match) => ({
  '@type': 'LocalBusiness',
  '@id': `${match.context.siteUrl}/#business`,
  name: siteName(match),
  url: pageUrl(match, '/'),
})

/**
 * The company as search engines read it, built from what every page's frame has loaded anyway; unknown facts are left
 * out.
 */
export function businessRecord(match: Match): JsonRecord {
  const { context } = match
  const { queryClient, siteUrl } = context
  const banner = queryClient.getQueryData(bannerQuery(context).queryKey)?.[0]
  const contacts = queryClient.getQueryData(contactQuery(context).queryKey)
  const contact = contacts?.find(({ id }) => id === 1) ?? contacts?.[0]
  const social = queryClient.getQueryData(socialQuery(context).queryKey) ?? []
  const picture = banner?.photoUrl || banner?.logoUrl
  const icon = pictureSources(banner?.faviconUrl ?? '')
  return {
    ...businessReference(match),
    description: contact?.description || banner?.description || undefined,
    image: picture ? siteUrl + picture : undefined,
    logo: icon ? siteUrl + icon.icon(512) : undefined,
    legalName: contact?.legalName || undefined,
    telephone: contact?.phoneNumber || undefined,
    email: contact?.email || undefined,
    address: contact?.address
      ? { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'AZ' }
      : undefined,
    currenciesAccepted: 'AZN',
    sameAs: social.length > 0 ? social.map(({ link }) => link) : undefined,
  }
}
