import { describe, expect, test } from 'vitest'
import { resetBaseUrl, resetLink } from '../../../src/domains/accounts/reset-link.ts'
import { AppError } from '../../../src/lib/errors.ts'

const refusalOf = (url: string): string => {
  try {
    return `allowed: ${resetBaseUrl(url, 'https://shop.test')}`
  } catch (error) {
    return error instanceof AppError ? error.code : 'other'
  }
}

describe('where a reset link may lead', () => {
  const site = 'https://shop.test'
  test.each([
    ['https://shop.test', site],
    ['https://shop.test/', site],
    ['https://SHOP.test:443//', site],
    ['https://shop.test/ru/', `${site}/ru`],
    ['https://shop.test/EN', `${site}/en`],
    ['https://shop.test/?a=1#b', site],
    ['https://user:secret@shop.test/', site],
  ])('%s begins the link with %s', (url, base) => {
    expect(resetBaseUrl(url, site)).toBe(base)
  })
  test.each([
    'http://shop.test',
    'https://shop.test.evil.example',
    'https://shop.test@evil.example',
    'https://shop.test:8443',
    'https://evil.example/https://shop.test',
    '//shop.test',
    'shop.test',
    'javascript:alert(1)',
    'null',
    'blob:https://shop.test/x',
    // Words of a stranger in the mailed link, and links that lead nowhere.
    'https://shop.test/your-account-is-locked-call-0501234567',
    'https://shop.test/ru/services',
    'https://shop.test/rus',
    'https://shop.test/%72u',
    'https://shop.test/ru/en',
    'https://shop.test/reset-password/1/x',
  ])('%s is refused', (url) => {
    expect(refusalOf(url)).toBe('VALIDATION')
  })
  test('has the user and the token in its path', () => {
    expect(resetLink(site, 12, 'abc')).toBe('https://shop.test/reset-password/12/abc')
  })
})
