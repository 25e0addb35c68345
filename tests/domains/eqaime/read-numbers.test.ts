import { describe, expect, test } from 'vitest'
import { areNear, readPasted } from '../../../src/domains/eqaime/read-numbers.ts'

// DOC-26
describe('a line copied from the portal', () => {
  const whole = {
    documents: [{ kind: 'act', year: 2026, number: 51, isFull: true }],
    portalNumbers: ['EQ26110000421'],
    state: 'onApproval',
  }
  test.each([
    'A-2026-000051  EQ26110000421  onApproval',
    'A-2026-000051\tEQ26110000421\tonApproval',
    'EQ26110000421;A-2026-000051;onApproval',
    'onApproval,EQ26110000421,A-2026-000051',
    'eq26110000421 a-2026-000051 ONAPPROVAL',
    '  "EQ26110000421"; "A-2026-000051, sifariş № 1168, 1169"; "onApproval"; 1301774231; 410,00; 26.11.2026',
    'EQ 2611 0000 421\tA-2026-000051\tonApproval',
    'EQ\t26110000421\tA-2026-000051\tonApproval',
    '1\t26.11.2026\tEQ26110000421\t1301774231\t«Şəki» MMC\tA-2026-000051\tAvans: EQ26110000409\tonApproval',
    'A–2026–000051 EQ26110000421 onApproval',
    'A-2026-000051 A-2026-000051 EQ26110000421 EQ26110000421 onApproval',
  ])('is read whatever the order of its columns, and what divides them: %s', (line) => {
    expect(readPasted(line)).toMatchObject([{ line: 1, ...whole }])
  })

  test('may say no state, and one of two words for cancelled', () => {
    expect(readPasted('A-2026-000051 EQ26110000421')).toMatchObject([{ state: null }])
    expect(readPasted('A-2026-000051 EQ26110000421 cancelled')).toMatchObject([{ state: 'canceled' }])
    for (const state of ['approvedBySystem', 'onApprovalEdited', 'cancelRequested', 'updateApproval'])
      expect(readPasted(`A-2026-000051 EQ26110000421 ${state}`)).toMatchObject([{ state }])
  })

  test('with too few digits isn’t taken for a number', () => {
    expect(readPasted('A-2026-00062 EQ26110000424')).toMatchObject([
      { documents: [{ number: 62, isFull: false }], portalNumbers: ['EQ26110000424'] },
    ])
    expect(readPasted('A-2026-000062 EQ2611000042')).toMatchObject([
      { portalNumbers: [], hasOddNumber: true },
    ])
    expect(readPasted('A-2026-000062 EQ261100004241')).toMatchObject([
      { portalNumbers: [], hasOddNumber: true },
    ])
  })

  test('that names nothing is left out, and the others keep their places', () => {
    const text =
      'Nömrə;Sənəd;Vəziyyət\r\n\r\nA-2026-000051;EQ26110000421;approved\r\nCəmi: 410,00\rK-2026-000003;;'
    expect(readPasted(text).map(({ line }) => line)).toEqual([3, 5])
    expect(readPasted('')).toEqual([])
  })

  test('of any signs is read in no time', () => {
    const start = performance.now()
    readPasted(
      `${'EQ 2 6 1 '.repeat(10_000)}\n${'A-2026-'.repeat(10_000)}\n${'Avans: EQ26110000409, '.repeat(3000)}`,
    )
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

test('numbers are near with one digit more, less or another, or two that stand the other way round', () => {
  for (const other of ['A-2026-00062', 'A-2026-0000622', 'A-2026-000063', 'A-2026-000026'])
    expect(areNear('A-2026-000062', other), other).toBe(true)
  for (const other of ['A-2026-000173', 'A-2026-0062', 'A-2026-006200', 'H-2026-000063'])
    expect(areNear('A-2026-000062', other), other).toBe(false)
})
