import { htmlFaults } from '../support/html-faults.ts'
import { isRelease } from './support/release.ts'
import { expect, test } from './support/test.ts'

/** Of services, products, works and campaigns so many: their pages are alike. */
const ofEachKind = 1

/** What only the device knows, and what isn't there. */
const unlisted = [
  '/basket',
  '/order',
  '/order?service=1',
  '/login',
  '/myorder',
  '/myorder/1',
  '/myorder/1/proof',
  '/myaccount',
  '/reset-password/1/x',
  '/invitation/1/x',
  '/confirm-email/1/x',
  '/undo-account-change/1/x',
  '/o/x',
  '/o/x/proof',
  '/q/x',
  '/nowhere',
  '/services?page=99',
  '/services/card/999',
  '/admin',
  '/admin/users',
]

const prefixes = ['', '/ru', '/en']

/** The addresses of a sitemap without their languages, with a few of each kind that is many. */
function someOf(sitemap: string): string[] {
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const paths = new Set(all.map((path) => path.replace(/^\/(ru|en)(?=\/|$)/, '') || '/'))
  const kinds = Map.groupBy(paths, (path) => path.replace(/\d+$/, '#'))
  return [...kinds.values()].flatMap((some) => some.slice(0, ofEachKind))
}

/** The page in one of the languages, by turns; before a release in each. The admin has no address of a language. */
const inLanguages = (path: string, turn: number): string[] => {
  if (path.startsWith('/admin')) return [path]
  const wanted = isRelease ? prefixes : [prefixes[turn % 3] ?? '']
  return wanted.map((prefix) => (path === '/' && prefix ? prefix : prefix + path))
}

// WEB-26
test('the server’s HTML of every kind of page is without a fault, in its languages', async ({ page }) => {
  const listed = someOf(await (await page.request.get('/sitemap.xml')).text())
  expect(listed.length).toBeGreaterThan(12)
  const wrong: string[] = []
  for (const path of [...listed, ...unlisted].flatMap(inLanguages)) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    const faults = await htmlFaults(await answer.text())
    wrong.push(...faults.map((fault) => `${path} ${fault}`))
  }
  expect(wrong).toEqual([])
})
