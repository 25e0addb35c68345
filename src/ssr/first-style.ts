import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sourceOf } from './policy-source.ts'
import { unescapeAttribute } from './style-rules.ts'

/**
 * A part of a style sheet, as the build has taken it apart (take-sheet-apart.ts): a rule with the classes that each of
 * its selectors needs (no selector: it holds everywhere), or a block such as `@media` around others.
 */
export type SheetPart = { text: string; needs: string[][] } | { open: string; parts: SheetPart[] }

/** A style element's text as it is sent, and how the page's policy names it. */
export type Style = { bytes: Buffer; source: string }

export const styleFrom = (text: string): Style => ({ bytes: Buffer.from(text), source: sourceOf(text) })

/** What a page is written with until its whole sheet is there (scripts-after-paint.ts). */
export type FirstStyle = {
  /** The rules of the sheet that elements with these class attributes need, in their order. */
  of(attributes: ReadonlySet<string>): Style
}

/** Written into the page's root by its own scripts (scripts-after-paint.ts). */
const classesOfScripts = ['scripted', 'early', 'late']

/** Pages of one kind are alike: each is put together once. */
const mostStyles = 64
const mostPages = 1000

export function firstStyle(parts: readonly SheetPart[]): FirstStyle {
  const known = new Set(parts.flatMap(classesOf))
  const pages = new LRUCache<string, Style>({ max: mostPages })
  const styles = new LRUCache<string, Style>({ max: mostStyles })

  function ofClasses(names: ReadonlySet<string>): Style {
    const key = [...names].sort().join(' ')
    const found = styles.get(key)
    if (found) return found
    const style = styleFrom(textOf(parts, names))
    styles.set(key, style)
    return style
  }

  return {
    of(attributes) {
      const key = hash('sha1', [...attributes].join('"'))
      const found = pages.get(key)
      if (found) return found
      const names = new Set(classesOfScripts)
      for (const attribute of attributes)
        for (const name of unescapeAttribute(attribute).split(' ')) if (known.has(name)) names.add(name)
      const style = ofClasses(names)
      pages.set(key, style)
      return style
    },
  }
}

const start = ' class="'

/** The class attributes of a page, as they are written; nothing that somebody typed has quotation marks. */
export function classAttributesIn(...markup: string[]): Set<string> {
  const found = new Set<string>()
  for (const part of markup)
    for (let at = part.indexOf(start); at !== -1; at = part.indexOf(start, at)) {
      const end = part.indexOf('"', at + start.length)
      found.add(part.slice(at + start.length, end))
      at = end
    }
  return found
}

const classesOf = (part: SheetPart): string[] =>
  'needs' in part ? part.needs.flat() : part.parts.flatMap(classesOf)

function textOf(parts: readonly SheetPart[], names: ReadonlySet<string>): string {
  let text = ''
  for (const part of parts)
    if ('needs' in part) {
      if (part.needs.length === 0 || part.needs.some((needed) => needed.every((name) => names.has(name))))
        text += part.text
    } else {
      const inside = textOf(part.parts, names)
      if (inside !== '') text += `${part.open}${inside}}`
    }
  return text
}
