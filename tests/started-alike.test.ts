import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startEnv, startFlags } from './support/as-started.ts'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** What Node is told in a line that runs the program, written as a command or as a list. */
const flagsIn = (line: string): string[] =>
  [...line.matchAll(/--[\w-]+(=\d+)?(?=["',]* .*dist\/program\/)/g)].map(([flag]) => flag)

test.each([
  ['package.json', 2],
  ['Dockerfile', 2],
  ['docs/deploying.md', 1],
])('what runs the program in %s tells Node and the allocator what npm start does', (name, count) => {
  const text = read(name)
  const lines = text.split('\n').filter((line) => /node.* .*dist\/program\/(main|demo)\.js/.test(line))
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(flagsIn(line)).toEqual(startFlags)
  const { NODE_COMPILE_CACHE: _, ...allocator } = startEnv
  const times = name === 'package.json' ? count : 1
  for (const [key, value] of Object.entries(allocator))
    expect(text.split(`${key}=${value}`), key).toHaveLength(times + 1)
})
