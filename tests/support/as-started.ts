import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}

/** How `npm start` runs the program: what it tells the allocator, and Node, with the code that Node keeps compiled. */
export const startEnv: Record<string, string> = Object.fromEntries(
  [...scripts.start.matchAll(/(MALLOC_\w+|NODE_COMPILE_CACHE)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)
export const startFlags: readonly string[] = scripts.start.match(/--[\w-]+(=\d+)?(?= )/g) ?? []
if (Object.keys(startEnv).length === 0 || startFlags.length === 0)
  throw new Error('npm start says neither what the allocator nor what Node is to do')
