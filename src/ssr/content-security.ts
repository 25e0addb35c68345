import { createHash } from 'node:crypto'
import { mapHosts } from '../domains/site/map-frames.ts'
import { styleRules } from './style-rules.ts'
import type { StyleSheets } from './style-sheets.ts'

/** The page as it is sent, and what may run in it. */
export type SecuredPage = { html: string; policy: string }

/**
 * Only our own scripts run: the token lives in the device's storage (TRU-4). Those that the renderer itself wrote
 * carry `nonce`, which nothing that somebody typed can know; they are allowed by their hashes, and the nonce goes, so
 * that a page can be kept as it is.
 */
export function securePage(rendered: string, nonce: string, sheets: StyleSheets): SecuredPage {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = hashes(rendered, own)
  const html = styleRules(
    rendered
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
  )
  return { html, policy: policyOf(scripts, sheets.hashesIn(html)) }
}

function policyOf(scripts: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // The contact page's map.
    `frame-src ${mapHosts.map((host) => `https://${host}`).join(' ')}`,
  ].join('; ')
}

function hashes(html: string, pattern: RegExp): string {
  const found = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...found].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}
