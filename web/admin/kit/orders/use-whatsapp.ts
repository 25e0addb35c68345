import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { phoneLinks } from '../phone-links.ts'

/** The address that opens WhatsApp with a text; without one an empty message. */
export const withText = (address: string, parts: readonly string[]): string =>
  `${address}?text=${encodeURIComponent(parts.filter(Boolean).join('\n'))}`

type WrittenTo = { id: number; appUser: { phoneNumber: string } }

/**
 * WhatsApp with what stands with the order, in its customer's language (ORD-24); an empty message until the
 * text is there. Null where the number names no country.
 */
export function useWhatsApp(order: WrittenTo | undefined): string | null {
  const whatsApp = order ? phoneLinks(order.appUser.phoneNumber).whatsApp : null
  const { data } = useQuery({
    ...useApi().orders.whatsApp.queryOptions({ id: order?.id ?? 0 }),
    enabled: whatsApp !== null,
  })
  return whatsApp && data ? withOrderText(whatsApp, data) : whatsApp
}

type OrderText = { greeting: string; text: string; url: string }

const withOrderText = (address: string, { greeting, text, url }: OrderText): string =>
  withText(address, [greeting, text, url])

type WithText = { appUser: { phoneNumber: string }; whatsApp: OrderText }

/** The same of an order that brings its text along. */
export function whatsAppOf({ appUser, whatsApp: text }: WithText): string | null {
  const { whatsApp } = phoneLinks(appUser.phoneNumber)
  return whatsApp && withOrderText(whatsApp, text)
}
