import { describe, expect, test } from 'vitest'
import { figureIn } from '../../../src/lib/read-whole.ts'
import { fieldErrors } from '../../../src/lib/validation.ts'
import { readMoney } from '../../../src/lib/written-numbers.ts'
import { difference, priceOf, writtenPrice } from '../../../web/admin/kit/orders/price-text.ts'
import { baseLine } from '../../../web/admin/kit/orders/quote-lines.ts'
import { sortOrders } from '../../../web/admin/kit/orders/sort-orders.ts'
import { isLate, minutesSince, waitingFor } from '../../../web/admin/kit/orders/waiting-time.ts'
import { phoneLinks } from '../../../web/admin/kit/phone-links.ts'

describe('a price as staff write it', () => {
  test.each([
    ['72', 72],
    ['72,5', 72.5],
    ['72.50', 72.5],
    ['72,', 72],
    [' 0,01 ', 0.01],
    ['1.240,00', 1240],
    ['1,240.50', 1240.5],
    ['1 240,5', 1240.5],
    ['1\u00a0240,50\u00a0₼', 1240.5],
    ['1.240.000', 1_240_000],
    ['12 azn', 12],
    ['10000000', 10_000_000],
  ])('reads %j as %d AZN', (text, azn) => {
    expect(figureIn(readMoney(text))).toBe(azn)
    expect(priceOf(text)).toBe(azn)
  })

  test.each([
    ['', 'orders.priceRequired'],
    ['  ', 'orders.priceRequired'],
    ['₼', 'field.number'],
    ['abc', 'field.number'],
    ['12,345,6', 'field.number'],
    ['1.240.50', 'field.number'],
    ['1.240,000', 'figure.unclear'],
    ['1.240', 'figure.unclear'],
    ['1,240', 'figure.unclear'],
    ['0,001', 'figure.unclear'],
    ['12,345', 'figure.unclear'],
    ['1e3', 'field.number'],
    ['0', 'field.above'],
    ['0,00', 'field.above'],
    ['-5', 'field.above'],
    ['10000000,01', 'field.atMost'],
  ])('refuses %j: %s', (text, id) => {
    const issues = writtenPrice.safeParse(text).error?.issues ?? []
    expect(fieldErrors(issues).map(({ message }) => message.id)).toEqual([id])
    expect(priceOf(text)).toBeNull()
  })

  test('the difference from the suggestion is exact to the qəpik', () => {
    expect(difference(72, 76.5)).toBe(-4.5)
    expect(difference(0.3, 0.1)).toBe(0.2)
    expect(difference(76.5, 76.5)).toBe(0)
  })
})

describe('the order of the new orders', () => {
  const at = (id: number, minute: number, total: number | null) => ({
    id,
    orderDate: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
    quote: total === null ? null : { total },
  })
  const orders = [at(3, 30, 50), at(1, 10, 200), at(4, 40, null), at(2, 20, 50)]
  const ids = (sort: Parameters<typeof sortOrders>[1]) => sortOrders(orders, sort).map(({ id }) => id)

  test('newest and oldest first', () => {
    expect(ids('newest')).toEqual([4, 3, 2, 1])
    expect(ids('oldest')).toEqual([1, 2, 3, 4])
  })
  test('by amount the biggest first, the same amount by age, without a suggestion last', () => {
    expect(ids('amount')).toEqual([1, 2, 3, 4])
  })
})

describe('how long an order has waited', () => {
  test('in the two biggest units', () => {
    expect(waitingFor(0)).toEqual({ unit: 'moment' })
    expect(waitingFor(59)).toEqual({ unit: 'minutes', minutes: 59 })
    expect(waitingFor(64)).toEqual({ unit: 'hours', hours: 1, minutes: 4 })
    expect(waitingFor(1440)).toEqual({ unit: 'days', days: 1, hours: 0 })
    expect(waitingFor(1440 * 2 + 200)).toEqual({ unit: 'days', days: 2, hours: 3 })
  })
  test('is never negative, and long from two hours on', () => {
    const now = Date.UTC(2026, 10, 21, 12)
    expect(minutesSince(new Date(now + 90_000).toISOString(), now)).toBe(0)
    expect(minutesSince(new Date(now - 119 * 60_000).toISOString(), now)).toBe(119)
    expect(isLate(119)).toBe(false)
    expect(isLate(120)).toBe(true)
  })
})

describe('how the suggestion came about', () => {
  const quoteOf = (count: number, price: number, base: number) => ({
    tier: { count, price },
    base,
    percentage: 0,
    kind: null,
    total: base,
    saving: 0,
  })
  test('the price of the tier itself', () => {
    expect(baseLine(quoteOf(500, 85, 85), 500)).toEqual({ kind: 'tier', count: 500 })
  })
  test('so many times its run', () => {
    expect(baseLine(quoteOf(1, 27, 108), 4)).toEqual({ kind: 'times', count: 1, times: 4 })
  })
  test('pro rata at its rate', () => {
    expect(baseLine(quoteOf(500, 85, 119), 700)).toEqual({ kind: 'rate', count: 500 })
    expect(baseLine(quoteOf(3, 10, 13.33), 4)).toEqual({ kind: 'rate', count: 3 })
  })
  test('the price of the next tier where pro rata would be more', () => {
    expect(baseLine(quoteOf(100, 40, 130), 400)).toEqual({ kind: 'next' })
    expect(baseLine(quoteOf(500, 85, 118), 700)).toEqual({ kind: 'next' })
  })
  test('the smallest run for fewer pieces', () => {
    expect(baseLine(quoteOf(100, 20, 20), 30)).toEqual({ kind: 'least', count: 100 })
  })
})

describe('calling a customer', () => {
  test('an Azerbaijani number in any spelling', () => {
    expect(phoneLinks('050 312 44 18')).toEqual({
      shown: '+994 50 312 44 18',
      call: 'tel:+994503124418',
      whatsApp: 'https://wa.me/994503124418',
    })
  })
  test('one of another country, and one that names none', () => {
    expect(phoneLinks('+90 532 111 22 33').whatsApp).toBe('https://wa.me/905321112233')
    expect(phoneLinks('2222333')).toMatchObject({ whatsApp: null, call: 'tel:2222333' })
  })
})
