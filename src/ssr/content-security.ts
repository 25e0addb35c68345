import { mapHosts } from '../domains/site/map-frames.ts'
import { classAttributesIn } from './first-style.ts'
import { type ShownParts, withParts } from './kept-markup.ts'
import type { PageText } from './page-text.ts'
import { type SealedMarkup, sealMarkup } from './seal-markup.ts'
import { StyleRules } from './style-rules.ts'
import type { StyleSheets } from './style-sheets.ts'

/** The page as it is sent, and what may run in it. */
type SecuredPage = { bytes: Buffer; policy: string }

/**
 * Only our own scripts run: the token lives in the device's storage (TRU-4). Those that the renderer itself wrote
 * carry `nonce`, which nothing that somebody typed can know; they are allowed by their hashes, and the nonce goes, so
 * that a page can be kept as it is.
 * @param parts in `page` their markup, or what stands for it, is between marks
 */
export function securePage(
  page: PageText,
  { nonce, sheets, parts }: { nonce: string; sheets: StyleSheets; parts: ShownParts | null },
): SecuredPage {
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const attributes = classAttributesIn(page.head, page.body)
  const head = sealMarkup(Buffer.from(page.head.replace(meta, '')), nonce)
  const rest = [
    ...withParts(page.body, { nonce, parts, attributes }),
    sealMarkup(Buffer.from(page.end), nonce),
  ]
  const styles = new StyleRules()
  const marked = Buffer.concat(bytesOf(head, styles)).toString()
  const written = rest.flatMap((markup) => bytesOf(markup, styles))
  const dressed = sheets.dress(page.head === '' ? '' : marked + styles.sheet(), attributes)
  const scripts = new Set([head, ...rest].flatMap((markup) => markup.scripts))
  return {
    bytes: Buffer.concat([...dressed.pieces, ...written]),
    policy: policyOf([...scripts].join(''), dressed.sources + rest.flatMap(({ sheets }) => sheets).join('')),
  }
}

/** With marks instead of the style attributes. */
const bytesOf = ({ pieces }: SealedMarkup, styles: StyleRules): Buffer[] =>
  pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(styles.markOf(piece)) : piece))

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
