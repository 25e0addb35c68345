import { describe, expect, test } from 'vitest'
import {
  countsByWhat,
  filtered,
  lateness,
  nextOf,
  settled,
  type Work,
} from '../../../web/admin/screens/work/work-rows.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const since = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

const row = (id: number, other: { what?: Work['turn']['what']; ownerId?: number; name?: string } = {}) =>
  ({
    order: {
      id,
      appUser: { id: 9, name: 'Günel', surname: other.name ?? 'Hüseynova', phoneNumber: '' },
      service: { id: 1, name: 'Flayer', name_ru: 'Флаер', name_en: 'Flyer' },
      serviceType: null,
    },
    turn: { side: 'staff', what: other.what ?? 'makeProof' },
    since: since(1),
    taken: other.ownerId
      ? { by: { id: other.ownerId, name: 'Tural', surname: 'Həsənov' }, at: since(1) }
      : null,
  }) as Work
const ids = (rows: readonly Work[]) => rows.map(({ order }) => order.id)

// TUR-2
describe('the work list', () => {
  test('says what waits longer than three hours, and longer than a day', () => {
    expect([1, 3, 23, 24].map((hours) => lateness(since(hours), now))).toEqual([
      'fine',
      'late',
      'late',
      'veryLate',
    ])
  })

  test('is filtered by number, customer and product in any language, by owner and service', () => {
    const rows = [row(1284), row(7, { ownerId: 3, name: 'İsmayılova' }), row(8, { ownerId: 4 })]
    for (const q of ['№ 1284', 'No. 1284', '1284']) expect(ids(filtered(rows, { q }, 3))).toEqual([1284])
    expect(ids(filtered(rows, { q: 'ismayıl' }, 3))).toEqual([7])
    expect(ids(filtered(rows, { q: 'флаер' }, 3))).toEqual([1284, 7, 8])
    expect(ids(filtered(rows, { owner: 'mine' }, 3))).toEqual([7])
    expect(ids(filtered(rows, { owner: 'none' }, 3))).toEqual([1284])
    expect(ids(filtered(rows, { owner: 4, service: 1 }, 3))).toEqual([8])
    expect(ids(filtered(rows, { service: 2 }, 3))).toEqual([])
  })

  test('counts what there is to do', () => {
    expect(countsByWhat([row(1), row(2, { what: 'design' }), row(3)])).toEqual([
      ['makeProof', 2],
      ['design', 1],
    ])
  })

  test('holds back what has come since it was looked at, and chooses the next when a row goes', () => {
    const rows = [row(1), row(2), row(3)]
    expect(settled(rows, null).waiting).toBe(0)
    expect(settled(rows, new Set([1, 3]))).toMatchObject({ shown: [rows[0], rows[2]], waiting: 1 })
    expect(nextOf([1, 2, 3], [1, 3], 2)).toBe(3)
    expect(nextOf([1, 2, 3], [1, 2], 3)).toBe(2)
    expect(nextOf([1], [], 1)).toBeNull()
  })
})
