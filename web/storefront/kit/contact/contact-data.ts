import { useQuery } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import {
  bannerQuery,
  contactQuery,
  firstServicesQuery,
  infoPagesQuery,
  socialQuery,
} from '../../../lib/site-queries.ts'

/** Shown when no contact record has one. */
const defaultPhone = '+994 12 555 01 42'

export type ContactLine = { phone: string; email: string }

/** Phone and e-mail of every contact record in their order; the header takes two (WEB-7). */
export function useContactLines(most = Number.POSITIVE_INFINITY): ContactLine[] {
  const records = useContacts()
  const lines = records
    .slice(0, most)
    .map(({ phoneNumber, email }) => ({ phone: phoneNumber, email }))
    .filter(({ phone, email }) => phone !== '' || email !== '')
  return lines.some(({ phone }) => phone !== '')
    ? lines
    : [{ phone: defaultPhone, email: lines[0]?.email ?? '' }]
}

export function useContacts() {
  const { data } = useQuery(contactQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The company's own record, 1, wherever it stands in the list; undefined while it can't be had. */
export function useCompany() {
  const records = useContacts()
  return records.find(({ id }) => id === 1) ?? records[0]
}

export function useSocialAccounts() {
  const { data } = useQuery(socialQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The site's name is the banner's title (SITE-2). */
export function useSiteName(): string {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  return data?.[0]?.title || 'Mətbəə'
}

/** The information pages that have a text; empty while they can't be had. */
export function useInfoPages() {
  const { data } = useQuery(infoPagesQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The first ten services; empty while they can't be had. */
export function useFirstServices() {
  const { data } = useQuery(firstServicesQuery({ client: useClient(), language: useLanguage() }))
  return data?.items ?? []
}

export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
