import { expect, test } from 'vitest'
import { link, withHttps } from '../../../src/lib/fields.ts'
import { hostOf } from '../../../web/features/office/cards/web-address.ts'

test('a link without http gets https:// (specification 3)', () => {
  expect(withHttps(' instagram.com/metbee ')).toBe('https://instagram.com/metbee')
  expect(withHttps('//matbaa.az')).toBe('https://matbaa.az')
  expect(withHttps('localhost:3000')).toBe('https://localhost:3000')
  expect(withHttps('http://matbaa.az')).toBe('http://matbaa.az')
  expect(withHttps('')).toBe('')
})

test('only web addresses are taken', () => {
  expect(link.parse('matbaa.az')).toBe(withHttps('matbaa.az'))
  for (const wrong of ['javascript:alert(1)', 'mailto:a@b.az', ''])
    expect(link.safeParse(withHttps(wrong)).success).toBe(false)
})

test('a link is called by its host', () => {
  expect(hostOf('https://www.instagram.com/metbee')).toBe('instagram.com')
  expect(hostOf('nonsense')).toBe('nonsense')
})
