import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })]

/** Without blocks of commands and settings, which name files of other machines too. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

/** Of the repository: a path below one of its folders, or a file beside this README. */
const isPath =
  /^(?:src|web|tests|prisma|docs|locales|tools|security|\.ci)\/\S*$|^[\w-]+(?:\.config)?\.(?:md|toml|json|ts)$|^Dockerfile$/

const pathsIn = (text: string): string[] =>
  [...prose(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => isPath.test(path) && !path.includes('…'))

/** Of `web/admin/screens/<screen>/<screen>-screen.tsx`, which is yet to be written, the folder. */
function exists(path: string): boolean {
  const [written = ''] = path.split('<')
  if (written !== path) return existsSync(join(root, dirname(`${written}_`)))
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

/** The headings of a document as links name them. */
const anchorsOf = (document: string): string[] =>
  [...prose(read(document)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksIn = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? document : normalize(join(dirname(document), path))
  if (!existsSync(join(root, target))) return false
  return heading === undefined || anchorsOf(target).includes(heading)
}

const inAll = (find: (document: string) => string[]): string[] =>
  documents.flatMap((document) => find(document).map((found) => `${document}: ${found}`))

describe('what the documents name is there', () => {
  test('files and folders', () => {
    expect(documents.flatMap((document) => pathsIn(read(document))).length).toBeGreaterThan(200)
    expect(inAll((document) => pathsIn(read(document)).filter((path) => !exists(path)))).toEqual([])
  })

  test('what links lead to', () => {
    const dead = inAll((document) =>
      linksIn(read(document)).filter((link) => !leadsSomewhere(document, link)),
    )
    expect(dead).toEqual([])
  })

  test('npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const unknown = inAll((document) =>
      [...read(document).matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
        .map(([, script, own]) => script ?? own ?? '')
        .filter((name) => !Object.hasOwn(scripts, name)),
    )
    expect(unknown).toEqual([])
  })
})

describe('README.md', () => {
  const readme = read('README.md')

  test('has at most 150 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  test('says what it is with a picture, then how to try, set, call, deploy and back up', () => {
    const wanted = ['Try it', 'Settings', 'A first call of the API', 'Deploying', 'Backing up']
    const found = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(found.slice(0, wanted.length)).toEqual(wanted)
    expect(readme.indexOf('![')).toBeGreaterThan(0)
    expect(readme.indexOf('![')).toBeLessThan(readme.indexOf('## '))
  })

  test('names no setting that there isn’t', () => {
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## A first call'))
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const settings = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
    const source = read('src/env.ts')
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !source.includes(`\n  ${name}:`))).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  const [layout = '', added = ''] = read('ARCHITECTURE.md').split('## How to add …')
  const recipes = added.split(/^### … /m).slice(1)

  test('has a line for every folder of the program', () => {
    const folders = globSync('{src,src/domains,prisma,web}/*/', { cwd: root })
      .map((folder) => folder.replace(/\/?$/, '/'))
      .filter((folder) => folder !== 'src/domains/' && folder !== 'web/readme/')
    expect(folders.length).toBeGreaterThan(30)
    expect(folders.filter((folder) => !layout.includes(`\`${folder}`))).toEqual([])
  })

  test('says how to add what is added most', () => {
    expect(recipes.map((recipe) => recipe.split('\n')[0])).toEqual([
      'a text in three languages on Service',
      'an order status',
      'a gate before a status',
      'a kind of content',
      'an admin screen',
      'a REST route',
      'an email',
    ])
  })

  test.each(recipes.map((recipe) => [recipe.split('\n')[0], pathsIn(recipe)] as const))(
    'to add %s: every file to touch is there',
    (_, paths) => {
      expect(paths.length).toBeGreaterThan(3)
      expect(paths.filter((path) => !exists(path))).toEqual([])
    },
  )
})

test('docs/decisions/README.md has a line for every decision', () => {
  const pages = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((page) => page.split('/').at(-1))
  expect(linksIn(read('docs/decisions/README.md')).toSorted()).toEqual(pages.toSorted())
})
