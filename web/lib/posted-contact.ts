import { useRouter } from '@tanstack/react-router'
import { addressIn } from '../../src/lib/language-address.ts'

/** What a browser without our program posted from a form, and the result. */
export type PostedContact = {
  /** The kind of answer to a quote; a contact form has none. */
  act?: string
  /** The typed values, to be corrected; empty once they were accepted. */
  typed: { name: string; phoneNumber: string; text?: string; reason?: string; lines?: number[] }
  /** The errors by field, in the reader's language. */
  errors: Partial<Record<'name' | 'phoneNumber', string>>
  /** Why the form was refused, when no field was the reason; empty where the server said no more. */
  failure?: string
  /** The bank's page that a payment leads to. */
  link?: string
  /** Where another link to pay by was sent; null where staff send it. */
  renewed?: { sentTo: string | null }
}

export const usePostedContact = (): PostedContact | undefined => useRouter().options.context.posted

/** The same for an answer to a quote. */
export function usePostedOffer(act: string): PostedContact | undefined {
  const { posted } = useRouter().options.context
  return posted?.act === act ? posted : undefined
}

/** The same for a press on the page to pay at. */
export const usePostedPayment = (): PostedContact | undefined => usePostedOffer('pay')

/** A contact form that the server accepts as it is, too: nothing of it stands in the address. */
export function usePlainForm() {
  const { prefix } = useRouter().options.context
  return { method: 'post', action: addressIn(prefix ?? 'az', '/contact'), 'data-plain': '' } as const
}
