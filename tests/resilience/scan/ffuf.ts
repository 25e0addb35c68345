import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asVisitor, type Finding, runTool, type Target } from './tools.ts'

const list = new URL('paths.txt', import.meta.url)
/** ffuf now and then loses one of its first answers. */
const rounds = 3

type Result = { status: number; redirectlocation: string; input: { FUZZ: string } }

/**
 * Asks for the paths that people try; whatever isn't 404, or another spelling of a path, is a finding.
 * @throws when it didn't get all answers
 */
export async function ffuf(target: Target): Promise<Finding[]> {
  const lines = (await readFile(list, 'utf8')).split('\n')
  let open = lines.filter((line) => line && !line.startsWith('#'))
  const results: Result[] = []
  for (let round = 0; round < rounds && open.length > 0; round++) {
    results.push(...(await ask(target, open)))
    const answered = new Set(results.map(({ input }) => input.FUZZ))
    open = open.filter((path) => !answered.has(path))
  }
  if (open.length > 0) throw new Error(`ffuf has no answers to ${open.join(' ')}`)
  const statuses = new Map(results.map(({ status, input }) => [`/${input.FUZZ}`, status]))
  return results
    .filter(({ status, redirectlocation, input }) => {
      const kept = tidy(input.FUZZ)
      const repeats = kept !== `/${input.FUZZ}` && status === statuses.get(kept)
      return status !== 404 && redirectlocation !== kept && !repeats
    })
    .map(({ status, input, redirectlocation: to }) => `ffuf ${status}: /${input.FUZZ}${to && ` → ${to}`}`)
}

async function ask({ site, folder }: Target, paths: readonly string[]): Promise<Result[]> {
  const words = join(folder, 'paths.txt')
  const report = join(folder, 'ffuf.json')
  await writeFile(words, paths.join('\n'))
  await runTool(
    'ffuf',
    [
      '-u',
      `${site}/FUZZ`,
      '-w',
      words,
      '-mc',
      'all',
      '-t',
      '8',
      '-timeout',
      '10',
      '-maxtime',
      '120',
      ...asVisitor.flatMap((header) => ['-H', header]),
      '-o',
      report,
      '-of',
      'json',
      '-s',
    ],
    150_000,
  )
  return (JSON.parse(await readFile(report, 'utf8')) as { results: Result[] }).results
}

/**
 * Every address has one spelling, to which the others lead or as which they are answered: whether something is
 * there is told by that one.
 */
const tidy = (path: string): string => `/${path}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
