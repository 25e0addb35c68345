import { expect, it } from 'vitest'
import { splitPage } from '../../src/ssr/page-text.ts'
import { scriptsAfterPaint } from '../../src/ssr/scripts-after-paint.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/az.js" fetchPriority="low"/>' +
  '<link rel="stylesheet" href="/assets/site.css"/></head><body><p>Salam</p>' +
  '<script type="module" async="" src="/assets/entry.js"></script></body></html>'

/** The page's whole text afterwards. */
function written(html: string): string {
  const { head, rest } = scriptsAfterPaint(splitPage(html), 'n')
  return head + String(rest)
}

it('takes the scripts out of the page and fetches them from one at its end', () => {
  const html = written(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('rel="stylesheet"')
  expect(html).toMatch(/<p>Salam<\/p><script nonce="n">[^<]*\["\/assets\/az\.js"\][^<]*<\/script><\/body>/)
  expect(html).toContain('import("/assets/entry.js")')
})

it('runs the parts one by one in their order, and the entry after them', () => {
  const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`
  const parts = ['/assets/react.js', '/assets/entry.js', '/assets/home.js'].map(preload).join('')
  const html = written(page.replace('<head>', `<head>${parts}`))
  expect(html).toContain('const parts=["/assets/react.js","/assets/home.js","/assets/az.js"]')
})

it('marks the page as early until its program is fetched, by scripts alone', () => {
  const html = written(page)
  expect(html).toMatch(/^<html><head><script nonce="n">[^<]*classList\.add\('early'\)<\/script>/)
  expect(html).toContain("classList.remove('early')")
})

it('fetches the whole sheets before the program, and links to them where no script runs', () => {
  const html = written(page.replace('<head>', '<head><style>/*/assets/site-1.css*/</style>'))
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/site-1.css"/></noscript></head>')
  expect(html).toContain('["/assets/site-1.css"].map(dressed)')
})

it('leaves a page without a program as it is', () => {
  expect(written('<html><body>404</body></html>')).toBe('<html><body>404</body></html>')
})
