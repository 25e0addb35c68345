import { expect, test } from 'vitest'
import { formatBinary, formatBytes } from '../../../web/lib/format-bytes.ts'

test('a size is said in the unit in which it is no fraction', () => {
  expect(formatBytes(3900, 'az')).toBe('4\u00a0KB')
  expect(formatBytes(2_400_000, 'ru')).toBe('2,4\u00a0МБ')
  expect(formatBinary(3994, 'az')).toBe('4\u00a0KB')
  expect(formatBinary(20 * 1024 * 1024, 'az')).toBe('20\u00a0MB')
  expect(formatBinary(200 * 1024 * 1024, 'en')).toBe('200\u00a0MB')
})
