const styleAttribute = /\sstyle="([^"]*)"/g
/** All that a colour, a share or a place needs: nothing that could end a rule or its sheet. */
const plain = /^[\w\s:;.,#%()+*/!'"-]*$/

/**
 * The page with its style attributes as one style sheet: the policy names a sheet with one hash, however many
 * pictures with colours of their own the page has. The browser gives them back to their elements before the program
 * takes over (scripts-after-paint.ts).
 */
export function styleRules(html: string): string {
  const numbers = new Map<string, number>()
  const marked = html.replace(styleAttribute, (_, written: string) => {
    const style = unescapeAttribute(written)
    if (!plain.test(style)) return ''
    const number = numbers.get(style) ?? numbers.size + 1
    numbers.set(style, number)
    return ` data-style="${number}"`
  })
  if (numbers.size === 0) return html
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`).join('')
  return marked.replace('</head>', () => `<style data-styles="">${rules}</style></head>`)
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** As the browser reads it: these are all that React writes. */
const unescapeAttribute = (value: string): string =>
  value.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')
