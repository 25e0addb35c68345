import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expressionsIn, isSlow } from './support/slow-expressions.ts'

const root = new URL('..', import.meta.url).pathname
const files = globSync('{src,web,locales,prisma}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['src/db/generated/**'],
})

describe('regular expressions', () => {
  // TRU-12
  test('none takes more than time in proportion to the text that it reads', () => {
    const slow = files.flatMap((file) =>
      expressionsIn(file, readFileSync(root + file, 'utf8'))
        .filter(isSlow)
        .map(({ line, pattern }) => `${file}:${line} /${pattern}/`),
    )
    expect(slow).toEqual([])
  }, 60_000)

  test.each([
    String.raw`const slow = /%%Creator:[^\r\n]*Illustrator/.test(text)`,
    String.raw`text.replace(/^[. ]+|[. ]+$/g, '')`,
    String.raw`const slow = new RegExp('\\s+$')`,
    'const slow = RegExp(`(?:${word})+<[^>]*>`, "u")',
    String.raw`text.match(/^(a+)+$/)`,
    String.raw`text.match(/\s*\n\s*/g)`,
    String.raw`text.match(/^\S+@\S+\.\S+$/)`,
    String.raw`text.match(/(?:one|two[^x]*x)/)`,
  ])('the check finds %s', (source) => {
    expect(expressionsIn('planted.ts', source).map(isSlow)).toEqual([true])
  })

  test.each([
    String.raw`text.match(/^\s*multipart\//i)`,
    String.raw`text.replace(/(?<![. ])[. ]+$/g, '')`,
    String.raw`text.match(/https?:\/\/[^\s<>"]+/gi)`,
    String.raw`text.match(/^(.{1,4})\1+$/u)`,
  ])('and passes %s', (source) => {
    expect(expressionsIn('planted.ts', source).map(isSlow)).toEqual([false])
  })
})
