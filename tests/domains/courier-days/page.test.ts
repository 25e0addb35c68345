import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawCourierPage } from '../../../src/domains/courier-days/page/draw-page.ts'
import { languages } from '../../../src/lib/languages.ts'
import { type CourierShop, openCourierShop } from './courier-shop.ts'
import { stopAt } from './some-stop.ts'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

const open = (path: string) => fetch(`${shop.app.url}${path}`, { headers: { accept: 'text/html' } })
const house = { name: 'Mətbəə', phoneNumber: '+994125550142' }

// DEL-42
describe('the page of a courier’s list', () => {
  test('is one file of 40 kB at most, also with a hundred addresses, and asks nobody else for anything', () => {
    const stops = Array.from({ length: 100 }, (_, index) =>
      stopAt(index, `Bakı ${index % 5}`, `Küçə ${index}`, {
        owed: index * 1.5,
        note: `Zəng ${index * 7919}`,
      }),
    )
    const day = {
      name: 'Samir',
      day: '2026-11-26',
      addresses: 100,
      left: 100,
      toCollect: 1,
      collected: 0,
      stops,
    }
    for (const language of languages) {
      const html = drawCourierPage(1, day, { house, language, now: new Date() })
      expect(gzipSync(html).length).toBeLessThan(40_000)
      expect(html).not.toMatch(/(src|href)="(?!tel:)|url\((?!data:)|import\(/)
    }
  })

  test('shows what people wrote, and runs nothing of it', () => {
    const wild = `"><script>alert(1)</script><img onerror='x'>`
    const stops = [
      stopAt(1, wild, wild, { recipient: wild, note: wild, phoneNumber: wild }),
      stopAt(2, wild, wild, { status: 'Delivered', takenBy: wild }),
      stopAt(3, wild, wild, { status: 'Failed', failure: 'other', failureNote: wild }),
    ]
    const day = { name: wild, day: '2026-11-26', addresses: 3, left: 1, toCollect: 0, collected: 0, stops }
    const html = drawCourierPage(1, day, {
      house: { name: wild, phoneNumber: wild },
      language: 'az',
      now: new Date(),
    })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  test('is kept by the phone for an hour and not past its day, and by nobody else', async () => {
    const { id } = await shop.packed()
    shop.app.setNow(new Date('2020-12-02T10:00:00Z'))
    const { token } = await shop.begin([id])
    const page = await open(`/k/${token}`)
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-language': 'az',
    })
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+';/)
    const html = await page.text()
    for (const said of [
      'Samir, 2\u00a0dekabr',
      'Nərimanov, Təbriz küçəsi 44',
      'Gənclik metrosu',
      'tel:+994501234567',
    ])
      expect(html).toContain(said)
    expect(html).toContain('105,00')
    expect(html).not.toContain(token)
    shop.app.setNow(new Date('2020-12-02T19:50:00Z'))
    expect((await open(`/k/${token}`)).headers.get('cache-control')).toBe('private, max-age=600')
    expect(await (await open(`/ru/k/${token}`)).text()).toContain('lang="ru"')
    shop.app.setNow(null)
  })

  // DEL-40
  test('says only to call the office once its link is over, as for a link that never was', async () => {
    const { token, id } = await shop.begin([])
    await shop.staff.courierDays.revoke.mutate({ id })
    const pages = await Promise.all([`/k/${token}`, `/k/${'x'.repeat(43)}`, '/k/1'].map(open))
    const texts = await Promise.all(pages.map((page) => page.text()))
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(pages[0]?.headers.get('cache-control')).toBe('no-store')
    expect(texts[0]).toContain('Bu siyahı bağlanıb, ofisə zəng edin')
    expect(new Set(texts).size).toBe(1)
    expect(await (await open(`/ru/k/${token}`)).text()).toContain('Этот список закрыт, позвоните в офис')
  })
})
