import { sourceOf } from './policy-source.ts'
import { stylesIn } from './style-sheets.ts'

/**
 * Markup as it is sent, without nonces. A text among the pieces is the value of a style attribute that stood there;
 * `scripts` and `sheets` are how a policy names the renderer's own scripts, and the style elements.
 */
export type SealedMarkup = { pieces: (Buffer | string)[]; scripts: string[]; sheets: string[] }

/** As React writes it; what somebody typed has no quotation mark. */
const style = ' style="'
const scriptEnd = '</script>'

/** In one go; the pieces are views of `bytes`. */
export function sealMarkup(bytes: Buffer, nonce: string): SealedMarkup {
  const marked = ` nonce="${nonce}"`
  const pieces: (Buffer | string)[] = []
  const scripts: string[] = []
  let from = 0
  let [nonceAt, styleAt] = [bytes.indexOf(marked), bytes.indexOf(style)]
  while (nonceAt !== -1 || styleAt !== -1) {
    if (nonceAt === -1 || (styleAt !== -1 && styleAt < nonceAt)) {
      const start = styleAt + style.length
      const end = bytes.indexOf('"', start)
      pieces.push(bytes.subarray(from, styleAt), bytes.toString('utf8', start, end))
      from = end + 1
      styleAt = bytes.indexOf(style, from)
    } else {
      const script = scriptAt(bytes, nonceAt)
      if (script !== null) scripts.push(sourceOf(script))
      pieces.push(bytes.subarray(from, nonceAt))
      from = nonceAt + marked.length
      nonceAt = bytes.indexOf(marked, from)
    }
  }
  pieces.push(bytes.subarray(from))
  const sheets = bytes.includes('<style') ? stylesIn(bytes.toString()).map(({ text }) => sourceOf(text)) : []
  return { pieces, scripts, sheets }
}

/** The text of the script whose tag has an attribute at `at`; null for another element, or a script from elsewhere. */
function scriptAt(bytes: Buffer, at: number): Buffer | null {
  const end = bytes.indexOf('>', at) + 1
  const tag = bytes.toString('utf8', bytes.lastIndexOf('<', at), end)
  if (!tag.startsWith('<script') || tag.includes(' src=')) return null
  return bytes.subarray(end, bytes.indexOf(scriptEnd, end))
}
