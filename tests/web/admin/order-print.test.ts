import { describe, expect, test } from 'vitest'
import {
  countPins,
  nextVersion,
  pinOfKey,
  roundsOf,
  shownOf,
  versionState,
} from '../../../web/admin/screens/order/order-rules.ts'
import { formatBytes } from '../../../web/lib/format-bytes.ts'

const versions = [{ number: 3 }, { number: 2 }, { number: 1 }]
const proofs = [
  { round: 3, version: 3 },
  { round: 2, version: 2 },
  { round: 1, version: 2 },
]

describe('what one looks at', () => {
  test('is the newest version that was there when one came, with its newest proof', () => {
    const shown = shownOf({ versions, proofs }, { choice: null, known: 2 })
    expect(shown).toEqual({ version: { number: 2 }, proof: { round: 2, version: 2 }, newer: { number: 3 } })
  })

  test('is what was chosen, and an earlier round of it', () => {
    const shown = shownOf({ versions, proofs }, { choice: { version: 2, round: 1 }, known: 3 })
    expect(shown).toEqual({ version: { number: 2 }, proof: { round: 1, version: 2 }, newer: null })
  })

  test('is nothing before the first version', () => {
    const shown = shownOf({ versions: [], proofs: [] }, { choice: null, known: 0 })
    expect(shown).toEqual({ version: undefined, proof: undefined, newer: null })
  })

  test('goes through the versions, and begins anew after the last', () => {
    expect(nextVersion(versions, 2)).toBe(3)
    expect(nextVersion(versions, 3)).toBe(1)
    expect(nextVersion([], undefined)).toBeUndefined()
    expect(roundsOf(proofs, 2).map(({ round }) => round)).toEqual([1, 2])
  })
})

describe('how far a version came', () => {
  const slot = { state: 'Missing', versions } as const
  const version = (number: number, severity?: 'must' | 'look') =>
    ({ number, files: [], findings: severity ? [{ severity }] : [] }) as never
  const round = (state: { asked?: boolean; withdrawnAt?: string | null }) =>
    ({
      version: 2,
      asked: state.asked ? { text: '', at: '' } : null,
      approvals: state.withdrawnAt === undefined ? [] : [{ withdrawnAt: state.withdrawnAt }],
    }) as never

  test('the newest stands as the slot does, where that speaks of it', () => {
    expect(versionState(version(3, 'must'), { ...slot, state: 'ProofWaiting' }, [])).toBe('ProofWaiting')
    expect(versionState(version(3, 'must'), slot, [])).toBe('NeedsFix')
    expect(versionState(version(3, 'look'), slot, [])).toBe('Checked')
  })

  test('an earlier one as its proof ended', () => {
    expect(versionState(version(2), slot, [round({})])).toBe('ProofWaiting')
    expect(versionState(version(2), slot, [round({ asked: true })])).toBe('ChangesAsked')
    expect(versionState(version(2), slot, [round({ withdrawnAt: null })])).toBe('Approved')
    expect(versionState(version(2), slot, [round({ withdrawnAt: '2026-11-20' })])).toBe('ProofWaiting')
  })
})

test('remarks are counted and found by their figure; internal ones have none', () => {
  const pins = [
    { number: 1, internal: true, fixedAt: null },
    { number: 1, internal: false, fixedAt: '2026-11-20T10:00:00Z' },
    { number: 2, internal: false, fixedAt: null },
  ]
  expect(countPins(pins)).toEqual({ open: 2, closed: 1 })
  expect(pinOfKey(pins, '1')).toBe(pins[1])
  expect(pinOfKey(pins, '3')).toBeUndefined()
})

test('sizes of files are said as people do', () => {
  expect(formatBytes(37, 'az')).toBe('1\u00a0KB')
  expect(formatBytes(840_000, 'en')).toBe('840\u00a0KB')
  expect(formatBytes(2_437_000, 'ru')).toBe('2,4\u00a0МБ')
  expect(formatBytes(149_000_000, 'az')).toBe('149\u00a0MB')
})
