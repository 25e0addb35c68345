import { expect, test } from 'vitest'
import { withGuess, writtenNumber } from '../../../web/admin/screens/documents/eqaime/with-guess.ts'

const guess = 'A-2026-000062'

// DOC-26
test.each([
  ['A-2026-00062\tEQ26110000424\tonApproval', 'A-2026-000062\tEQ26110000424\tonApproval'],
  ['EQ26110000424; a 2026/62; approved', 'EQ26110000424; A-2026-000062; approved'],
  ['EQ26110000424', 'A-2026-000062 EQ26110000424'],
])('the number that is meant takes the place of the one that was written in “%s”', (wrong, right) => {
  const text = `başlıq\n${wrong}\nsonuncu`
  expect(withGuess({ text, line: 2, guess })).toBe(`başlıq\n${right}\nsonuncu`)
})

test('a line without a number of ours names none', () => {
  expect(writtenNumber('EQ26110000424 A-2026-00062')).toBe('A-2026-00062')
  expect(writtenNumber('EQ26110000424 approved')).toBeUndefined()
})
