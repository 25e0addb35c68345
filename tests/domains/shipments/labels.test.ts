import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawDayList } from '../../../src/domains/courier-days/pdf/draw-day-list.ts'
import { drawLabels } from '../../../src/domains/shipments/pdf/draw-labels.ts'
import { formatKilos } from '../../../src/domains/shipments/pdf/format-kilos.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { type CourierShop, openCourierShop } from '../courier-days/courier-shop.ts'
import { stopAt } from '../courier-days/some-stop.ts'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

const bytes = (file: { content: string }) => Buffer.from(file.content, 'base64')
const company = {
  name: 'Mətbəə',
  legalName: '',
  address: '',
  phoneNumber: '+994 12 555 01 42',
  email: '',
  site: '',
  logo: null,
}

// DEL-46
describe('labels', () => {
  test('are one for each box, with all that the courier needs', async () => {
    const { id, orderId } = await shop.packed()
    const file = await shop.staff.shipments.labels.query({ ids: [id], language: 'az' })
    const { pages, lines } = readPdf(bytes(file))
    const text = lines.join('\n')
    expect(pages).toBe(2)
    for (const said of [
      '1 / 2',
      '2 / 2',
      'Bakı 2',
      `Ç-${String(id).padStart(4, '0')}`,
      'Aysel Əliyeva',
      'Nərimanov, Təbriz küçəsi 44',
      'Nişangah:',
      'Gənclik metrosu',
      '+994 50 123 45 67',
      `№\u00a0${orderId}`,
      '1,7\u00a0kq',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '))
  })

  test('stand four on a sheet of A4, and what isn’t there is refused', async () => {
    const [one, other, third] = [await shop.packed(), await shop.packed(), await shop.packed()]
    const ids = [one.id, other.id, third.id]
    const query = new URLSearchParams({ ids: JSON.stringify(ids), sheet: 'A4' })
    const headers = { authorization: `Bearer ${shop.staffToken}` }
    const answer = await fetch(`${shop.app.url}/api/shipments/labels?${query}`, { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(readPdf(Buffer.from(await answer.arrayBuffer())).pages).toBe(2)
    const file = await shop.staff.shipments.labels.query({ ids, sheet: 'A4', language: 'az' })
    expect(readPdf(bytes(file)).pages).toBe(2)
    for (const wrong of [[], [99_999_999]])
      await expect(shop.staff.shipments.labels.query({ ids: wrong, language: 'az' })).rejects.toThrow()
  })

  test('hold the longest words that an address may have', async () => {
    const long = (length: number) => 'Uzunküçəadı '.repeat(40).slice(0, length)
    const label = {
      id: 2_147_483_647,
      zone: long(60),
      recipient: long(200),
      address: long(300),
      landmark: long(150),
      postalCode: 'AZ1000',
      phoneNumber: '+994 50 123 45 67',
      orderIds: Array.from({ length: 50 }, (_, index) => 1_000_000 + index),
      grams: 10_000_000,
      box: 999,
      boxes: 999,
    }
    const { pages, lines } = readPdf(await drawLabels([label], { sheet: 'A6', company, language: 'az' }))
    expect(pages).toBe(1)
    expect(lines.join(' ')).toContain('Ç-2147483647')
  })

  test('weigh in kilograms, and never nothing', () => {
    const weights = [11_300, 40, 2000].map((grams) => formatKilos(grams, 'az').replace('\u00a0', ' '))
    expect(weights).toEqual(['11,3 kq', '0,1 kq', '2 kq'])
  })
})

// DEL-45
describe('a courier’s list on paper', () => {
  test('has its addresses by zone, what to collect, and room to sign', async () => {
    const { id } = await shop.packed()
    const day = await shop.begin([id])
    const file = await shop.staff.courierDays.file.query({ id: day.id, language: 'az' })
    const text = readPdf(bytes(file)).lines.join('\n').replaceAll('\u00a0', ' ')
    for (const said of [
      'Kuryer siyahısı: Samir',
      'Bakı 2',
      'Gənclik metrosu',
      '105,00 ₼',
      'Kim aldı',
      'İmza',
    ])
      expect(text).toContain(said)
  })

  test('goes over as many pages as it needs, and loses no address', async () => {
    const stops = Array.from({ length: 60 }, (_, index) =>
      stopAt(index + 1, `Bakı ${Math.floor(index / 20)}`, `Rayon ${index + 1}`, {
        note: 'Uzun qeyd '.repeat(index % 9),
        owed: index,
      }),
    )
    const day = {
      name: 'Samir',
      day: '2026-11-26',
      addresses: 60,
      left: 60,
      toCollect: 1,
      collected: 0,
      stops,
    }
    const { pages, lines } = readPdf(await drawDayList(day, { company, language: 'ru' }))
    expect(pages).toBeGreaterThan(4)
    const text = lines.join('\n')
    for (const { number } of stops) expect(text).toContain(number)
  })
})
