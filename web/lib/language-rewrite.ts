import type { LocationRewrite } from '@tanstack/react-router'
import { addressIn, type Prefix, withoutPrefix } from '../../src/lib/language-address.ts'

/** The admin has no prefixes. */
const admin = /^\/admin(\/|$)/i

/**
 * Routes know no languages: their prefix is taken off what comes in and put before every link that goes out.
 * Without one nothing is put before, but a prefix is still taken off: a page may just be leaving it.
 */
export function languageRewrite(prefix: Prefix | null): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = withoutPrefix(url.pathname)
      return url
    },
    output: ({ url }) => {
      if (prefix !== null && !admin.test(url.pathname)) url.pathname = addressIn(prefix, url.pathname)
      return url
    },
  }
}
