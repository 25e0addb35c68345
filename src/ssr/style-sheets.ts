import { hash } from 'node:crypto'
import { firstStyle, type SheetPart } from './first-style.ts'
import type { PageText } from './page-text.ts'

const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** How a policy names what is written into a page. */
export const sourceOf = (text: string | Buffer): string => ` 'sha256-${hash('sha256', text, 'base64')}'`

/** The sheets of pages, by their address. */
export type StyleSheets = {
  /** The page as it is sent: instead of the marks in its head what its first view needs of the sheets. */
  write(page: PageText): Buffer
  /** ` 'sha256-…'` of each style element, as it will be written. */
  hashesIn(page: PageText): string
}

export function styleSheets(sheets: Readonly<Record<string, readonly SheetPart[]>>): StyleSheets {
  const styles = new Map(Object.entries(sheets).map(([sheet, parts]) => [sheet, firstStyle(parts)]))
  const heads = new WeakMap<PageText, string>()

  function headOf(page: PageText): string {
    const known = heads.get(page)
    if (known !== undefined) return known
    const { head, rest } = page
    let written = ''
    let from = 0
    for (const { text, start } of stylesIn(head)) {
      const style = text.replace(mark, (whole, sheet: string) => {
        // Names of classes are ASCII.
        return styles.get(sheet)?.of(head + rest.toString('latin1')) ?? whole
      })
      written += head.slice(from, start) + style
      from = start + text.length
    }
    written += head.slice(from)
    heads.set(page, written)
    return written
  }

  return {
    write: (page) => Buffer.concat([Buffer.from(headOf(page)), page.rest]),
    hashesIn: (page) =>
      [...stylesIn(headOf(page)), ...stylesIn(page.rest.includes('<style') ? page.rest.toString() : '')]
        .map(({ text }) => sourceOf(text))
        .join(''),
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
