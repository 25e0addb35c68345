/** All that a colour, a share or a place needs: nothing that could end a rule or its sheet. */
const plain = /^[\w\s:;.,#%()+*/!'"-]*$/

/**
 * A page's style attributes as one style sheet: the policy names a sheet with one hash, however many pictures with
 * colours of their own the page has. The browser gives them back to their elements before the program takes over
 * (scripts-after-paint.ts).
 */
export class StyleRules {
  readonly #numbers = new Map<string, number>()

  /** What stands for a style attribute of this value; nothing where it could be more than a style. */
  markOf(written: string): string {
    const style = unescapeAttribute(written)
    if (!plain.test(style)) return ''
    const number = this.#numbers.get(style) ?? this.#numbers.size + 1
    this.#numbers.set(style, number)
    return ` data-style="${number}"`
  }

  /** The sheet, for the head's end; none where there was no style. */
  sheet(): string {
    if (this.#numbers.size === 0) return ''
    const rules = [...this.#numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`)
    return `<style data-styles="">${rules.join('')}</style>`
  }
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** As the browser reads it: these are all that React writes. */
export const unescapeAttribute = (value: string): string =>
  value.includes('&')
    ? value.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')
    : value
