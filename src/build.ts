/**
 * Makes what a start needs, and only what has changed since the last time: `node src/build.ts`
 * (the Prisma client, the program, the web bundle, the demo's photos), `node src/build.ts --client-only` (the Prisma
 * client).
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { languages } from './lib/languages.ts'
import type { RouteScreens, SheetParts } from './ssr/page-manifest.ts'

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
  'src/ssr/take-sheet-apart.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

const programSources = ['src', 'prisma/demo', 'locales', 'package-lock.json']
const programs = ['src/main.ts', 'src/demo.ts']
const programFolder = join(root, 'dist/program')

const photoSources = [
  'prisma/demo/pictures',
  'prisma/demo/store-pictures.ts',
  'src/domains/media/encode-raster.ts',
  'package-lock.json',
]

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

/** Runs `make` unless `product` is there and was made from the same sources. */
async function whenChanged(name: string, sources: string[], product: string, make: () => Promise<void>) {
  const stamp = join(root, 'dist', `.${name}.sha256`)
  const now = await digest(sources)
  const before = existsSync(join(root, product)) ? await readFile(stamp, 'utf8').catch(() => '') : ''
  if (before === now) return
  await make()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, now)
}

/** `prisma generate`; it asks for an engine that it doesn't use, so any program's path will do. */
async function generateClient(): Promise<void> {
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env }
  await run(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
    cwd: root,
    env,
  })
}

/**
 * Our own files as a few, and the packages beside them that weigh most: read one by one, they take a third of a start,
 * and the memory of their sources. A server that still runs goes on loading the files that it knows.
 */
async function bundleProgram(): Promise<void> {
  const { build } = await import('vite')
  await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'warn' },
    plugins: [fromItsSource, compilerAsFile, messagesAsRead],
    ssr: { noExternal: withIt },
    // Where it is read from is beside the program, wherever that is.
    experimental: { renderBuiltUrl: (file) => ({ runtime: `new URL('${file}', import.meta.url).href` }) },
    build: {
      ...{ ssr: true, emitAssets: true, outDir: programFolder, emptyOutDir: false, target: 'node24' },
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...heldInMemory },
      },
    },
  })
  await removeOld('dist/program')
}

/** Packages of many files or much text, with those that only they use; every other one is loaded as it is. */
const withIt = [
  ...['zod', '@trpc/server', '@trpc/client', 'libphonenumber-js'],
  ...['pg-boss', 'cron-parser', 'luxon', 'serialize-error', 'non-error'],
]

/**
 * Node keeps the text of what it runs: comments would stay in memory, and one letter beyond Latin-1 would make each
 * letter of its file two bytes.
 */
const heldInMemory: Rolldown.OutputOptions = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
}

/** For so long a page that is open, or a server that still runs, may load files of an earlier build. */
const oldAfterMs = 30 * 24 * 60 * 60 * 1000

async function removeOld(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const { mtimeMs } = await stat(join(root, file))
    if (mtimeMs < Date.now() - oldAfterMs) await rm(join(root, file))
  }
}

/** What a file finds beside itself (workers, fonts, migrations) it finds from the bundle, too. */
const fromItsSource: Plugin = {
  name: 'from-its-source',
  transform: {
    filter: { code: /import\.meta\.(url|dirname|filename)/ },
    handler(code, file) {
      if (/import\.meta\.(dirname|filename)/.test(code)) this.error('only import.meta.url is known here')
      const source = JSON.stringify(relative(programFolder, file))
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
    },
  },
}

/** Prisma's compiler as bytes beside the program: its client has it as text, which would stay in memory twice. */
const compilerAsFile: Plugin = {
  name: 'compiler-as-file',
  transform: {
    filter: { code: /wasm-base64/ },
    async handler(code) {
      const asText =
        /const \{ wasm \} = await import\("(@prisma[^"]+)"\);?\s+return await decodeBase64AsWasm\(wasm\)/
      const [, text] = asText.exec(code) ?? []
      if (!text) return this.error('Prisma’s client has its compiler elsewhere')
      const { wasm } = (await import(text)) as { wasm: string }
      const source = Buffer.from(wasm, 'base64')
      const file = this.emitFile({ type: 'asset', name: 'compiler.wasm', source })
      return code.replace(
        asText,
        `const { readFile } = await import('node:fs/promises')
        return WebAssembly.compile(await readFile(new URL(import.meta.ROLLUP_FILE_URL_${file})))`,
      )
    },
  },
}

