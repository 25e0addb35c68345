import { readFileSync } from 'node:fs'

const script = readFileSync(new URL('../../src/run.sh', import.meta.url), 'utf8')

/** How `src/run.sh` runs the program: what it tells the allocator, and Node, with the code that Node keeps compiled. */
export const startEnv: Record<string, string> = {
  ...Object.fromEntries([...script.matchAll(/(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  NODE_COMPILE_CACHE: 'dist/compile-cache',
}
export const startFlags: readonly string[] = script.match(/--[\w-]+(=\d+)?(?=\s)/g) ?? []
if (Object.keys(startEnv).length === 1 || startFlags.length === 0)
  throw new Error('src/run.sh says neither what the allocator nor what Node is to do')
