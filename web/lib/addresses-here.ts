import { addressIn, prefixOf } from '../../src/lib/language-address.ts'

/** The home page in the language that this page's address says; for moves that load the document anew. */
export const homeAddress = (): string => addressIn(prefixOf(location.pathname) ?? 'az', '/')
