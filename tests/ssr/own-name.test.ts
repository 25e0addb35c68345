import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { languages } from '../../src/lib/languages.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

const paths = ['/', '/services', '/portfolio', '/companies', '/contact', '/order', '/login', '/nowhere']
const others = ['/manifest.webmanifest', '/api/openapi.json', '/api/docs', '/robots.txt', '/api/nowhere']

let app: TestApp
let pages: FastifyInstance
beforeAll(async () => {
  app = await startTestApp({ settings: { SITE_URL: 'https://sebeke-cap.az' } })
  pages = await buildApp(app.deps, servePages)
})
afterAll(async () => {
  await pages.close()
  await app.close()
})

const read = async (url: string, language = 'az'): Promise<string> =>
  (await pages.inject({ url, headers: { accept: 'text/html', cookie: `language=${language}` } })).body

// WEB-7
test('what staff have not entered is not on the pages, and no number stands in for it', async () => {
  for (const path of paths) {
    const html = await read(path)
    expect(html.includes('href="tel:'), path).toBe(false)
    expect(html.includes('href="mailto:'), path).toBe(false)
  }
  // The form has no sheet of contact data beside it.
  expect(await read('/contact')).not.toMatch(/data-on="key"[^>]*>\s*<section class="border-grey-on-key/)
})

// SITE-2
describe('the company is called by its own name alone', () => {
  test.each(languages)('before it has one, by its host (%s)', async (language) => {
    for (const path of paths) {
      const html = await read(path, language)
      expect(html.includes('Mətbəə'), path).toBe(false)
      expect(/<title>([^<]*)/.exec(html)?.[1], path).toContain('sebeke-cap.az')
    }
    for (const path of others) expect((await read(path, language)).includes('Mətbəə'), path).toBe(false)
  })

  test('as soon as it has one, by that, on its logo too', async () => {
    const staff = app.trpc(await app.signIn(['homePage']))
    await staff.banner.update.mutate({ title: 'Şəbəkə Çap və Reklam', title_ru: 'Сеть Печати' })
    const html = await read('/services')
    expect(html).toMatch(/<title>[^<]*Şəbəkə Çap və Reklam<\/title>/)
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Şəbəkə Çap və Reklam')
    expect(await read('/services', 'ru')).toContain('Сеть Печати')
    const manifest = JSON.parse(await read('/manifest.webmanifest')) as { name: string; short_name: string }
    expect(manifest).toMatchObject({ name: 'Şəbəkə Çap və Reklam', short_name: 'Şəbəkə Çap' })
  })

  test.each([
    ['Poliqrafiyaçılar', 'Poliqrafiyaçılar'],
    ['Nar Poliqrafiya Evi', 'Nar'],
    ['Çap evi Bakı', 'Çap evi Bakı'],
  ])('under an icon no word of %s is cut or left out before another', async (title, short_name) => {
    const staff = app.trpc(await app.signIn(['homePage']))
    await staff.banner.update.mutate({ title })
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ short_name })
  })
})
