import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Advisories, findKnown, type Lockfile } from './advisories.ts'

// `npm run advisories`: no version with a known advisory is installed. Always by the list beside this file, which needs
// no network; where the registry answers, also by its own.

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const known = read('advisories.json') as Advisories
const found = findKnown(read('../package-lock.json') as Lockfile, known)
const ids = Object.values(known).flatMap(Object.keys)

for (const { name, version, advisory } of found)
  say(`${name} ${version}: https://github.com/advisories/${advisory}`)
say(
  `${new Set(ids).size} known advisories of ${Object.keys(known).length} packages: ${found.length || 'none'} of them here`,
)
const audited = audit()
if (found.length > 0 || audited === 'vulnerable') process.exitCode = 1

/** What the registry knows of moderate severity or worse; a registry that doesn't answer fails nothing. */
function audit(): 'clean' | 'vulnerable' | 'unknown' {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=moderate'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    timeout: 20_000,
  })
  const counts = readCounts(stdout)
  if (counts === null) {
    say('npm audit: the registry has no answer here, so the list above is what was checked')
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
