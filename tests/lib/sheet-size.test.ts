import { expect, test } from 'vitest'
import { sheetSizeIn } from '../../src/lib/sheet-size.ts'

test.each([
  ['350 q/m² ağ kağız, 90 × 50 mm, bir tərəfdən', [90, 50]],
  ['Картон 350 г/м², 90 × 50 мм, печать', [90, 50]],
  ['Белый картон, 90х50мм', [90, 50]],
  ['148 x 210 mm, matt paper', [148, 210]],
  ['A4 vərəq, iki qat', [210, 297]],
  ['Лист А4, два сгиба', [210, 297]],
  ['A2, 420 × 594 mm, 150 q/m²', [420, 594]],
  ['Bloknot A5', [148, 210]],
])('%s is a sheet of a known size', (text, [width, height]) => {
  expect(sheetSizeIn(text)).toEqual({ width, height })
})

test.each([
  'Ağ fincan 330 ml',
  'Döş nişanı 56 mm',
  'Möhür və ştamp',
  '240 × 310 × 100 mm, kraft kağız',
  'Ölçü 200 × 200 × 150 mm-ə qədər',
  '60 × 80 mm-ə qədər, kağız',
  'До 60 × 80 мм, бумага',
  'Up to 60 × 80 mm, paper',
  'A4-ə qədər çap sinədə',
  'печать до А4 на груди',
  'Roll-up stend 85 × 200 sm',
  '350 q/m² kağız',
  'A10 və A45',
  '',
])('%s names none', (text) => {
  expect(sheetSizeIn(text)).toBeNull()
})
