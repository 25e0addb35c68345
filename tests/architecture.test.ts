import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

type Import = { from: string; to: string; typesOnly: boolean }

const root = join(import.meta.dirname, '..')
const files = globSync('{src,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['src/db/generated/**'] })
const imports = files.flatMap(importsOf)

/** The relative imports of a file, as paths from the root. */
function importsOf(from: string): Import[] {
  const content = readFileSync(join(root, from), 'utf8')
  const statements = content.matchAll(/^(?:import|export)\s+(type\s+)?([^'"]*?)from\s+['"](\.[^'"]+)['"]/gm)
  return [...statements].map(([, type, names, path]) => ({
    from,
    to: normalize(join(dirname(from), path ?? '')),
    typesOnly: type !== undefined || onlyTypes(names ?? ''),
  }))
}

function onlyTypes(names: string): boolean {
  const listed = names.replace(/[{}\s]+/g, ' ').split(',')
  return names.includes('{') && listed.every((name) => name.trim() === '' || name.trim().startsWith('type '))
}

const heights: Record<string, number> = {
  lib: 0,
  ui: 1,
  kit: 2,
  shell: 3,
  screens: 3,
  frame: 4,
  searches: 4,
  routes: 5,
}

/** Of `web/admin/screens/orders/…`: the side, the room, how high it stands, and the screen. */
function webRoomOf(path: string) {
  const [, side, room = '', screen] =
    /^web\/(?:(storefront|admin)\/)?(\w+)(?:\/(?:([^/]+)\/)?|\.tsx?$)/.exec(path) ?? []
  const height = heights[room]
  if (height === undefined) return undefined
  return { side, room, height, screen: room === 'screens' ? screen : undefined }
}

/** From below: a room imports its own height and what stands lower. */
const serverFloors = [
  ['lib'],
  ['env.ts', 'db', 'cache', 'traces'],
  ['procedures'],
  ['domains', 'live', 'http'],
  ['backups'],
  ['health', 'metrics'],
  ['faces'],
  ['seo'],
  ['ssr'],
]
const serverRoomOf = (path: string): string | undefined =>
  /^src\/(?:([^/]+)\/|(env\.ts)$)/.exec(path)?.slice(1).find(Boolean)

function serverHeight(path: string): number | undefined {
  const room = serverRoomOf(path)
  const height = serverFloors.findIndex((rooms) => room !== undefined && rooms.includes(room))
  return height === -1 ? undefined : height
}

const domainOf = (path: string): string | undefined => /^src\/domains\/([^/]+)\//.exec(path)?.[1]
const show = ({ from, to }: Import): string => `${from} → ${to}`

describe('imports go one way', () => {
  test('lib knows no domain, no database and no face', () => {
    const wrong = imports.filter(({ from, to }) => from.startsWith('src/lib/') && !to.startsWith('src/lib/'))
    expect(wrong.map(show)).toEqual([])
  })

  test('rooms of the server import downwards only, types too', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [serverHeight(from), serverHeight(to)]
      return here !== undefined && there !== undefined && here < there
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('a face, the cache or a page is nothing that a domain knows', () => {
    const allowed = /^src\/(domains|procedures|db|lib)\/|^src\/(env|cache\/content)\.ts$/
    expect(imports.filter(({ from, to }) => domainOf(from) && !allowed.test(to)).map(show)).toEqual([])
  })

  test('no two rooms of the server import each other, types too', () => {
    const pairs = new Set<string>()
    for (const { from, to } of imports) {
      const [here, there] = [serverRoomOf(from), serverRoomOf(to)]
      if (here && there && here !== there) pairs.add(`${here} ${there}`)
    }
    const mutual = [...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')))
    expect(mutual).toEqual([])
  })

  test.each(['src', 'web'])('files of %s do not import each other in a circle, types too', (part) => {
    const edges = new Map<string, Set<string>>()
    for (const { from, to } of imports)
      if (from.startsWith(`${part}/`)) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    expect(edges.size).toBeGreaterThan(400)
    expect(findCircle(edges)).toEqual([])
  })

  test('domains do not import each other in a circle, types too', () => {
    const edges = new Map<string, Set<string>>()
    for (const { from, to } of imports) {
      const [here, there] = [domainOf(from), domainOf(to)]
      if (here && there && here !== there) edges.set(here, (edges.get(here) ?? new Set()).add(there))
    }
    expect(findCircle(edges)).toEqual([])
  })

  test('rooms of the web import downwards only, types too: routes, screens or shell, kit, ui, lib', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [webRoomOf(from), webRoomOf(to)]
      if (!here || !there) return false
      if (here.side && there.side && here.side !== there.side) return true
      if (here.screen && there.screen && here.screen !== there.screen) return true
      const isBeside = here.room !== there.room && here.height === there.height
      return isBeside || here.height < there.height
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('the web takes from the server only types and modules that are pure', () => {
    const pure =
      /^src\/domains\/[^/]+\/[^/]+-input\.ts$|^src\/procedures\/areas\.ts$|^src\/lib\/|^src\/live\/live-events\.ts$|^src\/domains\/overview\/find-areas\.ts$|^src\/domains\/(catalog\/(pricing|artwork-need)|delivery\/(deliver|delivery-days|locate-place|weight|wire-ways)|content\/(definitions|texts|info-pages|alt-field)|media\/picture-url|site\/map-frames|access\/role-rules|eqaime\/eqaime-kinds|order-money\/order-money|order-shipment\/address-fields|order-status\/(statuses|undo-time)|offer-status\/offer-stands|shipment-status\/shipment-statuses|orders\/(contact-ways|ticket-facts)|payments\/statements\/column-roles|production\/(lateness|workdays)|places\/rearrange|preflight\/(check-titles|prepress-looks)|refunds\/plan-refund|reports\/spans|tax\/(eqaime-states|vat)|till\/denominations|options\/(base-price|choice-labels|complete-selection|configuration|differences|find-choice|findings|grid|impossible-choices|in-language|nearest|ordered-options|price-lines|price-sheet\/sheet-keys|quote-options|run-price|selection-address|template\/margins))\.ts$/
    const fromServer = imports.filter(({ from, to }) => from.startsWith('web/') && to.startsWith('src/'))
    expect(fromServer.filter(({ to, typesOnly }) => !typesOnly && !pure.test(to)).map(show)).toEqual([])
  })

  test('the bundle is made anew when anything changes that it takes from the server', () => {
    const [, list = ''] =
      /const webSources = \[(.*?)\]/s.exec(readFileSync(join(root, 'src/build.ts'), 'utf8')) ?? []
    const sources = [...list.matchAll(/'([^']+)'/g)].map(([, source = '']) => source)
    const taken = imports.filter(
      ({ from, to, typesOnly }) => from.startsWith('web/') && to.startsWith('src/') && !typesOnly,
    )
    expect(taken.length).toBeGreaterThan(0)
    const unseen = taken.filter(
      ({ to }) => !sources.some((source) => to === source || to.startsWith(`${source}/`)),
    )
    expect(unseen.map(show)).toEqual([])
  })

  test('what the web takes from the server brings no package along but zod, phone rules and the reading of XLSX', () => {
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const { from, to, typesOnly } of imports) if (from === file && !typesOnly) visit(to)
    }
    for (const { from, to, typesOnly } of imports)
      if (from.startsWith('web/') && to.startsWith('src/') && !typesOnly) visit(to)
    const packages = [...reached].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type )[^'"]*['"]([^.'"][^'"]*)['"]/gm)]
        .filter(([, name = '']) => !['zod', 'libphonenumber-js/min'].includes(name))
        // In the browser only a worker of its own reads workbooks.
        .filter(([, name = '']) => !(file.startsWith('src/lib/xlsx/') && ['fflate', 'saxes'].includes(name)))
        .map(([, name]) => `${file} → ${name}`),
    )
    expect(packages).toEqual([])
  })
})

function findCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const clear = new Set<string>()
  const visit = (node: string, path: string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (clear.has(node)) return []
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node])
      if (circle.length > 0) return circle
    }
    clear.add(node)
    return []
  }
  for (const start of edges.keys()) {
    const circle = visit(start, [])
    if (circle.length > 0) return circle
  }
  return []
}

