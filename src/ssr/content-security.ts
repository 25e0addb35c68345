import { createHash } from 'node:crypto'
import { mapHosts } from '../domains/site/map-frames.ts'
import type { StyleSheets } from './style-sheets.ts'

const styleAttribute = /\sstyle="([^"]*)"/g

/** The page as it is sent, and what may run in it. */
export type SecuredPage = { html: string; policy: string }

/**
 * Only our own scripts run: the token lives in the device's storage (trust). Those that the renderer itself wrote
 * carry `nonce`, which nothing that somebody typed can know; they are allowed by their hashes, and the nonce goes, so
 * that a page can be kept as it is.
 */
export function securePage(rendered: string, nonce: string, sheets: StyleSheets): SecuredPage {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = hashes(rendered, own)
  const html = rendered
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html, policy: policyOf(html, scripts, sheets.hashesIn(html)) }
}

function policyOf(html: string, scripts: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
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
