import { mapHosts } from '../domains/site/map-frames.ts'

/** Only our own scripts run: the token lives in the device's storage (trust). */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // The contact page's map.
    `frame-src ${mapHosts.map((host) => `https://${host}`).join(' ')}`,
  ].join('; ')
}
