import { expect, test } from 'vitest'
import { link, withHttps } from '../../../src/lib/link-field.ts'
import { hostOf } from '../../../web/admin/kit/cards/web-address.ts'

// BAS-9
test('a link without http gets https://', () => {
  expect(withHttps(' instagram.com/metbee ')).toBe('https://instagram.com/metbee')
  expect(withHttps('//matbaa.az')).toBe('https://matbaa.az')
  expect(withHttps('localhost:3000')).toBe('https://localhost:3000')
  expect(withHttps('http://matbaa.az')).toBe('http://matbaa.az')
  expect(withHttps('')).toBe('')
})

// BAS-9
test('only web addresses are taken', () => {
  expect(link.parse('matbaa.az')).toBe(withHttps('matbaa.az'))
  expect(link.parse(' https://matbaa.az/kataloq.pdf\n')).toBe('https://matbaa.az/kataloq.pdf')
  expect(link.parse('https://mətbəə.az/ə?q=ş')).toBe('https://mətbəə.az/ə?q=ş')
  for (const wrong of ['javascript:alert(1)', 'java\nscript:alert(1)', 'mailto:a@b.az', ''])
    expect(link.safeParse(withHttps(wrong)).success).toBe(false)
})

test.each([
  'qwe rty',
  'qwe\trty',
  'mat\nbaa.az',
  'qwerty',
  'instagram.com/met bee',
  'https://matbaa.az/kata\u00a0loq',
  'https://matbaa.az https://metbee.az',
  'https://',
  'https://.az',
  'info@matbaa.az',
])('%j is no web address, and nothing is made of it', (wrong) => {
  expect(link.safeParse(wrong).success).toBe(false)
  expect(withHttps(withHttps(wrong))).toBe(withHttps(wrong))
})

test('a link is called by its host', () => {
  expect(hostOf('https://www.instagram.com/metbee')).toBe('instagram.com')
  expect(hostOf('nonsense')).toBe('nonsense')
})
