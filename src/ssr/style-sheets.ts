import { firstStyle, type SheetPart, type Style, styleFrom } from './first-style.ts'

const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** The sheets of pages, by their address. */
export type StyleSheets = {
  /**
   * The head as it is sent, in pieces: instead of its marks what elements with these class attributes need of the
   * sheets; `sources` are ` 'sha256-…'` of each of its style elements.
   */
  dress(head: string, attributes: ReadonlySet<string>): { pieces: Buffer[]; sources: string }
}

export function styleSheets(sheets: Readonly<Record<string, readonly SheetPart[]>>): StyleSheets {
  const styles = new Map(Object.entries(sheets).map(([sheet, parts]) => [sheet, firstStyle(parts)]))
  const alone = new Map([...styles].map(([sheet, style]) => [markOf(sheet), style]))

  function styleOf(marked: string, attributes: ReadonlySet<string>): Style {
    const only = alone.get(marked)
    if (only) return only.of(attributes)
    const text = marked.replace(
      mark,
      (whole, sheet: string) => styles.get(sheet)?.of(attributes).bytes.toString() ?? whole,
    )
    return styleFrom(text)
  }

  return {
    dress(head, attributes) {
      const pieces: Buffer[] = []
      let [sources, from] = ['', 0]
      for (const { text, start } of stylesIn(head)) {
        const { bytes, source } = styleOf(text, attributes)
        pieces.push(Buffer.from(head.slice(from, start)), bytes)
        sources += source
        from = start + text.length
      }
      return { pieces: [...pieces, Buffer.from(head.slice(from))], sources }
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
