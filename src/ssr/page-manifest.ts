import { readFileSync } from 'node:fs'
import type { PageManifest } from '../../web/entry-server.tsx'
import { type Language, languages } from '../lib/languages.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type ViteManifest = Record<string, Chunk>

type Loads = PageManifest['routes']
type RouteManifest = Loads[string]

/** The storefront and the admin are separate programs in the browser. */
export type Side = 'storefront' | 'admin'

export const sideOf = (path: string): Side => (/^\/admin(\/|$)/i.test(path) ? 'admin' : 'storefront')

/** The modules of each route's screen, by route id (`/_storefront/services`). */
export type RouteScreens = Record<string, string[]>

/** The client build writes it beside its manifest (src/build.ts). */
export const screensFile = 'route-screens.json'

/** What a page has to load, by route id; each language loads its own texts. */
export type PageManifests = (language: Language, side: Side) => PageManifest

/**
 * The files of a storefront page's program, in an order in which they can be run one after the other; the
 * last one starts it. A script of ours loads them (scripts-after-paint.ts), so the router knows nothing of
 * them.
 */
export type PagePrograms = (language: Language, routes: readonly string[]) => readonly string[]

const entries: Record<Side, string> = {
  storefront: 'web/entry-client.tsx',
  admin: 'web/entry-admin.tsx',
}

/** What the client build has made for pages. */
type BuiltPages = { manifests: PageManifests; programs: PagePrograms }

/** Reads the output of the client build; throws when there is none. */
export function readBuiltPages(file: URL): BuiltPages {
  const { loads, entry } = readLoads(file)
  const loadsOf = (language: Language, side: Side): Loads => loads.get(`${side} ${language}`) ?? {}
  const manifests = new Map(
    [...loads].map(([key, routes]): [string, PageManifest] => [
      key,
      { routes: key.startsWith('storefront') ? sheetsAlone(routes) : routes },
    ]),
  )
  return {
    manifests: (language, side) => manifests.get(`${side} ${language}`) ?? { routes: {} },
    programs: (language, routes) => {
      const known = loadsOf(language, 'storefront')
      const files = routes.flatMap((route) => known[route]?.preloads?.map(String) ?? [])
      return [...files.filter((file) => file !== entry), entry]
    },
  }
}

const readJson = <Value>(name: string, beside: URL): Value =>
  JSON.parse(readFileSync(new URL(name, beside), 'utf8')) as Value

/** What the routes load, by side and language, and the storefront's program, from the manifest. */
function readLoads(file: URL): { loads: Map<string, Loads>; entry: string } {
  const chunks = readJson<ViteManifest>(file.href, file)
  const screensOf = readJson<RouteScreens>(screensFile, file)
  const loads = new Map(
    (Object.keys(entries) as Side[]).flatMap((side) => {
      const screens = Object.fromEntries(
        Object.entries(screensOf).map(([id, screens]) => [id, routeOf(chunks, entries[side], screens)]),
      )
      return languages.map((language): [string, Loads] => {
        const root = rootOf(chunks, entries[side], `locales/${language}.po?part=site`)
        return [`${side} ${language}`, { ...screens, __root__: root }]
      })
    }),
  )
  return { loads, entry: url(chunks[entries.storefront]?.file ?? '') }
}

const sheetsAlone = (routes: Loads): Loads =>
  Object.fromEntries(Object.entries(routes).map(([route, { css = [] }]) => [route, { css }]))

const url = (file: string): string => `/${file}`

/** A chunk after everything that it imports statically: in this order they can be run one after the other. */
function reach(chunks: ViteManifest, name: string): Set<string> {
  const seen = new Set<string>()
  const ordered = new Set<string>()
  const visit = (part: string): void => {
    if (seen.has(part)) return
    seen.add(part)
    for (const imported of chunks[part]?.imports ?? []) visit(imported)
    ordered.add(part)
  }
  visit(name)
  return ordered
}

const pick = <Value>(chunks: ViteManifest, names: Iterable<string>, of: (chunk: Chunk) => Value[]): Value[] =>
  [...names].flatMap((name) => (chunks[name] ? of(chunks[name]) : []))

function routeOf(chunks: ViteManifest, entry: string, screens: string[]): RouteManifest {
  const loaded = reach(chunks, entry)
  const reached = new Set(screens.flatMap((screen) => [...reach(chunks, screen)]))
  const own = [...reached].filter((part) => !loaded.has(part))
  return {
    preloads: pick(chunks, own, (chunk) => [url(chunk.file)]),
    css: pick(chunks, own, (chunk) => chunk.css?.map(url) ?? []),
  }
}

function rootOf(chunks: ViteManifest, entry: string, texts: string): RouteManifest {
  const parts = reach(chunks, entry)
  const own = chunks[entry]
  if (!own) throw new Error('The web client is not built: node src/build.ts')
  return {
    scripts: [{ attrs: { type: 'module', async: true, src: url(own.file) } }],
    preloads: pick(chunks, new Set([...parts, ...reach(chunks, texts)]), (chunk) => [url(chunk.file)]),
    // Shared styles come first: the admin's sheet follows the storefront's.
    css: ownLast(
      entry,
      pick(chunks, parts, (chunk) => chunk.css?.map(url) ?? []),
    ),
  }
}

/** A chunk's sheets have no order in the manifest; the entry's own one has the entry's name. */
function ownLast(entry: string, sheets: string[]): string[] {
  const name = entry.slice(entry.lastIndexOf('/') + 1).replace('.tsx', '')
  const isOwn = (sheet: string) => sheet.includes(`/${name}`)
  return [...sheets.filter((sheet) => !isOwn(sheet)), ...sheets.filter(isOwn)]
}
