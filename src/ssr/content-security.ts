import { mapHosts } from '../domains/site/map-frames.ts'
import { type PageText, passingBytes } from './page-text.ts'
import { sourceOf } from './policy-source.ts'
import { StyleRules } from './style-rules.ts'
import { type StyleSheets, stylesIn } from './style-sheets.ts'

/** The page as it is sent, and what may run in it. */
type SecuredPage = { bytes: Buffer; policy: string }

/**
 * Only our own scripts run: the token lives in the device's storage (TRU-4). Those that the renderer itself wrote
 * carry `nonce`, which nothing that somebody typed can know; they are allowed by their hashes, and the nonce goes, so
 * that a page can be kept as it is.
 */
export function securePage(page: PageText, nonce: string, sheets: StyleSheets): SecuredPage {
  const found: Found = { nonce: ` nonce="${nonce}"`, scripts: new Set(), styles: new StyleRules() }
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const secured = Buffer.concat(secureBytes(Buffer.from(page.head.replace(meta, '')), found)).toString()
  const whole = passingBytes(page.rest)
  const rest = secureBytes(whole, found)
  const marked = page.head === '' ? '' : secured + found.styles.sheet()
  const { head, sources } = sheets.dress({ head: marked, rest: page.rest })
  const inRest = whole.includes('<style') ? stylesIn(page.rest).map(({ text }) => sourceOf(text)) : []
  return {
    bytes: Buffer.concat([Buffer.from(head), ...rest]),
    policy: policyOf([...found.scripts].join(''), sources + inRest.join('')),
  }
}

/** What has been found in a page: how a policy names the renderer's own scripts, and styles. */
type Found = { nonce: string; scripts: Set<string>; styles: StyleRules }

/** As React writes it; what somebody typed has no quotation mark. */
const style = ' style="'
const scriptEnd = '</script>'

/** In one go and in pieces: without the nonces, and with marks instead of the style attributes. */
function secureBytes(bytes: Buffer, { nonce, scripts, styles }: Found): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  let [nonceAt, styleAt] = [bytes.indexOf(nonce), bytes.indexOf(style)]
  while (nonceAt !== -1 || styleAt !== -1) {
    if (nonceAt === -1 || (styleAt !== -1 && styleAt < nonceAt)) {
      const start = styleAt + style.length
      const end = bytes.indexOf('"', start)
      pieces.push(
        bytes.subarray(from, styleAt),
        Buffer.from(styles.markOf(bytes.toString('utf8', start, end))),
      )
      from = end + 1
      styleAt = bytes.indexOf(style, from)
    } else {
      const script = scriptAt(bytes, nonceAt)
      if (script !== null) scripts.add(sourceOf(script))
      pieces.push(bytes.subarray(from, nonceAt))
      from = nonceAt + nonce.length
      nonceAt = bytes.indexOf(nonce, from)
    }
  }
  return [...pieces, bytes.subarray(from)]
}

/** The text of the script whose tag has an attribute at `at`; null for another element, or a script from elsewhere. */
function scriptAt(bytes: Buffer, at: number): Buffer | null {
  const end = bytes.indexOf('>', at) + 1
  const tag = bytes.toString('utf8', bytes.lastIndexOf('<', at), end)
  if (!tag.startsWith('<script') || tag.includes(' src=')) return null
  return bytes.subarray(end, bytes.indexOf(scriptEnd, end))
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
