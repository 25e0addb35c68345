import { useRouter } from '@tanstack/react-router'
import { addressIn } from '../../src/lib/language-address.ts'

/** What a browser without our program posted from a form, and what became of it. */
export type PostedContact = {
  /** Which answer to a quote it was; of a contact form none. */
  act?: string
  /** What was typed, to be mended; empty once it was taken. */
  typed: { name: string; phoneNumber: string; text?: string; reason?: string; lines?: number[] }
  /** By field, in the reader's language. */
  errors: Partial<Record<'name' | 'phoneNumber', string>>
  /** Why nothing was taken, when it wasn't for a field; empty where the server said no more. */
  failure?: string
}

export const usePostedContact = (): PostedContact | undefined => useRouter().options.context.posted

/** The same of an answer to a quote. */
export function usePostedOffer(act: string): PostedContact | undefined {
  const { posted } = useRouter().options.context
  return posted?.act === act ? posted : undefined
}

/** A contact form that the server takes as it is, too: nothing of it in the address. */
export function usePlainForm() {
  const { prefix } = useRouter().options.context
  return { method: 'post', action: addressIn(prefix ?? 'az', '/contact'), 'data-plain': '' } as const
}
