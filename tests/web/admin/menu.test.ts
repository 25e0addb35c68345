import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const quoted = (source: string, name: string): string[] =>
  [...source.matchAll(new RegExp(`\\b${name}: '([^']+)'`, 'g'))].map(([, text = '']) => text)

/** Every address of the admin, `/admin/users/$id`, but the one for those that there aren't. */
const addresses = [...read('web/admin/routes.tsx').matchAll(/^(?: {2}screen\(| {4}path: )'([^']+)'/gm)]
  .map(([, path = '']) => path)
  .map((path) => `/admin${path === '/' ? '' : path}`)
  .filter((address) => address !== '/admin/$')
const menu = read('web/admin/kit/frame/menu.ts')

// ADM-1
test('every address of the admin is in the menu, or belongs to a list that is', () => {
  const entries = quoted(menu, 'to')
  const ofLists = [...menu.matchAll(/^ {2}\['([^']+)', '[^']+'\],$/gm)].map(([, begins = '']) => begins)
  expect(addresses.length).toBeGreaterThan(30)
  const lost = addresses.filter(
    (address) =>
      !entries.includes(address) &&
      !ofLists.some((begins) => address.startsWith(begins)) &&
      !entries.some((entry) => entry !== '/admin' && address.startsWith(`${entry}/`)),
  )
  expect(lost).toEqual([])
})

test('the journey through all screens opens every screen of the menu', () => {
  const opened = quoted(read('tests/e2e/admin-screens.spec.ts'), 'path').map(
    (path) => path.split('?')[0] ?? '',
  )
  const unopened = quoted(menu, 'to').filter(
    (entry) => !opened.some((path) => path === entry || path.startsWith(`${entry}/`)),
  )
  expect(unopened).toEqual([])
})
