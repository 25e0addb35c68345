import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../web/storefront/screens/home')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** Loaded with every page. */
const ofEveryPage = ['bannerQuery', 'firstServicesQuery']

/** `partnersQuery` of `useQuery(partnersQuery(…))`, `partners.list` of `useQuery(useApi().partners.list.…)`. */
const readIn = (source: string): string[] =>
  [
    ...source.matchAll(/\buse(?:Suspense)?Query\(\s*(?:useApi\(\)\.([\w.]+)\.queryOptions|(\w+Query)\()/g),
  ].map(([, procedure, query]) => procedure ?? query ?? '')

// WEB-8
test('all that the parts of home read is loaded before the page is written', () => {
  const parts = globSync('*.tsx', { cwd: folder }).flatMap((file) => readIn(read(file)))
  const loader = read('load-home.ts')
  expect(parts.length).toBeGreaterThan(5)
  const late = parts.filter((query) => !ofEveryPage.includes(query) && !loader.includes(query))
  expect(late).toEqual([])
})
