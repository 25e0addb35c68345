import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import packageFile from '../../package.json' with { type: 'json' }
import { languages } from '../lib/languages.ts'

const programs = ['src/main.ts', 'src/demo.ts']

/**
 * Bundles our own files with the heaviest packages: reading them one by one takes a third of a start
 * (decision 0045). A server that still runs goes on loading the files that it knows.
 */
export async function bundleProgram(root: string, folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [fromItsSource(join(root, folder)), messagesAsRead],
    ssr: { noExternal: true, external: beside },
    // Paths are relative to the program, wherever that is.
    experimental: { renderBuiltUrl: (file) => ({ runtime: `new URL('${file}', import.meta.url).href` }) },
    build: {
      ssr: true,
      emitAssets: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...heldInMemory },
      },
    },
  })
}

/** Dependencies of many files or much text, bundled with all that only they use. */
const withIt = new Set([
  'zod',
  '@trpc/server',
  '@trpc/client',
  'libphonenumber-js',
  'pg-boss',
  'fastify',
  'fast-querystring',
  '@fastify/multipart',
  '@fastify/static',
  'rate-limiter-flexible',
  'prom-client',
  '@opentelemetry/api',
])

/** Fastify names them, but never loads them here (`src/app.ts`). */
export const neverLoaded = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']

/**
 * Packages that are loaded as they are: our own dependencies, which lie where the program finds them. Those
 * of other packages may lie within theirs, in another version, or be missing where only the program is
 * installed.
 */
const beside = [...Object.keys(packageFile.dependencies).filter((name) => !withIt.has(name)), ...neverLoaded]

/**
 * Node keeps the source of what it runs: comments would stay in memory, and one character beyond Latin-1
 * doubles the bytes of its file.
 */
export const heldInMemory: Rolldown.OutputOptions = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
}

/** Files that a module finds beside itself (workers, fonts, migrations) are found from the bundle, too. */
const fromItsSource = (folder: string): Plugin => ({
  name: 'from-its-source',
  transform: {
    filter: { code: /import\.meta\.(url|dirname|filename)/ },
    handler(code, file) {
      if (/import\.meta\.(dirname|filename)/.test(code)) this.error('only import.meta.url is known here')
      const source = JSON.stringify(relative(folder, file))
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
    },
  },
})

/** The server's messages, read ahead of time. */
const messagesAsRead: Plugin = {
  name: 'messages-as-read',
  load: {
    filter: { id: /\/src\/lib\/read-messages\.ts$/ },
    async handler() {
      const { readMessages } = await import('../lib/read-messages.ts')
      const files = languages.map((language) => {
        const source = JSON.stringify(readMessages(language))
        return this.emitFile({ type: 'asset', name: `messages-${language}.json`, source })
      })
      const urls = languages.map((language, at) => `${language}: import.meta.ROLLUP_FILE_URL_${files[at]}`)
      return `import { readFileSync } from 'node:fs'
        const files = { ${urls.join(', ')} }
        export const readMessages = (language) => JSON.parse(readFileSync(new URL(files[language]), 'utf8'))`
    },
  },
}
