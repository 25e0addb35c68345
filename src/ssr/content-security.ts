import { createHash } from 'node:crypto'
import { mapHosts } from '../domains/site/map-frames.ts'

const script = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const styleAttribute = /<[a-z][^>]*?\sstyle="([^"]*)"/gi

/**
 * Only what stands in this page, and our own files, may run and style it: the token lives in the device's storage
 * (trust). By hashes, so that a page can be kept as it is.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(html, script)}`,
    `style-src 'self'${hashes(html, style)}`,
    `style-src-attr 'unsafe-hashes'${hashes(html, styleAttribute, decodeAttribute)}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // The contact page's map.
    `frame-src ${mapHosts.map((host) => `https://${host}`).join(' ')}`,
  ].join('; ')
}

function hashes(html: string, pattern: RegExp, read = (found: string) => found): string {
  const found = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...found]
    .map((text) => ` 'sha256-${createHash('sha256').update(read(text)).digest('base64')}'`)
    .join('')
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** As the browser reads it: these are all that React writes. */
const decodeAttribute = (value: string): string =>
  value.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')
