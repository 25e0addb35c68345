import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from 'oxc-parser'
import { isDisjointWith, JS, NFA } from 'refa'
import { analyse } from 'scslre'

export type Expression = { line: number; pattern: string; flags: string }

const parser = new RegExpParser()
const reportTypes = { Move: true, Misc: true, Self: true, Trade: true }

/** The regular expressions that stand in a source file; of `new RegExp(…)` only those of one piece. */
export function expressionsIn(file: string, source: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, start, regex } = node as {
      type?: string
      start?: number
      regex?: { pattern: string; flags: string }
    }
    const one = type === 'Literal' && regex ? regex : builtFrom(node)
    if (one) found.push({ line: source.slice(0, start).split('\n').length, ...one })
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return found
}

/** `RegExp('…', 'g')`, with or without `new`; what a template is filled with counts as one letter. */
function builtFrom(node: object): { pattern: string; flags: string } | null {
  const call = node as { type?: string; callee?: { name?: string }; arguments?: unknown[] }
  const isCall = call.type === 'NewExpression' || call.type === 'CallExpression'
  if (!isCall || call.callee?.name !== 'RegExp') return null
  const [pattern, flags = ''] = (call.arguments ?? []).map(textOf)
  return pattern === undefined ? null : { pattern, flags }
}

function textOf(node: unknown): string {
  const { value, quasis } = node as { value?: unknown; quasis?: { value: { cooked: string } }[] }
  return quasis ? quasis.map((part) => part.value.cooked).join('x') : String(value ?? '')
}

/**
 * Whether some text makes an expression take more than time in proportion to the text's length: by giving back what it
 * has taken, or by beginning again at each place of a long run (`\s+$`, `Creator:[^\n]*Illustrator`).
 */
export function isSlow({ pattern, flags }: Pick<Expression, 'pattern' | 'flags'>): boolean {
  if (hasReports(pattern, flags)) return true
  return rescans(pattern, flags).some(
    ({ prefix, repeated, rest }) => hasReports(rest, flags) && canRepeat(prefix, repeated, flags),
  )
}

function read(pattern: string, flags: string): { pattern: AST.Pattern; flags: AST.Flags } {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  return {
    pattern: parser.parsePattern(pattern, undefined, undefined, unicode),
    flags: parser.parseFlags(flags),
  }
}

const hasReports = (pattern: string, flags: string): boolean =>
  analyse(read(pattern, flags), { reportTypes }).reports.length > 0

type Rescan = { prefix: string; repeated: string; rest: string }

/** Each repetition without an end that something stands before: what that is, and what follows from it on. */
function rescans(pattern: string, flags: string): Rescan[] {
  const found: Rescan[] = []
  const inAlternatives = (alternatives: readonly AST.Alternative[], before: string, after: string): void => {
    for (const { elements } of alternatives) {
      for (const [index, element] of elements.entries()) {
        const raw = (some: AST.Element[]) => some.map((one) => one.raw).join('')
        const prefix = before + raw(elements.slice(0, index))
        const rest = raw(elements.slice(index + 1)) + after
        if (element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY && prefix !== '')
          found.push({ prefix, repeated: element.element.raw, rest: element.raw + rest })
        if (element.type === 'Group' || element.type === 'CapturingGroup')
          inAlternatives(element.alternatives, prefix, rest)
      }
    }
  }
  inAlternatives(read(pattern, flags).pattern.alternatives, '', '')
  // What is tied to the beginning of the text is looked for there only; a group from before can't be named after it.
  return found.filter(
    ({ prefix, rest }) => (!prefix.startsWith('^') || flags.includes('m')) && !/\\[1-9]/.test(rest),
  )
}

/** Whether the repetition can run over what begins the expression, so that it begins again within its own run. */
function canRepeat(prefix: string, repeated: string, flags: string): boolean {
  const automaton = (part: string) => {
    const reader = JS.Parser.fromAst(read(part, flags))
    const { expression, maxCharacter } = reader.parse({ backreferences: 'disable' })
    return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'ignore' })
  }
  try {
    return !isDisjointWith(automaton(prefix), automaton(`(?:${repeated})+`))
  } catch {
    return true
  }
}
