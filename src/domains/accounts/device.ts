import type { Language } from '../../lib/languages.ts'

/** The device of a call, as its request describes it. */
export type Device = {
  userAgent: string
  address: string
  /** The key from an earlier log-in that the device claims to have. */
  deviceKey?: string | undefined
}

/** Where a call came from, for acts that need more than their input. `language` is the page's. */
export type CallOrigin = { device: Device; language: Language }
export const originOf = (call: Device & { language: Language }): CallOrigin => ({
  device: call,
  language: call.language,
})

/** Headers are free text: each value becomes one line that the database accepts. */
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
