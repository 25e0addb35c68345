import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Caught, Place, Recipe } from './recipe.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const catalogues = ['az', 'ru', 'en'].map((language) => `locales/${language}.po`)

/** A copy of the repository as it stands here, to try recipes in. */
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

export async function openWorkshop() {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-recipes-'))
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of stdout.split('\0').filter(Boolean))
    await cp(join(root, path), join(folder, path), { force: true }).catch(ignoreMissing)
  // Encoding the demo's pictures anew takes a minute.
  await cp(join(root, 'dist/demo-made'), join(folder, 'dist/demo-made'), { recursive: true }).catch(
    ignoreMissing,
  )
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined)
  /** With the folders that it leaves empty: a migration's folder without its file stops the program. */
  const remove = async (path: string) => {
    await rm(join(folder, path), { force: true })
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      const isGone = await rmdir(join(folder, above)).then(
        () => true,
        () => false,
      )
      if (!isGone) return
    }
  }
  const write = async (path: string, text: string | undefined) => {
    if (text === undefined) return remove(path)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }

  /** Whether a program of this repository ends well there; else the end of what it said. */
  async function says(...args: string[]): Promise<{ passed: boolean; said: string }> {
    try {
      await run(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
      return { passed: true, said: '' }
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      return { passed: false, said: `${stdout}${stderr}` }
    }
  }

  const extract = () => says('node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean')

  /** One file with all that it imports; what the compiler says of others, which lack what others add to them, is left out. */
  async function compile(file: string): Promise<{ passed: boolean; said: string }> {
    // What the server's procedures are given is declared by those that give it.
    const files = /^(src|tests)\//.test(file) ? [file, 'src/create-deps.ts'] : [file]
    const config = { extends: './tsconfig.json', include: ['src/**/*.d.ts', 'web/**/*.d.ts'], files }
    await write('tsconfig.one.json', JSON.stringify(config))
    const { said } = await says(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--project',
      'tsconfig.one.json',
    )
    const lines = said.split('\n').filter((line) => line.startsWith(`${file}(`))
    return { passed: lines.length === 0 && !said.startsWith('error'), said: lines.join('\n') }
  }

  /** The whole program; the generated clients stay as they are, since their generators come by the network. */
  async function compileAll(): Promise<{ passed: boolean; said: string }> {
    const { said } = await says('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false')
    const errors = said.split('\n').filter((line) => /^\S+\(\d/.test(line) || line.startsWith('error'))
    const others = errors.filter((line) => !line.startsWith('tests/clients/order-life.test.ts('))
    return { passed: others.length === 0, said: others.join('\n') }
  }

  return {
    folder,
    says,
    /** Follows a recipe but for one place; answers what undoes it. */
    async follow(recipe: Recipe, without?: Place): Promise<() => Promise<void>> {
      const before = new Map<string, string | undefined>()
      for (const place of recipe.places) {
        if (!before.has(place.path)) before.set(place.path, await read(place.path))
        if (place === without) continue
        const text = (await read(place.path)) ?? ''
        try {
          await write(place.path, place.change(text))
        } catch (error) {
          throw new Error(`${recipe.heading}: ${place.path}: ${(error as Error).message}`)
        }
      }
      return async () => {
        for (const [path, text] of before) await write(path, text)
      }
    },
    /** Extracts the texts and translates the recipe's; answers what undoes it. */
    async translate({ texts }: Recipe): Promise<() => Promise<void>> {
      const before = await Promise.all(catalogues.map(read))
      const extracted = await extract()
      if (!extracted.passed) throw new Error(extracted.said)
      for (const [index, path] of catalogues.slice(0, 2).entries()) {
        let text = (await read(path)) ?? ''
        for (const [id, translated] of Object.entries(texts)) {
          const empty = `msgid ${JSON.stringify(id)}\nmsgstr ""\n`
          if (text.includes(empty))
            text = text.replace(empty, () =>
              empty.replace('msgstr ""', `msgstr ${JSON.stringify(translated[index])}`),
            )
        }
        await write(path, text)
      }
      return async () => {
        for (const [index, path] of catalogues.entries()) await write(path, before[index])
      }
    },
    /** Whether it would be caught; what was said then. */
    async check(by: Caught | readonly Caught[]): Promise<{ passed: boolean; said: string }> {
      const [first = 'types', ...others] = typeof by === 'string' ? [by] : by
      const needsPages = [first, ...others].some((by) => by.startsWith('tests/ssr/'))
      const made = await says('src/build.ts', ...(needsPages ? [] : ['--client-only']))
      if (!made.passed) return made
      if (first === 'types') return compileAll()
      if (first.startsWith('types in ')) return compile(first.slice('types in '.length))
      if (first === 'unused') return says('node_modules/knip/bin/knip.js')
      if (first === 'texts') {
        const extracted = await extract()
        return extracted.passed ? says('locales/check.ts') : extracted
      }
      const patience = ['--testTimeout=120000', '--hookTimeout=120000']
      return says(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=suite',
        '--bail=1',
        ...patience,
        first,
        ...others,
      )
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** A file that git lists and that is deleted here. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
