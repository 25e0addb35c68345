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
  return whatsApp && data ? withWhatsAppText(whatsApp, data) : whatsApp
}

type Text = { greeting: string; text: string; url: string }

/** WhatsApp with what the server writes about an order. */
export const withWhatsAppText = (address: string, { greeting, text, url }: Text): string =>
  withText(address, [greeting, text, url])
