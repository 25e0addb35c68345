import { classAttributesIn, firstStyle, type SheetPart, type Style } from './first-style.ts'
import type { PageText } from './page-text.ts'
import { sourceOf } from './policy-source.ts'

const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** The sheets of pages, by their address. */
export type StyleSheets = {
  /**
   * The head as it is sent: instead of its marks what the page's first view needs of the sheets; `sources` are
   * ` 'sha256-…'` of each of its style elements.
   */
  dress(page: PageText): { head: string; sources: string }
}

export function styleSheets(sheets: Readonly<Record<string, readonly SheetPart[]>>): StyleSheets {
  const styles = new Map(Object.entries(sheets).map(([sheet, parts]) => [sheet, firstStyle(parts)]))
  const alone = new Map([...styles].map(([sheet, style]) => [markOf(sheet), style]))

  function styleOf(marked: string, attributes: () => ReadonlySet<string>): Style {
    const only = alone.get(marked)
    if (only) return only.of(attributes())
    const text = marked.replace(
      mark,
      (whole, sheet: string) => styles.get(sheet)?.of(attributes()).text ?? whole,
    )
    return { text, source: sourceOf(text) }
  }

  return {
    dress({ head, rest }) {
      let found: ReadonlySet<string> | undefined
      const attributes = () => (found ??= classAttributesIn(head, rest))
      let [written, sources, from] = ['', '', 0]
      for (const { text: marked, start } of stylesIn(head)) {
        const { text, source } = styleOf(marked, attributes)
        written += head.slice(from, start) + text
        sources += source
        from = start + marked.length
      }
      return { head: written + head.slice(from), sources }
    },
  }
}

/** The addresses of the sheets whose marks stand in a page's head. */
export const sheetsIn = (head: string): string[] =>
  stylesIn(head).flatMap(({ text }) => [...text.matchAll(mark)].map(([, sheet = '']) => sheet))

/** The texts of style elements, and where they begin; nothing that somebody typed opens one. */
export function stylesIn(html: string): { text: string; start: number }[] {
  const styles = []
  for (let at = html.indexOf('<style'); at !== -1; at = html.indexOf('<style', at + 1)) {
    const start = html.indexOf('>', at) + 1
    styles.push({ text: html.slice(start, html.indexOf('</style>', start)), start })
  }
  return styles
}
