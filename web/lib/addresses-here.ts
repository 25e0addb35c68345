import { addressIn, prefixOf } from '../../src/lib/language-address.ts'

/** The path in the language of this page's address; for moves that load the document anew. */
export const homeAddress = (): string => addressHere('/')

export const logInAddress = (): string => addressHere('/login')

const addressHere = (path: string): string => addressIn(prefixOf(location.pathname) ?? 'az', path)