/** What the server says, read ahead of time. */
const messagesAsRead: Plugin = {
  name: 'messages-as-read',
  load: {
    filter: { id: /\/src\/lib\/read-messages\.ts$/ },
    async handler() {
      const { readMessages } = await import('./lib/read-messages.ts')
      const files = languages.map((language) => {
        const source = JSON.stringify(readMessages(language))
        return this.emitFile({ type: 'asset', name: `messages-${language}.json`, source })
      })
      return `import { readFileSync } from 'node:fs'
        const files = { ${languages.map((language, at) => `${language}: import.meta.ROLLUP_FILE_URL_${files[at]}`)} }
        export const readMessages = (language) => JSON.parse(readFileSync(new URL(files[language]), 'utf8'))`
    },
  },
}

async function buildWeb(): Promise<void> {
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
  await build({
    ...{ root, logLevel: 'warn' },
    build: { ssr: 'web/entry-server.tsx', rolldownOptions: { output: heldInMemory } },
  })
  await writeRouteScreens(join(root, 'dist/client/.vite'))
  await writeSheetParts(join(root, 'dist/client'))
  await writeScreens(join(root, 'dist/client'))
  await compressAssets(join(root, 'dist/client/assets'))
  await removeOld('dist/client/assets')
}

/** Which screens the routes show, for the pages' manifests: as `lazyRouteComponent` names them. */
async function writeRouteScreens(folder: string): Promise<void> {
  const { screensFile } = await import('./ssr/page-manifest.ts')
  const screens: RouteScreens = {}
  for (const route of await filesIn('web/routes')) {
    const source = await readFile(join(root, route), 'utf8')
    const named = source.matchAll(/lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/g)
    const modules = [...named].map(([, path = '']) => join(dirname(route), path))
    if (modules.length > 0) screens[route] = [...new Set(modules)]
  }
  await writeFile(join(folder, screensFile), JSON.stringify(screens))
}

/** The storefront's style sheets taken apart, of which each page takes what it needs first. */
async function writeSheetParts(folder: string): Promise<void> {
  const { readSheets, sheetPartsFile } = await import('./ssr/page-manifest.ts')
  const { takeSheetApart } = await import('./ssr/take-sheet-apart.ts')
  const parts: SheetParts = {}
  for (const sheet of readSheets(pathToFileURL(join(folder, '.vite/manifest.json'))))
    parts[sheet] = takeSheetApart(await readFile(join(folder, sheet), 'utf8'))
  await writeFile(join(folder, '.vite', sheetPartsFile), JSON.stringify(parts))
}

/** In a process of its own: it works while the web bundle is made, which leaves it half of two cores. */
async function encodePhotos(): Promise<void> {
  await run(process.execPath, [join(root, 'prisma/demo/encode-ahead.ts')], { cwd: root })
}

/** What each screen of the admin loads, for `web/admin/shell/screens-ahead.ts`. */
async function writeScreens(folder: string): Promise<void> {
  const { readBuiltPages } = await import('./ssr/page-manifest.ts')
  const { manifests } = readBuiltPages(pathToFileURL(join(folder, '.vite/manifest.json')))
  const { routes } = manifests('az', 'admin')
  const screens = Object.entries(routes).flatMap(([id, { preloads }]) =>
    id.startsWith('/admin/') ? [[id.replace(/\/index$/, ''), preloads]] : [],
  )
  await writeFile(join(folder, 'assets/screens.json'), JSON.stringify(Object.fromEntries(screens)))
}

/** Beside each text file its Brotli form, which the server sends to callers who take it. */
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
    whenChanged('program', programSources, 'dist/program/main.js', bundleProgram),
    whenChanged('web', webSources, 'dist/server/entry-server.js', buildWeb),
    whenChanged('demo-pictures', photoSources, 'dist/demo-pictures', encodePhotos),
  ])
}
