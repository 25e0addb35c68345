import { LRUCache } from 'lru-cache'
import { unescapeAttribute } from './style-rules.ts'

/**
 * A part of a style sheet, as the build has taken it apart (take-sheet-apart.ts): a rule with the classes that each of
 * its selectors needs (no selector: it holds everywhere), or a block such as `@media` around others.
 */
export type SheetPart = { text: string; needs: string[][] } | { open: string; parts: SheetPart[] }

/** What a page is written with until its whole sheet is there (scripts-after-paint.ts). */
type FirstStyle = {
  /** The rules of the sheet that the elements of this markup need, in their order. */
  of(markup: string): string
}

/** Written into the page's root by its own scripts (scripts-after-paint.ts). */
const classesOfScripts = ['scripted', 'early', 'late']

const classAttribute = / class="([^"]*)"/g
/** Pages of one kind are alike: each is put together once. */
const mostStyles = 64
const mostAttributes = 5000

export function firstStyle(parts: readonly SheetPart[]): FirstStyle {
  const known = new Set(parts.flatMap(classesOf))
  const attributes = new LRUCache<string, string[]>({ max: mostAttributes })
  const styles = new LRUCache<string, string>({ max: mostStyles })

  function namesIn(attribute: string): string[] {
    const found = attributes.get(attribute)
    if (found) return found
    const names = unescapeAttribute(attribute)
      .split(' ')
      .filter((name) => known.has(name))
    attributes.set(attribute, names)
    return names
  }

  return {
    of(markup) {
      const written = new Set<string>()
      for (const [, attribute = ''] of markup.matchAll(classAttribute)) written.add(attribute)
      const names = new Set(classesOfScripts)
      for (const attribute of written) for (const name of namesIn(attribute)) names.add(name)
      const key = [...names].sort().join(' ')
      const found = styles.get(key)
      if (found !== undefined) return found
      const style = textOf(parts, names)
      styles.set(key, style)
      return style
    },
  }
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
