import { expect, it } from 'vitest'
import { firstWords } from '../../../web/lib/page-tags.ts'

it('leaves a short text as it is, on one line', () => {
  expect(firstWords('İki dad,\n\niki etiket.')).toBe('İki dad, iki etiket.')
  expect(firstWords('')).toBe('')
})

it('cuts a long text after a whole word, within the limit', () => {
  expect(firstWords('one two, three', 10)).toBe('one two…')
  expect(firstWords('word '.repeat(100)).length).toBeLessThanOrEqual(160)
})
