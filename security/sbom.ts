import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm run sbom`: what the program is made of at run time, as CycloneDX, into dist/sbom.json.

type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> }

const root = new URL('..', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, root), 'utf8'))

/**
 * The project as if it had no development dependencies: npm's own `--omit=dev` also leaves out what the program
 * shares with them.
 */
function writeProject(folder: string): void {
  const { devDependencies: _, ...manifest } = read('package.json')
  const lock: Lock = read('package-lock.json')
  delete lock.packages['']?.devDependencies
  lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}

const temporary = mkdtempSync(join(tmpdir(), 'matbaa-'))
// npm calls what it describes as its folder is called.
const folder = join(temporary, 'matbaa')
mkdirSync(folder)
writeProject(folder)
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
rmSync(temporary, { recursive: true })
if (status === 0) {
  mkdirSync(new URL('dist/', root), { recursive: true })
  writeFileSync(new URL('dist/sbom.json', root), stdout)
  process.stdout.write(`dist/sbom.json: ${JSON.parse(stdout).components.length} components\n`)
} else {
  process.stderr.write(stderr)
  process.exitCode = 1
}
