import { hash } from 'node:crypto'
import type { PageText } from './page-text.ts'

const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** How a policy names what is written into a page. */
export const sourceOf = (text: string | Buffer): string => ` 'sha256-${hash('sha256', text, 'base64')}'`

/** The sheets that are written into pages, by their address. */
export type StyleSheets = {
  /** The page as it is sent, with its sheets instead of their marks in its head: 65 kB that the renderer needn't carry along. */
  write(page: PageText): Buffer
  /** ` 'sha256-…'` of each style element, as it will be written. */
  hashesIn(page: PageText): string
}

export function styleSheets(texts: Readonly<Record<string, string>>): StyleSheets {
  const bytes = new Map(Object.entries(texts).map(([sheet, text]) => [sheet, Buffer.from(text)]))
  const sources = new Map<string, string>()
  const written = (style: string) => style.replace(mark, (whole, sheet: string) => texts[sheet] ?? whole)

  /** Of sheets there are few; what else is in a style element is a page's own. */
  function sourceOfStyle(style: string): string {
    if (!style.startsWith('/*')) return sourceOf(style)
    const known = sources.get(style)
    if (known) return known
    const source = sourceOf(written(style))
    sources.set(style, source)
    return source
  }

  function* piecesOf(head: string): Generator<Buffer> {
    let from = 0
    for (const { text, start } of stylesIn(head))
      for (const { 0: whole, 1: sheet = '', index } of text.matchAll(mark)) {
        const sheetBytes = bytes.get(sheet)
        if (!sheetBytes) continue
        yield Buffer.from(head.slice(from, start + index))
        yield sheetBytes
        from = start + index + whole.length
      }
    yield Buffer.from(head.slice(from))
  }

  return {
    write: ({ head, rest }) => Buffer.concat([...piecesOf(head), rest]),
    hashesIn: ({ head, rest }) =>
      [
        ...stylesIn(head).map(({ text }) => sourceOfStyle(text)),
        ...stylesIn(rest.includes('<style') ? rest.toString() : '').map(({ text }) => sourceOf(text)),
      ].join(''),
  }
}

/** The texts of the page's style elements, and where they begin; nothing that somebody typed opens one. */
function stylesIn(html: string): { text: string; start: number }[] {
  const styles = []
  for (let at = html.indexOf('<style'); at !== -1; at = html.indexOf('<style', at + 1)) {
    const start = html.indexOf('>', at) + 1
    styles.push({ text: html.slice(start, html.indexOf('</style>', start)), start })
  }
  return styles
}
