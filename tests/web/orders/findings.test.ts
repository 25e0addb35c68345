import { describe, expect, test } from 'vitest'
import type { ArtworkPage, Finding, Version } from '../../../web/storefront/kit/orders/order-parts.ts'
import {
  arrangePages,
  groupFindings,
  linesOn,
  openFindings,
  pageRanges,
  placesOn,
  seenOf,
  sheetOf,
} from '../../../web/storefront/screens/orders/artwork/findings.ts'

const finding = (changes: Partial<Finding>): Finding => ({
  check: 'textCut',
  severity: 'look',
  page: 1,
  file: 1,
  actual: null,
  target: null,
  text: { what: 'Text is close to the cut', actual: '1.4 mm', target: '3 mm', note: null, mend: 'Move it.' },
  ...changes,
})
const page = (number: number): ArtworkPage => ({
  page: number,
  fileId: 1,
  pageOfFile: number,
  width: 90,
  height: 50,
  trim: { x: 0, y: 0, width: 90, height: 50 },
  scale: 1,
  hasPicture: true,
  hasText: false,
  inks: { rgb: false, spots: [] },
})
const mm = (value: number) => ({ unit: 'mm' as const, value })

describe('findings as they are shown', () => {
  test.each([
    [[3], '3'],
    [[3, 7, 12, 13, 14, 15], '3, 7, 12–15'],
    [[1, 2], '1, 2'],
    [[], ''],
  ])('pages %j are said as %s', (pages, words) => {
    expect(pageRanges(pages)).toBe(words)
  })

  test('the same on many pages is one row with one number', () => {
    const groups = groupFindings([
      finding({ check: 'bleed', severity: 'must', page: 1 }),
      finding({ page: 7 }),
      finding({ page: 3 }),
    ])
    expect(groups.map(({ number, pages }) => [number, pages])).toEqual([
      [1, [1]],
      [2, [3, 7]],
    ])
  })

  test('it is seen once that was said of each of its pages', () => {
    const [group] = groupFindings([finding({ page: 1 }), finding({ page: 2 })])
    const seen = { check: 'textCut', name: 'Aysel', at: '2026-11-23T08:00:00.000Z' }
    if (!group) throw new Error('no group')
    expect(seenOf(group, { seen: [{ ...seen, page: 1 }] })).toBeUndefined()
    const both = [
      { ...seen, page: 1 },
      { ...seen, page: 2 },
    ]
    expect(seenOf(group, { seen: both })).toMatchObject({ name: 'Aysel' })
    const version = {
      findings: [finding({ page: 1 }), finding({ page: 2 })],
      seen: both,
    } as unknown as Version
    expect(openFindings(version)).toEqual({ must: 0, look: 0 })
    expect(openFindings({ ...version, seen: [] })).toEqual({ must: 0, look: 1 })
  })

  test('missing bleed is exactly the strips that lack, outside the page', () => {
    const groups = groupFindings([
      finding({ check: 'bleed', severity: 'must', sides: ['left'], actual: mm(1), target: mm(3) }),
    ])
    const places = placesOn(page(1), groups)
    expect(places).toMatchObject([{ strips: [{ x: -3, y: -1, width: 2, height: 52 }] }])
    expect(sheetOf(page(1), places)).toEqual({ x: -3, y: -1, width: 93, height: 52 })
  })

  test('bleed and safe area are of the finished piece: on a file drawn ten times smaller so many times nearer', () => {
    const lines = { bleed: 3, safe: 5 }
    const bleed = { x: -3, y: -3, width: 96, height: 56 }
    expect(linesOn(page(1), lines)).toEqual({ bleed, safe: { x: 5, y: 5, width: 80, height: 40 } })
    expect(linesOn({ ...page(1), scale: 10 }, lines).safe).toEqual({ x: 0.5, y: 0.5, width: 89, height: 49 })
    expect(linesOn(page(1), { bleed: 0, safe: 0 })).toEqual({ bleed: null, safe: null })
    expect(linesOn(page(1), { bleed: 0, safe: 25 }).safe).toBeNull()
  })

  test('of many pages those with findings are large, the others small', () => {
    const pages = Array.from({ length: 40 }, (_, index) => page(index + 1))
    const { large, small } = arrangePages(pages, groupFindings([finding({ page: 12 })]))
    expect(large.map((one) => one.page)).toEqual([12])
    expect(small).toHaveLength(39)
    expect(arrangePages(pages.slice(0, 2), []).large).toHaveLength(2)
  })
})
