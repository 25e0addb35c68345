import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

// `npm run sbom`: what the program is made of at run time, as CycloneDX, into dist/sbom.json.

const root = new URL('..', import.meta.url)
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--sbom-type=application', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
if (status === 0) {
  mkdirSync(new URL('dist/', root), { recursive: true })
  writeFileSync(new URL('dist/sbom.json', root), stdout)
  process.stdout.write(`dist/sbom.json: ${JSON.parse(stdout).components.length} components\n`)
} else {
  process.stderr.write(stderr)
  process.exitCode = 1
}
