import querystring from 'fast-querystring'

/** The one reader of query strings, for routes and for the cache's keys. */
export const parseQuery = (text: string): Record<string, unknown> => querystring.parse(text)
