import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
import type { SheetPart } from './first-style.ts'

/** What no page needs before its whole sheet is there: what a pointer does, and what is printed. */
const later = /hover:\s*hover|^print$/

const oneClass = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi
const escaped = /\\([0-9a-f]{1,6})\s?|\\(.)/gi

/** A style sheet as a page takes what it needs of it (first-style.ts). Done by the build: the parser isn't in the image. */
export const takeSheetApart = (sheet: string): SheetPart[] => partsOf(parse(sheet).nodes)

const partsOf = (nodes: readonly ChildNode[]): SheetPart[] => nodes.flatMap(partOf)

function partOf(node: ChildNode): SheetPart[] {
  if (node.type === 'rule') return [{ text: String(node), needs: needsOf(node) }]
  if (node.type !== 'atrule') return []
  if (!node.nodes) return [{ text: `${node};`, needs: [] }]
  if (later.test(node.params)) return []
  if (!holdsRules(node)) return [{ text: String(node), needs: [] }]
  return [{ open: `@${node.name} ${node.params}{`, parts: partsOf(node.nodes) }]
}

/** `@font-face`, `@property` and `@keyframes` are whole as they are. */
const holdsRules = ({ name, nodes = [] }: AtRule): boolean =>
  !name.endsWith('keyframes') && nodes.some(({ type }) => type === 'rule' || type === 'atrule')

/** The classes of each selector; none at all where one of them needs none. */
function needsOf({ selectors }: Rule): string[][] {
  const needs = selectors.map((selector) =>
    [...withoutArguments(selector).matchAll(oneClass)].map(([, name = '']) =>
      name.replace(escaped, letterOf),
    ),
  )
  return needs.some((names) => names.length === 0) ? [] : needs
}

const letterOf = (_: string, code: string | undefined, letter: string): string =>
  code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter

/** Without what stands in brackets: `:not(.a)` needs no class, and of `:is(.a, .b)` either is enough. */
function withoutArguments(selector: string): string {
  let depth = 0
  return selector.replace(/\\.|[()]|[^\\()]+/g, (piece) => {
    if (piece === ')') depth -= 1
    const kept = depth === 0 && piece !== '(' && piece !== ')' ? piece : ''
    if (piece === '(') depth += 1
    return kept
  })
}
