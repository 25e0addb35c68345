import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lifeJson, stamp } from './life-document.ts'

// The generators bring a compiler of their own along, so they are fetched when they are needed.
const folder = mkdtempSync(join(tmpdir(), 'matbaa-clients-'))
const run = (...args: string[]) => execFileSync('npx', ['--yes', ...args], { cwd: folder, stdio: 'inherit' })
const keep = (name: string) =>
  writeFileSync(
    join(import.meta.dirname, 'generated', name),
    stamp() + readFileSync(join(folder, 'generated', name), 'utf8'),
  )

writeFileSync(join(folder, 'life.json'), lifeJson())
run('openapi-typescript@7.13.0', 'life.json', '-o', 'generated/openapi-typescript.ts')
keep('openapi-typescript.ts')

copyFileSync(join(import.meta.dirname, 'orval-call.ts'), join(folder, 'orval-call.ts'))
const override = { mutator: { path: './orval-call.ts', name: 'call', extension: '.ts' } }
const output = { target: './generated/orval.ts', client: 'fetch', mode: 'single', override }
writeFileSync(
  join(folder, 'orval.config.mjs'),
  `export default ${JSON.stringify({ site: { input: './life.json', output } })}`,
)
run('orval@8.38.0', '--config', 'orval.config.mjs')
keep('orval.ts')
rmSync(folder, { recursive: true })
