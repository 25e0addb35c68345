import { createHash } from 'node:crypto'

const element = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const mark = /\/\*(\/assets\/[\w.-]+\.css)\*\//g

/** What stands for a style sheet while a page is rendered: its address names what is in it. */
export const markOf = (sheet: string): string => `/*${sheet}*/`

/** The sheets that are written into pages, by their address. */
export type StyleSheets = {
  /** The page with its sheets instead of their marks: 65 kB that the renderer needn't carry along. */
  write(html: string): string
  /** ` 'sha256-…'` of each style element, as it will be written. */
  hashesIn(html: string): string
}

export function styleSheets(texts: Readonly<Record<string, string>>): StyleSheets {
  const hashes = new Map<string, string>()
  const written = (style: string) => style.replace(mark, (whole, sheet: string) => texts[sheet] ?? whole)

  function hashOf(style: string): string {
    const known = hashes.get(style)
    if (known) return known
    const hash = ` 'sha256-${createHash('sha256').update(written(style)).digest('base64')}'`
    hashes.set(style, hash)
    return hash
  }

  return {
    write: (html) => html.replace(element, (_, open, style, close) => `${open}${written(style)}${close}`),
    hashesIn: (html) => [...html.matchAll(element)].map(([, , style = '']) => hashOf(style)).join(''),
  }
}
