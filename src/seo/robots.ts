import { addressIn } from '../lib/language-address.ts'
import { languages } from '../lib/languages.ts'

/** Pages of an account: nothing to find there. */
const account = [
  '/login',
  '/myaccount',
  '/myorder',
  '/order',
  '/reset-password',
  '/confirm-email',
  '/invitation',
  '/undo-account-change',
]

export function robots(siteUrl: string): string {
  const closed = [
    '/admin',
    '/api/',
    ...languages.flatMap((language) => account.map((path) => addressIn(language, path))),
  ]
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
}
