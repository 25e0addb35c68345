import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assignments, readDockerfile, words } from './image/dockerfile.ts'
import { readIgnored } from './image/ignored.ts'

const own = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('the proof of the image knows every instruction of Dockerfile, and no other', () => {
  const stages = readDockerfile(own('Dockerfile'))
  expect(stages.map(({ base }) => base)).toEqual([
    expect.stringMatching(/^node:[\d.]+-bookworm-slim$/),
    'debian:bookworm-slim',
  ])
  expect(() => readDockerfile('FROM a\nADD x /y')).toThrow(/Dockerfile:2: ADD/)
  expect(() => readDockerfile('FROM --platform=linux/arm64 a')).toThrow(/this form/)
  expect(() => readDockerfile('RUN true')).toThrow(/this form/)
})

test('Node in the image is the Node of package.json', () => {
  const { devDependencies } = JSON.parse(own('package.json'))
  expect(readDockerfile(own('Dockerfile'))[0]?.base).toBe(`node:${devDependencies.node}-bookworm-slim`)
})

test('a line may go on, with comments between', () => {
  const [stage] = readDockerfile('FROM a AS b\nRUN one \\\n# why\n  two\nENV A=1 B="2 3"\nCMD ["x", "y"]')
  expect(stage?.name).toBe('b')
  const [run, env, command] = stage?.instructions ?? []
  expect(run?.text).toBe('one   two')
  expect(env && assignments(env)).toEqual({ A: '1', B: '2 3' })
  expect(command && words(command)).toEqual(['x', 'y'])
})

test('secrets, data and what the build makes itself never reach it', () => {
  const isIgnored = readIgnored(own('.dockerignore'))
  const out = [
    '.env',
    '.env.local',
    '.git/config',
    'data/postgres/PG_VERSION',
    'data-demo',
    'node_modules/x',
    'dist/a',
    'logs/a.log',
    'tests/a.ts',
  ]
  expect(out.filter((path) => !isIgnored(path))).toEqual([])
  const needed = [
    '.npmrc',
    'package-lock.json',
    'src/main.ts',
    'src/env.ts',
    'web/entry-server.tsx',
    'locales/az.po',
    'prisma/schema/site.prisma',
    'prisma/demo/seed.ts',
    'security/sbom.ts',
    'vite.config.ts',
    'lingui.config.ts',
    'prisma.config.ts',
    'tsconfig.json',
  ]
  expect(needed.filter(isIgnored)).toEqual([])
})
