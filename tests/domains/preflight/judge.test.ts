import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { PageFacts } from '../../../src/domains/preflight/facts.ts'
import { judge, judgeUnread } from '../../../src/domains/preflight/judge.ts'
import { defaultProfiles, type Profile, profile } from '../../../src/domains/preflight/profile-input.ts'
import { makeFacts } from './make-facts.ts'

const card: Profile = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
const picture = (dpi: number): Partial<PageFacts> => ({
  pictures: [
    {
      where: { x: 20, y: 20, width: 10, height: 10 },
      pixels: { width: 100, height: 100 },
      dpi,
      colours: 'cmyk',
      icc: false,
    },
  ],
})
const said = (facts: ReturnType<typeof makeFacts>, by: Profile = card): string[] =>
  judge(facts, by).map(({ check, severity, page }) => `${check} ${severity} ${page ?? ''}`.trim())

// PRE-2
describe('one and the same file, by the product’s profile', () => {
  test('a page as it should be has nothing to mend', () => {
    expect(said(makeFacts({}))).toEqual([])
  })

  test.each(Object.values(defaultProfiles))('the usual profile of a $kind is valid', (usual) => {
    expect(profile.parse(usual)).toEqual(usual)
  })

  test('a picture under the first limit has to be mended, under the second looked at', () => {
    expect(said(makeFacts(picture(149)))).toEqual(['resolution must 1'])
    expect(said(makeFacts(picture(150)))).toEqual(['resolution look 1'])
    expect(said(makeFacts(picture(300)))).toEqual([])
  })

  test('what is drawn ten times smaller has a tenth of its dots', () => {
    const banner: Profile = { ...defaultProfiles.largeFormat, sizes: [{ width: 900, height: 500 }] }
    expect(said(makeFacts(picture(390)), banner)).toEqual(['resolution must 1'])
    expect(said(makeFacts(picture(720)), banner)).toEqual([])
  })

  test('a check that is off says nothing, one that is milder only asks for a look', () => {
    const facts = makeFacts(picture(100))
    expect(said(facts, { ...card, severities: { resolution: 'off' } })).toEqual([])
    expect(said(facts, { ...card, severities: { resolution: 'look' } })).toEqual(['resolution look 1'])
  })

  test('what must be mended comes first, then by page', () => {
    const rgb = { rgb: { x: 20, y: 20, width: 5, height: 5 } }
    expect(said(makeFacts(rgb, { ...rgb, ...picture(72) }))).toEqual([
      'resolution must 2',
      'rgb look 1',
      'rgb look 2',
    ])
  })

  test('0.5 mm more or less is the size still', () => {
    const wide = (by: number) => makeFacts({ trim: { x: 3, y: 3, width: 90 + by, height: 50 } })
    expect(said(wide(0.5))).toEqual([])
    expect(judge(wide(0.6), { ...card, bleed: 0 })).toMatchObject([
      { check: 'size', actual: { unit: 'size', width: 90.6, height: 50 }, target: { width: 90, height: 50 } },
    ])
  })

  test('of a page in a wrong size without a trim box nobody knows what lies at the cut', () => {
    const bits = deflateRawSync(Buffer.alloc(85 * 55, 0xff)).toString('base64')
    const painted = { columns: 85, rows: 55, bits }
    const page = { width: 85, height: 55, painted }
    expect(said(makeFacts({ ...page, trim: null }))).toEqual(['size must 1'])
    const trim = { x: 0, y: 0, width: 85, height: 55 }
    expect(said(makeFacts({ ...page, trim }))).toEqual(['size must 1', 'bleed must 1'])
  })

  test('ink counts where it covers more than a thousandth of the page', () => {
    const ink = (area: number, level: number): Partial<PageFacts> => ({
      ink: {
        of: 'all',
        above: Array.from({ length: 21 }, (_, n) => (200 + 10 * n < level ? area : 0)),
        where: null,
      },
    })
    const page = 96 * 56
    expect(said(makeFacts(ink(page * 0.0009, 400)))).toEqual([])
    expect(said(makeFacts(ink(page * 0.002, 400)))).toEqual(['ink must 1'])
    expect(said(makeFacts(ink(page * 0.002, 310)))).toEqual(['ink look 1'])
    expect(said(makeFacts(ink(page * 0.002, 300)))).toEqual([])
  })

  test('text is as far from the cut as the nearest edge, and what lies in the slug isn’t printed', () => {
    const text = (x: number) => makeFacts({ texts: [{ where: { x, y: 20, width: 10, height: 3 }, size: 8 }] })
    expect(judge(text(4.4), card)).toMatchObject([
      { check: 'textMargin', actual: { unit: 'mm', value: 1.4 }, target: { value: 3 } },
    ])
    expect(said(text(2))).toEqual(['textCut look 1'])
    expect(said(text(6))).toEqual([])
    expect(said(text(93.5))).toEqual([])
  })

  test('inks that the product is printed with are no finding, whatever their case', () => {
    const gold = makeFacts({ spots: [{ name: 'Gold', where: { x: 20, y: 20, width: 5, height: 5 } }] })
    expect(said(gold)).toEqual(['spots look 1'])
    expect(said(gold, { ...card, spots: ['GOLD'] })).toEqual([])
  })

  test('pages of all files of a version count together', () => {
    const two: Profile = { ...card, pages: { min: 2, max: 2 } }
    expect(said(makeFacts({}), two)).toEqual(['pageCount must'])
    expect(judge(makeFacts({}), two, 1)).toEqual([])
  })

  test('pages that were not read in time are said', () => {
    expect(said({ ...makeFacts({}), pageCount: 2 })).toEqual(['partlyRead look'])
    expect(said(makeFacts({ painted: null, texts: null }))).toEqual(['partlyRead look'])
  })
})

// PRE-3
describe('a file that can’t be read', () => {
  test('is looked at by a person, and the order goes on; only a password has to be taken away', () => {
    expect(judgeUnread('tooComplex', card)).toMatchObject([{ check: 'unread', severity: 'look' }])
    expect(judgeUnread('damaged', card)).toMatchObject([{ check: 'damaged', severity: 'look' }])
    expect(judgeUnread('empty', card)).toMatchObject([{ check: 'damaged', severity: 'look' }])
    expect(judgeUnread('locked', card)).toMatchObject([{ check: 'locked', severity: 'must' }])
  })
})
