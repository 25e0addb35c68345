import { addressIn, prefixOf } from '../../src/lib/language-address.ts'

/** Pages in the language that this page's address says; for moves that load the document anew. */
export const homeAddress = (): string => addressHere('/')

export const logInAddress = (): string => addressHere('/login')

const addressHere = (path: string): string => addressIn(prefixOf(location.pathname) ?? 'az', path)
