import type { Language } from '../../lib/languages.ts'

/** What a call came from, as the request says it. */
export type Device = {
  userAgent: string
  address: string
  /** By which it was known at an earlier log-in, as it says. */
  deviceKey?: string | undefined
}

/** Where a call came from: what an act may need to know beside its input. `language` is the page's. */
export type CallOrigin = { device: Device; language: Language }
export const originOf = (call: Device & { language: Language }): CallOrigin => ({
  device: call,
  language: call.language,
})

/** What anybody may have written into a header, as one line each that the database takes. */
export const storedDevice = ({ userAgent, address }: Device): Pick<Device, 'userAgent' | 'address'> => ({
  userAgent: plainLine(userAgent, 300),
  address: plainLine(address, 64),
})

const plainLine = (text: string, maxLength: number): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
