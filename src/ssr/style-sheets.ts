import { classAttributesIn, firstStyle, type SheetPart, type Style } from './first-style.ts'
import type { PageText } from './page-text.ts'
import { sourceOf } from './policy-source.ts'

const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** The sheets of pages, by their address. */
export type StyleSheets = {
  /** The page as it is sent: instead of the marks in its head what its first view needs of the sheets. */
  write(page: PageText): Buffer
  /** ` 'sha256-…'` of each style element, as it will be written. */
  hashesIn(page: PageText): string
}

export function styleSheets(sheets: Readonly<Record<string, readonly SheetPart[]>>): StyleSheets {
  const styles = new Map(Object.entries(sheets).map(([sheet, parts]) => [sheet, firstStyle(parts)]))
  const alone = new Map([...styles].map(([sheet, style]) => [markOf(sheet), style]))
  const heads = new WeakMap<PageText, { text: string; sources: string }>()

  function styleOf(marked: string, attributes: () => ReadonlySet<string>): Style {
    const only = alone.get(marked)
    if (only) return only.of(attributes())
    const text = marked.replace(
      mark,
      (whole, sheet: string) => styles.get(sheet)?.of(attributes()).text ?? whole,
    )
    return { text, source: sourceOf(text) }
  }

  /** The head as it is sent, and the sources of its style elements. */
  function headOf(page: PageText): { text: string; sources: string } {
    const known = heads.get(page)
    if (known) return known
    const { head, rest } = page
    let found: ReadonlySet<string> | undefined
    // Names of classes are ASCII.
    const attributes = () => (found ??= classAttributesIn(head, rest.toString('latin1')))
    const written = { text: '', sources: '' }
    let from = 0
    for (const { text: marked, start } of stylesIn(head)) {
      const { text, source } = styleOf(marked, attributes)
      written.text += head.slice(from, start) + text
      written.sources += source
      from = start + marked.length
    }
    written.text += head.slice(from)
    heads.set(page, written)
    return written
  }

  return {
    write: (page) => Buffer.concat([Buffer.from(headOf(page).text), page.rest]),
    hashesIn: (page) =>
      headOf(page).sources +
      (page.rest.includes('<style')
        ? stylesIn(page.rest.toString())
            .map(({ text }) => sourceOf(text))
            .join('')
        : ''),
  }
}

/** The addresses of the sheets whose marks stand in a page's head. */
export const sheetsIn = (head: string): string[] =>
  stylesIn(head).flatMap(({ text }) => [...text.matchAll(mark)].map(([, sheet = '']) => sheet))

/** The texts of the page's style elements, and where they begin; nothing that somebody typed opens one. */
function stylesIn(html: string): { text: string; start: number }[] {
  const styles = []
  for (let at = html.indexOf('<style'); at !== -1; at = html.indexOf('<style', at + 1)) {
    const start = html.indexOf('>', at) + 1
    styles.push({ text: html.slice(start, html.indexOf('</style>', start)), start })
  }
  return styles
}