/** What is called with the dependencies: `createContact(ctx.deps, callerOf(ctx), input)`. */
const callsOf = { mutation: /\w+\(\s*ctx\.deps\b[^\n]*/g, query: /\w+\(\s*ctx\.deps\b(?!\.)[^\n]*/g }
// Where holders of a link are callers too, the context says which of the two it is.
const caller = String.raw`(?:caller(?:Of|For)\(ctx(?:, input)?\)|ctx\.caller|ctx\.link|ctx)`
const input = String.raw`(?:input\b|\{|originOf\(ctx\)|await )`
const idiom = new RegExp(String.raw`^\w+\(\s*ctx\.deps(?:\)|,\s*(?:${caller}\)|(?:${caller},\s*)?${input}))`)

test.each(['mutation', 'query'] as const)('what a %s calls takes (deps, caller, input)', (kind) => {
  const calls = files
    .filter((file) => domainOf(file))
    .flatMap((file) => {
      const [, ...bodies] = readFileSync(join(root, file), 'utf8').split(`.${kind}(`)
      return bodies.flatMap((body) => body.split('procedure(')[0]?.match(callsOf[kind]) ?? [])
    })
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter((call) => !idiom.test(call))).toEqual([])
})

test('nothing is put into an object only to be spread out of it again', () => {
  const spread = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('...{'))
  expect(spread).toEqual([])
})

test('only env.ts and the tools around the program read the environment', () => {
  const readers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'))
  expect(readers.sort()).toEqual(['src/build.ts', 'src/env.ts'])
})
