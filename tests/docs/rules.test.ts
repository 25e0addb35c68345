import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** `ORD-4` of a line `- **ORD-4** An order …`, with the prefix of the heading that it stands under. */
const rules = read('docs/rules.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = ''] = section.split(':')
    return [...section.matchAll(/^- \*\*(\w+)-(\d+)\*\* (.+)$/gm)].map(
      ([, prefix = '', number, text = '']) => ({ id: `${prefix}-${number}`, prefix, number, text, heading }),
    )
  })
const ids = rules.map(({ id }) => id)
const prefixes = [...new Set(rules.map(({ prefix }) => prefix))]

const ours = [
  '{src,web,tests,tools,prisma/demo,security}/**/*.{ts,tsx,css,sh}',
  'prisma/schema/*.prisma',
  'locales/*.ts',
  '*.{ts,json,toml}',
  'Dockerfile',
]
const files = globSync(ours, {
  cwd: root,
  exclude: ['src/db/generated/**', 'package-lock.json', `tests/docs/${basename(import.meta.filename)}`],
}).map((path) => ({ path, content: read(path) }))

/** By the prefix anywhere; where a citation stands, in brackets or at the head of a comment, by its form alone. */
const citation = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b|(?<=\\(|// )[A-Z]{3,4}-\\d+\\b`, 'g')
const citedIn = (text: string): string[] => text.match(citation) ?? []

/** `// ORD-4, ORD-7` on the line above a test, or above a `describe` of several. */
function citedByTests(): Set<string> {
  const above = /^ *\/\/ ((?:[A-Z]+-\d+(?:, )?)+)\n(?: *\/\/.*\n)* *(?:test|it|describe)\b/gm
  const tests = files.filter(({ path }) => /^tests\/.*\.(?:test|spec)\.ts$/.test(path))
  return new Set(
    tests.flatMap(({ content }) => [...content.matchAll(above)].flatMap(([, cited = '']) => citedIn(cited))),
  )
}

/** How documents used to be cited that are not in this repository. */
const outside = [
  /\bspecification\b/i,
  /\bapi-contract\b/i,
  /\(trust\)/,
  /\((?:trust|look|design)[,;] ?(?:["“]|decision|side menu|api)/i,
  /\b(?:specification|trust|design|look|house|print|stack|speed|staff|customers|attackers)\.md\b/i,
  /\blook\/(?:storefront|backoffice)\b/i,
  /\bissue \d/i,
  /\(D\d+\)/,
]

describe('the rules of docs/rules.md', () => {
  test('are sentences with an id, which grows under the heading of its prefix', () => {
    expect(rules.length).toBeGreaterThan(100)
    for (const { id, text, prefix, heading } of rules) {
      expect(heading, id).toBe(prefix)
      expect(text, id).toMatch(/^\S.*[.)]$/)
    }
    for (const prefix of prefixes) {
      const numbers = rules.filter((rule) => rule.prefix === prefix).map(({ number }) => Number(number))
      expect(numbers, prefix).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
  })

  test('are lines of a form that nothing else on the page has', () => {
    const lines = read('docs/rules.md').split('\n')
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(rules.length)
  })

  test('are each cited by a test', () => {
    const cited = citedByTests()
    expect(ids.filter((id) => !cited.has(id))).toEqual([])
  })
})

describe('a citation', () => {
  test('names a rule that is there', () => {
    const unknown = files.flatMap(({ path, content }) =>
      citedIn(content)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  test('is never of a document outside the repository', () => {
    const found = files.flatMap(({ path, content }) =>
      content
        .split('\n')
        .filter((line) => outside.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    '(specification 9)',
    '(api-contract, routes)',
    '(trust, "days")',
    '(trust)',
    '(issue 13, D6)',
    '(look, "Table")',
    '(look/storefront.md)',
    '(design, decision 11)',
    '(D10)',
    'customers.md 4',
  ])('%s would be found', (text) => {
    expect(outside.some((pattern) => pattern.test(text))).toBe(true)
  })
})
