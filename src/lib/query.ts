import querystring from 'fast-querystring'

/** The one reader of what follows the question mark, for routes and for the read cache's keys. */
export const parseQuery = (text: string): Record<string, unknown> => querystring.parse(text)
