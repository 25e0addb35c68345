import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asVisitor, type Finding, runTool, type Target } from './tools.ts'

const words = fileURLToPath(new URL('paths.txt', import.meta.url))

/** Asks for the paths that people try; whatever isn't 404, or another spelling of a path, is a finding. @throws when it didn't ask for all */
export async function ffuf({ site, folder }: Target): Promise<Finding[]> {
  const report = join(folder, 'ffuf.json')
  await runTool(
    'ffuf',
    [
      ...[
        '-u',
        `${site}/FUZZ`,
        '-w',
        words,
        '-ic',
        '-mc',
        'all',
        '-t',
        '8',
        '-timeout',
        '10',
        '-maxtime',
        '120',
      ],
      ...asVisitor.flatMap((header) => ['-H', header]),
      ...['-o', report, '-of', 'json', '-s'],
    ],
    150_000,
  )
  const { results } = JSON.parse(await readFile(report, 'utf8')) as {
    results: { status: number; redirectlocation: string; input: { FUZZ: string } }[]
  }
  const asked = (await readFile(words, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  const answered = new Set(results.map(({ input }) => input.FUZZ))
  const unanswered = asked.filter((path) => !answered.has(path))
  if (unanswered.length > 0) throw new Error(`ffuf has no answers to ${unanswered.join(' ')}`)
  return results
    .filter(({ status, redirectlocation, input }) => status !== 404 && redirectlocation !== tidy(input.FUZZ))
    .map(({ status, input, redirectlocation: to }) => `ffuf ${status}: /${input.FUZZ}${to && ` → ${to}`}`)
}

/** Every address has one spelling, to which the others lead: whether something is there is asked under that one. */
const tidy = (path: string): string => `/${path}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
