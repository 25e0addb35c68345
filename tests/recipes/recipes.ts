/**
 * `npm run recipes`: follows each recipe of ARCHITECTURE.md ("How to add …") in a copy of the repository. With all of
 * it, types, texts and tests pass; with any one place left out, the compiler, knip or the test named there fails.
 * `npm run recipes -- email` follows one.
 */
import { readFileSync } from 'node:fs'
import { recipes } from './all.ts'
import type { Caught, Place, Recipe } from './recipe.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

const wanted = process.argv[2] ?? ''
const architecture = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8')
let isWhole = true

const workshop = await openWorkshop()
try {
  for (const [name, recipe] of Object.entries(recipes))
    if (name.includes(wanted)) await tryOut(recipe, workshop)
} finally {
  await workshop.close()
}
process.exitCode = isWhole ? 0 : 1

async function tryOut(recipe: Recipe, { follow, translate, check }: Workshop): Promise<void> {
  tell(`\n… ${recipe.heading}`)
  compareWithDocument(recipe)
  await tellSize(recipe)
  const undo = await follow(recipe)
  const untranslate = await translate(recipe)
  try {
    const catchers = [...new Set([...(recipe.tests ?? []), ...recipe.places.map(({ caughtBy }) => caughtBy)])]
    const tests = catchers.filter((by) => by.startsWith('tests/')) as Caught[]
    const inFiles = catchers.filter((by) => by.startsWith('types in ')) as Caught[]
    for (const by of ['types', 'texts', 'unused', ...inFiles] as const)
      report('all of it', by, await check(by), true)
    report('all of it', `${tests.length} tests`, await check(tests), true)
    await undo()
    for (const place of recipe.places) {
      const putBack = await follow(recipe, place)
      report(place.path, place.caughtBy, await check(place.caughtBy), false, place.stopsWith)
      await putBack()
    }
    await untranslate()
    if (Object.keys(recipe.texts).length > 0) {
      const putBack = await follow(recipe)
      report('locales/*.po', 'texts', await check('texts'), false)
      await putBack()
      await untranslate()
    }
  } finally {
    await undo()
    await untranslate()
  }
}

/** Every place is named in ARCHITECTURE.md, by itself or by what it is copied from; and nothing else is. */
function compareWithDocument({ heading, places, tests = [] }: Recipe): void {
  const [, section = ''] = architecture.split(`### … ${heading}\n`)
  const [own = ''] = section.split('\n##')
  const named = [...own.matchAll(/`((?:src|web|prisma|tests|locales)\/[^`]*)`/g)].map(([, path = '']) => path)
  const known = places.map(({ path, like }) => like ?? path)
  const allowed = new Set([...known, ...tests, ...places.map(({ caughtBy }) => caughtBy)])
  const unnamed = known.filter((path) => !named.includes(path))
  const unknown = named.filter((path) => !allowed.has(path))
  for (const path of unnamed) fail(`ARCHITECTURE.md doesn't name ${path}`)
  for (const path of unknown) fail(`ARCHITECTURE.md names ${path}, which isn't touched`)
}

async function tellSize({ places, most }: Recipe): Promise<void> {
  const code = places.filter(({ kind }) => kind === undefined)
  const files = new Set(code.map(({ path }) => path)).size
  const lines = (await Promise.all(code.map(linesOf))).reduce((sum, one) => sum + one, 0)
  tell(`  ${files} files by hand (at most ${most.files}), ${lines} lines`)
  if (files > most.files) fail('more files than wanted')
  if (most.lines !== undefined && lines > most.lines) fail('more lines than wanted')
}

async function linesOf({ path, change, like }: Place): Promise<number> {
  const text = like ? '' : readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const old = text.split('\n')
  const kept = new Map<string, number>()
  for (const line of old) kept.set(line, (kept.get(line) ?? 0) + 1)
  return change(text)
    .split('\n')
    .filter((line) => {
      const left = kept.get(line) ?? 0
      kept.set(line, left - 1)
      return left <= 0
    }).length
}

function report(
  place: string,
  by: string,
  { passed, said }: { passed: boolean; said: string },
  shouldPass: boolean,
  stopsWith?: string,
): void {
  const [wanted, unwanted] = shouldPass ? ['passes', 'FAILS'] : ['caught', 'NOT CAUGHT']
  const isStopped = stopsWith !== undefined && said.includes(stopsWith)
  const nothing = isStopped ? undefined : provesNothing(said)
  const verdict = passed === shouldPass ? wanted : unwanted
  tell(`  ${place.padEnd(64)} ${by.padEnd(52)} ${nothing ?? verdict}`)
  if (passed === shouldPass && !nothing) return
  isWhole = false
  if (shouldPass) tell(said.slice(-4000))
}

/** A failure that has another reason than the place that was left out: a busy machine, tests that never began. */
function provesNothing(said: string): string | undefined {
  if (/timed out in \d+ms/.test(said)) return 'TIMED OUT'
  if (said.includes('No test files found')) return 'NOT RUN'
  return undefined
}

function fail(line: string): void {
  isWhole = false
  tell(`  ${line}`)
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
