import { describe, expect, test } from 'vitest'
import { readBlock } from '../../../web/admin/kit/grid/read-block.ts'
import { priceRows } from '../../../web/admin/screens/options/cells.ts'
import { pasteBlock } from '../../../web/admin/screens/options/grid/paste.ts'
import { choiceOf, groupOf } from '../../support/options.ts'

const named = (key: string, az: string, ru = '') => choiceOf(key, { name: { az, ru, en: '' } })
const rows = priceRows([
  groupOf('size', [named('90', '90 × 50 mm'), named('85', '85 × 55 mm')], { inMatrix: true }),
  groupOf('paper', [named('matt', 'Mat 350', 'Матовая'), named('kraft', 'Kraft 300')], { inMatrix: true }),
])
const table = { rows, runs: [100, 250, 500, 1000] }
const start = { row: 0, column: 0 }
const paste = (text: string, at = start, into = table) => pasteBlock(readBlock(text), at, into)

/** ADM-17 */
describe('a block with headings', () => {
  test('has its runs in the first line, however they are written and ordered', () => {
    const { patch, left, headings } = paste('1 000\t500 ədəd\t250\t100\n70\t44\t30\t18\n80,50\t50\t35\t20')
    expect(patch).toEqual({
      '90/matt#1000': 7000,
      '90/matt#500': 4400,
      '90/matt#250': 3000,
      '90/matt#100': 1800,
      '90/kraft#1000': 8050,
      '90/kraft#500': 5000,
      '90/kraft#250': 3500,
      '90/kraft#100': 2000,
    })
    expect([left, headings]).toEqual([[], { runs: true, rows: false }])
  })

  test('has its rows beside their names, in any language and order', () => {
    const { patch, left, headings } = paste(
      'Ölçü\tKağız\t100\t1.000\n85 × 55 mm\tkraft 300\t1\t2\n\tМатовая\t3\t4\nMat 350\t90 × 50 mm\t5\t6',
    )
    expect(patch).toEqual({
      '85/kraft#100': 100,
      '85/kraft#1000': 200,
      '85/matt#100': 300,
      '85/matt#1000': 400,
      '90/matt#100': 500,
      '90/matt#1000': 600,
    })
    expect([left, headings]).toEqual([[], { runs: true, rows: true }])
  })

  test('without runs goes from the chosen column on, with groups that aren’t named as in the chosen row', () => {
    const { patch, left } = paste('Kraft 300\t9\t10\nMat 350\t7\t8', { row: 2, column: 2 })
    expect(patch).toEqual({
      '85/kraft#500': 900,
      '85/kraft#1000': 1000,
      '85/matt#500': 700,
      '85/matt#1000': 800,
    })
    expect(left).toEqual([])
  })

  test('has sizes as lines of their own above the papers, and names in one cell', () => {
    expect(paste('\t100\n85 × 55 mm\t\nMat 350\t3\n90 × 50 mm, Kraft 300\t4').patch).toEqual({
      '85/matt#100': 300,
      '90/kraft#100': 400,
    })
  })

  test('is turned where its runs go down', () => {
    expect(paste('Say\tMat 350\tKraft 300\n100\t1\t2\n250\t3\t4').patch).toEqual({
      '90/matt#100': 100,
      '90/kraft#100': 200,
      '90/matt#250': 300,
      '90/kraft#250': 400,
    })
    const plain = { rows: priceRows([]), runs: table.runs }
    expect(paste('Say\tQiymət\n100\t18\n500\t44', start, plain).patch).toEqual({ '#100': 1800, '#500': 4400 })
  })

  test('says which run, row or repetition has no place, with its cells', () => {
    const { patch, left } = paste(
      'Kağız\t100\t2 000\t250\nMat 350\t1\t2\t3\nMatt\t4\t5\t6\nMat 350\t7\t8\t9\n\t10\t11\t12',
    )
    expect(patch).toEqual({ '90/matt#100': 100, '90/matt#250': 300 })
    expect(left).toEqual([
      { why: 'noRun', name: '2 000', cells: ['2', '5', '8', '11'] },
      { why: 'noRow', name: 'Matt', cells: ['4', '5', '6'] },
      { why: 'twice', name: 'Mat 350', cells: ['7', '8', '9'] },
      { why: 'noRow', name: '', cells: ['10', '11', '12'] },
    ])
  })

  test('one column is under its run', () => {
    expect(paste('500\n44\n55', { row: 0, column: 2 }).patch).toEqual({
      '90/matt#500': 4400,
      '90/kraft#500': 5500,
    })
    expect(paste('500 ədəd\n44').patch).toEqual({ '90/matt#500': 4400 })
  })
})

test('prices that happen to be runs stay prices', () => {
  expect(paste('100\t250\n120\t300', { row: 0, column: 2 }).patch).toEqual({
    '90/matt#500': 10_000,
    '90/matt#1000': 25_000,
    '90/kraft#500': 12_000,
    '90/kraft#1000': 30_000,
  })
  expect(paste('Mat 350\t100\t250\nKraft 300\t120\t300').patch).toEqual({
    '90/matt#100': 10_000,
    '90/matt#250': 25_000,
    '90/kraft#100': 12_000,
    '90/kraft#250': 30_000,
  })
  expect(paste('500\n44').patch).toEqual({ '90/matt#100': 50_000, '90/kraft#100': 4400 })
})
