import { useQuery } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { contactQuery, firstServicesQuery, infoPagesQuery, socialQuery } from '../../../lib/site-queries.ts'

export type ContactLine = { phone: string; email: string }

/**
 * Phone and e-mail of every contact record in their order; the header takes two (WEB-7). None stands in for what
 * staff haven't entered: it would be somebody else's.
 */
export function useContactLines(max = Number.POSITIVE_INFINITY): ContactLine[] {
  return useContacts()
    .slice(0, max)
    .map(({ phoneNumber, email }) => ({ phone: phoneNumber, email }))
    .filter(({ phone, email }) => phone !== '' || email !== '')
}

export function useContacts() {
  const { data } = useQuery(contactQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The company's own record has the id 1, wherever it stands in the list; undefined while it can't be loaded. */
export function useCompany() {
  const records = useContacts()
  return records.find(({ id }) => id === 1) ?? records[0]
}

export function useSocialAccounts() {
  const { data } = useQuery(socialQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The information pages that have a text; empty while they can't be loaded. */
export function useInfoPages() {
  const { data } = useQuery(infoPagesQuery({ api: useApi(), language: useLanguage() }))
  return data ?? []
}

/** The first ten services; empty while they can't be loaded. */
export function useFirstServices() {
  const { data } = useQuery(firstServicesQuery({ client: useClient(), language: useLanguage() }))
  return data?.items ?? []
}

export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Opens the address in the reader's maps: on phones in the app. */
export const mapsHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/**
 * Opens a chat with the company's number. Newer numbers are checked when they are stored, older ones may lack the
 * country code. `text` is prefilled as the message.
 */
export function whatsappHref(phone: string, text?: string): string {
  const number = phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '994')
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
