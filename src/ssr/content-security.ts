import { hash } from 'node:crypto'
import { mapHosts } from '../domains/site/map-frames.ts'
import type { PageText } from './page-text.ts'

/** Enough for a colour, a share or a place, without anything that could end a rule or its sheet. */
const plain = /^[\w\s:;.,#%()+*/!'"-]*$/

/**
 * A page's style attributes as one style sheet: the policy allows a sheet with one hash, however many
 * pictures with their own colours the page has. The browser gives them back to their elements before the
 * program takes over (scripts-after-paint.ts).
 */
class StyleRules {
  readonly #numbers = new Map<string, number>()

  /** The mark that replaces a style attribute of this value; undefined when it could be more than a style. */
  markOf(written: string): string {
    const style = unescapeAttribute(written)
    if (!plain.test(style)) return ''
    const number = this.#numbers.get(style) ?? this.#numbers.size + 1
    this.#numbers.set(style, number)
    return ` data-style="${number}"`
  }

  /** The sheet, for the head's end; empty without styles. */
  sheet(): string {
    if (this.#numbers.size === 0) return ''
    const rules = [...this.#numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`)
    return `<style data-styles="">${rules.join('')}</style>`
  }
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** As the browser reads it: React writes no other escapes. */
const unescapeAttribute = (value: string): string =>
  value.includes('&')
    ? value.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')
    : value

/** The page as it is sent, with its content security policy. */
type SecuredPage = { bytes: Buffer; policy: string }

/**
 * Only our own scripts run: the token lives in the device's storage (TRU-4). Scripts of the renderer carry
 * `nonce`, which user input can't know; they are allowed by their hashes, and the nonce is removed, so that a
 * page can be cached.
 */
export function securePage(page: PageText, nonce: string): SecuredPage {
  const seal = createSeal(nonce)
  const head = seal.write(page.head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''))
  const rest = seal.write(page.body) + seal.write(page.end)
  const html = head + (head && seal.styles.sheet()) + rest
  return { bytes: Buffer.from(html), policy: policyOf([...seal.scripts].join(''), sourcesOfStyles(html)) }
}

/** As React writes it: user input has no quotation mark. */
const styleAttribute = / style="([^"]*)"/g

/** Removes nonces and style attributes, and collects the hashes of the renderer's own scripts. */
function createSeal(nonce: string) {
  const marked = ` nonce="${nonce}"`
  const styles = new StyleRules()
  const scripts = new Set<string>()
  /** Markup without a script, or with one at its end. */
  function sealed(markup: string): string {
    const at = markup.indexOf('<script')
    const start = markup.indexOf('>', at) + 1
    const tag = at === -1 ? '' : markup.slice(at, start)
    if (tag.includes(marked) && !tag.includes(' src=')) scripts.add(sourceOf(markup.slice(start)))
    const shown = at === -1 ? markup : markup.slice(0, at)
    return (
      shown.replace(styleAttribute, (_, style: string) => styles.markOf(style)) + markup.slice(shown.length)
    )
  }
  const write = (markup: string): string =>
    markup.split('</script>').map(sealed).join('</script>').replaceAll(marked, '')
  return { styles, scripts, write }
}

/** The policy's sources for the style elements. */
const sourcesOfStyles = (html: string): string =>
  html
    .split('</style>')
    .slice(0, -1)
    .map((markup) => sourceOf(markup.slice(markup.indexOf('>', markup.lastIndexOf('<style')) + 1)))
    .join('')

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

/** A hash source, which allows what is written into a page. */
const sourceOf = (text: string | Buffer): string => ` 'sha256-${hash('sha256', text, 'base64')}'`
