import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Advisories, findKnown, type Lockfile, namesOf } from './advisories.ts'

// `npm run advisories`: no version with a known advisory is installed. The list beside this file knows few packages, and
// needs no network: `lint` asks it alone (`--kept`). Of all packages only the registry knows; where it can't be asked,
// the answer is "not known" (exit code 2), and never "none".

/** When the list was last compared with GitHub's advisories. */
const keptOn = '2026-11-21'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const known = read('advisories.json') as Advisories
const lockfile = read('../package-lock.json') as Lockfile
const found = findKnown(lockfile, known)
const installed = namesOf(lockfile)
const listed = [...installed].filter((name) => Object.hasOwn(known, name)).length

for (const { name, version, advisory } of found)
  say(`${name} ${version}: https://github.com/advisories/${advisory}`)
say(
  `${listed} of ${installed.size} packages have an entry in the kept list of ${keptOn}: ${found.length || 'no'} known advisories of those are here`,
)
if (found.length > 0) process.exitCode = 1
if (process.argv.includes('--kept'))
  say('of the others nothing is known here: npm run advisories asks the registry')
else {
  const audited = audit()
  if (audited === 'vulnerable') process.exitCode = 1
  // A known advisory weighs more than an unknown one.
  if (audited === 'unknown') process.exitCode ||= 2
}

/** What the registry knows of moderate severity or worse. */
function audit(): 'clean' | 'vulnerable' | 'unknown' {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=moderate'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    timeout: 20_000,
  })
  const counts = readCounts(stdout)
  if (counts === null) {
    say(
      `npm audit: the registry can't be asked here, so of ${installed.size - listed} packages it is not known`,
    )
    return 'unknown'
  }
  const { moderate, high, critical } = counts
  say(`npm audit: ${critical} critical, ${high} high, ${moderate} moderate`)
  return moderate + high + critical > 0 ? 'vulnerable' : 'clean'
}

function readCounts(output: string | null): { moderate: number; high: number; critical: number } | null {
  try {
    return JSON.parse(output ?? '').metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
