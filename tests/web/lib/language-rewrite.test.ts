import { describe, expect, test } from 'vitest'
import { addressIn, prefixOf, withoutPrefix } from '../../../src/lib/language-address.ts'
import { languageRewrite } from '../../../web/lib/language-rewrite.ts'

describe('an address', () => {
  // BAS-2
  test('says its language by a prefix of a whole part', () => {
    expect(['/ru', '/ru/', '/RU/services', '/en/x'].map(prefixOf)).toEqual(['ru', 'ru', 'ru', 'en'])
    expect(['/', '/russia', '/az/x', '/services/ru', '/enx/'].map(prefixOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  test('is the same page without its prefix', () => {
    expect(['/ru', '/ru/services', '/services'].map(withoutPrefix)).toEqual(['/', '/services', '/services'])
  })

  test('of home is the prefix alone, also with a query', () => {
    expect(['/', '/?preview=1', '/services'].map((path) => addressIn('ru', path))).toEqual([
      '/ru',
      '/ru?preview=1',
      '/ru/services',
    ])
    expect(addressIn('az', '/')).toBe('/')
  })
})

describe('the router', () => {
  const through = (side: 'input' | 'output', path: string) =>
    String(languageRewrite('ru')[side]?.({ url: new URL(path, 'http://shop.example') })).slice(
      'http://shop.example'.length,
    )

  test('sees no prefix, and puts it before every link', () => {
    expect(through('input', '/ru/services?page=2#x')).toBe('/services?page=2#x')
    expect(through('input', '/ru/reset-password/7/abc')).toBe('/reset-password/7/abc')
    expect(through('output', '/services?page=2#x')).toBe('/ru/services?page=2#x')
    expect(through('output', '/')).toBe('/ru')
  })

  // BAS-2
  test('leaves the back office without one', () => {
    expect(through('output', '/admin/newordersadmin')).toBe('/admin/newordersadmin')
    expect(through('output', '/administration')).toBe('/ru/administration')
  })

  test('leaves a prefix behind when the page turns to a language without one', () => {
    const { input, output } = languageRewrite(null)
    expect(String(input?.({ url: new URL('http://shop.example/en/services?page=2') }))).toBe(
      'http://shop.example/services?page=2',
    )
    expect(String(output?.({ url: new URL('http://shop.example/services') }))).toBe(
      'http://shop.example/services',
    )
  })
})
