/**
 * Builds what a start needs, and only what has changed since the last time: `node src/build.ts` (the Prisma
 * client, the program, the web bundle, the demo's pictures and PDFs), `node src/build.ts --client-only` (the
 * Prisma client).
 */
import './check-node.ts'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { bundleProgram, heldInMemory } from './build/bundle-program.ts'
import type { RouteScreens } from './ssr/page-manifest.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const brotli = promisify(brotliCompress)

const clientSources = ['prisma/schema', 'package-lock.json']
const webSources = [
  'web',
  'locales',
  'src/lib',
  'src/domains',
  'src/procedures',
  'src/live',
  'src/ssr/page-manifest.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

const programSources = ['src', 'prisma/demo', 'locales', 'package-lock.json']

const demoSources = ['prisma/demo', 'src/domains/ready-made', 'src/domains/media', 'package-lock.json']

/** A digest of the files' names and contents. */
async function digest(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await filesIn(source))
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function filesIn(source: string): Promise<string[]> {
  if (/\.(ts|json)$/.test(source)) return [source]
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

/** Runs `make` unless `product` exists and was made from the same sources. */
async function whenChanged(name: string, sources: string[], product: string, make: () => Promise<void>) {
  const stamp = join(root, 'dist', `.${name}.sha256`)
  const now = await digest(sources)
  const before = existsSync(join(root, product)) ? await readFile(stamp, 'utf8').catch(() => '') : ''
  if (before === now) return
  await make()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, now)
}

/** `prisma generate` asks for an engine that it doesn't use, so the path of any program will do. */
async function generateClient(): Promise<void> {
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env }
  await run(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
    cwd: root,
    env,
  })
}

async function makeProgram(): Promise<void> {
  await bundleProgram(root, 'dist/program')
  await removeOld('dist/program')
}

/** ms in which an open page, or a server that still runs, may load files of an earlier build. */
const oldAfterMs = 30 * 24 * 60 * 60 * 1000

async function removeOld(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const { mtimeMs } = await stat(join(root, file))
    if (mtimeMs < Date.now() - oldAfterMs) await rm(join(root, file))
  }
}

async function buildWeb(): Promise<void> {
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'web/entry-server.tsx', rolldownOptions: { output: heldInMemory } },
  })
  await writeRouteScreens(join(root, 'dist/client/.vite'))
  await writeScreens(join(root, 'dist/client'))
  await compressAssets(join(root, 'dist/client/assets'))
  await removeOld('dist/client/assets')
}

/** The screens of each route, for the pages' manifests, from the two tables of routes. */
async function writeRouteScreens(folder: string): Promise<void> {
  const { screensFile } = await import('./ssr/page-manifest.ts')
  const screens: RouteScreens = { '/admin': ['web/admin/shell/layout.tsx'] }
  for (const [id, table] of Object.entries({ '/_storefront': 'web/storefront', '/admin': 'web/admin' })) {
    const source = await readFile(join(root, table, 'routes.tsx'), 'utf8')
    // The address of an entry, such as `  screen('/users', {` or `    path: '/users',`, and what follows it.
    const [, ...entries] = source.split(/^(?: {2}\w+\(| {4}path: )'/m)
    for (const entry of entries) {
      const named = entry.matchAll(/lazy\(\s*\(\) => import\('([^']+)'\)/g)
      const modules = [...named].map(([, path = '']) => join(table, path))
      if (modules.length > 0) screens[id + entry.slice(0, entry.indexOf("'"))] = [...new Set(modules)]
    }
  }
  await writeFile(join(folder, screensFile), JSON.stringify(screens))
}

/** A process of its own runs beside the web build, which leaves half of two cores. */
async function makeDemo(): Promise<void> {
  await run(process.execPath, [join(root, 'prisma/demo/make-ahead.ts')], { cwd: root })
}

/** The files of each admin screen, for `web/admin/shell/screens-ahead.ts`. */
async function writeScreens(folder: string): Promise<void> {
  const { readBuiltPages } = await import('./ssr/page-manifest.ts')
  const { manifests } = readBuiltPages(pathToFileURL(join(folder, '.vite/manifest.json')))
  const { routes } = manifests('az', 'admin')
  const screens = Object.entries(routes).flatMap(([id, { preloads }]) =>
    id.startsWith('/admin/') ? [[id.replace(/\/$/, ''), preloads]] : [],
  )
  await writeFile(join(folder, 'assets/screens.json'), JSON.stringify(Object.fromEntries(screens)))
}

/** Writes a Brotli form beside each text file, which the server sends to callers who accept it. */
async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      await writeFile(join(folder, `${file}.br`), await brotli(await readFile(join(folder, file))))
    }),
  )
}

await whenChanged('client', clientSources, 'src/db/generated/client.ts', generateClient)
if (!process.argv.includes('--client-only')) {
  await Promise.all([
    whenChanged('program', programSources, 'dist/program/main.js', makeProgram),
    whenChanged('web', webSources, 'dist/server/entry-server.js', buildWeb),
    whenChanged('demo-made', demoSources, 'dist/demo-made', makeDemo),
  ])
}
