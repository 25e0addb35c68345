import { expect, it } from 'vitest'
import { splitPage } from '../../src/ssr/page-text.ts'
import { scriptsAfterPaint } from '../../src/ssr/scripts-after-paint.ts'

const page =
  '<html><head><link rel="stylesheet" href="/assets/site.css"/></head><body><p>Salam</p></body></html>'
const files = ['/assets/react.js', '/assets/home.js', '/assets/entry.js']

/** The page's whole text afterwards. */
function written(html: string): string {
  const { head, body, end } = scriptsAfterPaint(splitPage(html), { files, nonce: 'n' })
  return head + body + end
}

it('fetches the program from one script at the page’s end', () => {
  const html = written(page)
  expect(html).toContain('rel="stylesheet"')
  expect(html).toMatch(/<p>Salam<\/p><script nonce="n">[^<]*<\/script><\/body>/)
})

it('runs the parts one by one in their order, and the entry after them', () => {
  const html = written(page)
  expect(html).toContain('const parts=["/assets/react.js","/assets/home.js"]')
  expect(html).toContain('import("/assets/entry.js")')
})

it('marks the page as early until its program is fetched, by scripts alone', () => {
  const html = written(page)
  expect(html).toMatch(/^<html><head><script nonce="n">[^<]*classList\.add\('early'\)<\/script>/)
  expect(html).toContain("classList.remove('early')")
})

it('leaves an answer without a page as it is', () => {
  expect(written('')).toBe('')
})
