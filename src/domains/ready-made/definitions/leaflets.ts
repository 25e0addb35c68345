import type { ReadyMade } from '../definition.ts'
import {
  after,
  afterName,
  type OptionsDraft,
  paperName,
  sides,
  size,
  sizeName,
  turnaround,
} from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

/** An A4 sheet with two folds; the demo sells it at prices of its own. */
export const trifoldOptions: OptionsDraft = {
  groups: [
    {
      key: 'size',
      kind: 'size',
      name: sizeName,
      inMatrix: true,
      choices: [
        {
          key: 'a4',
          name: texts('A4, 297 × 210\u00a0mm', 'A4, 297 × 210\u00a0мм', 'A4, 297 × 210\u00a0mm'),
          width: 297,
          height: 210,
        },
      ],
    },
    {
      key: 'paper',
      kind: 'material',
      name: paperName,
      inMatrix: true,
      choices: [
        {
          key: 'gloss-150',
          name: texts('Parlaq 150\u00a0q/m²', 'Глянцевая 150\u00a0г/м²', 'Gloss 150\u00a0g/m²'),
          weight: 150,
          thickness: 0.11,
        },
        {
          key: 'matt-150',
          name: texts('Mat 150\u00a0q/m²', 'Матовая 150\u00a0г/м²', 'Matt 150\u00a0g/m²'),
          weight: 150,
          thickness: 0.13,
        },
        {
          key: 'matt-170',
          name: texts('Mat 170\u00a0q/m²', 'Матовая 170\u00a0г/м²', 'Matt 170\u00a0g/m²'),
          factor: 1.08,
          weight: 170,
          thickness: 0.15,
        },
        {
          key: 'matt-250',
          name: texts('Mat 250\u00a0q/m²', 'Матовая 250\u00a0г/м²', 'Matt 250\u00a0g/m²'),
          factor: 1.25,
          weight: 250,
          thickness: 0.23,
        },
      ],
    },
    {
      key: 'fold',
      kind: 'finishing',
      name: texts('Qatlama', 'Фальцовка', 'Fold'),
      choices: [
        { key: 'three', name: texts('İki qatlama', 'В два сложения', 'Three panels'), folds: [99, 198] },
        { key: 'half', name: texts('Yarıya', 'Пополам', 'In half'), folds: [148.5] },
        { key: 'flat', name: texts('Qatlanmadan', 'Без фальцовки', 'Flat'), folds: [] },
      ],
    },
    {
      key: 'after',
      kind: 'finishing',
      name: afterName,
      several: true,
      required: false,
      choices: [
        {
          key: 'lamination',
          sign: 'lamination',
          name: texts('Mat laminasiya', 'Матовая ламинация', 'Matt lamination'),
          adds: { fixed: 800, perSquareMetre: 140 },
          film: 27,
        },
        {
          key: 'perforation',
          sign: 'perforation',
          name: texts('Perforasiya', 'Перфорация', 'Perforation'),
          adds: { fixed: 1000, perPiece: 100 },
        },
      ],
    },
    turnaround([4, 2, 1]),
  ],
  rules: (['gloss-150', 'matt-150'] as const).map((choice) => ({
    kind: 'excludes',
    if: { group: 'after', choice: 'lamination' },
    other: { group: 'paper', choice },
    reason: texts(
      'Nazik kağız laminasiyadan sonra burulur.',
      'Тонкая бумага после ламинации закручивается.',
      'Thin paper curls once it is laminated.',
    ),
  })),
}

export const leaflets: ReadyMade = {
  name: texts('Flayer və buklet', 'Листовки и буклеты', 'Flyers and leaflets'),
  description: texts(
    'Endirim, açılış, menyu, proqram: bir vərəqə sığan hər şey. Maket PDF olsun, hər tərəfdən 3\u00a0mm kəsim payı ilə; şəkillər 300\u00a0dpi.',
    'Скидка, открытие, меню, программа — всё, что помещается на листе. Макет — PDF с вылетами 3\u00a0мм с каждой стороны, изображения 300\u00a0dpi.',
    'A sale, an opening, a menu, a programme: anything that fits on a sheet. Send a PDF with 3\u00a0mm of bleed on every side and images at 300\u00a0dpi.',
  ),
  picture: 'service-flyer',
  work: { kind: 'offset', minutesFixed: 80, minutesPer1000: 60 },
  products: [
    {
      name: texts('Flayer', 'Листовка', 'Flyer'),
      description: texts(
        'A6-dan A4-ə qədər, dörd kağız. Əldə paylamaq, poçt qutusu və piştaxta üçün.',
        'От A6 до A4, четыре бумаги. Для раздачи, почтовых ящиков и стойки.',
        'From A6 to A4, four papers. To hand out, for letterboxes and counters.',
      ),
      picture: 'product-flyer-a5',
      prices: [
        [100, 30],
        [250, 55],
        [500, 90],
        [1000, 140],
        [2500, 290],
        [5000, 480],
        [10_000, 860],
      ],
      options: {
        minCount: 50,
        maxCount: 50_000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('a6', [105, 148], { label: 'A6' }),
              size('dl', [99, 210], { label: 'DL', factor: 1.2 }),
              size('a5', [148, 210], { label: 'A5', factor: 1.5 }),
              size('a4', [210, 297], { label: 'A4', factor: 2.4 }),
            ],
          },
          {
            key: 'paper',
            kind: 'material',
            name: paperName,
            inMatrix: true,
            choices: [
              {
                key: 'gloss-130',
                name: texts('Parlaq 130\u00a0q/m²', 'Глянцевая 130\u00a0г/м²', 'Gloss 130\u00a0g/m²'),
                weight: 130,
                thickness: 0.1,
              },
              {
                key: 'matt-150',
                name: texts('Mat 150\u00a0q/m²', 'Матовая 150\u00a0г/м²', 'Matt 150\u00a0g/m²'),
                factor: 1.05,
                weight: 150,
                thickness: 0.13,
              },
              {
                key: 'matt-170',
                name: texts('Mat 170\u00a0q/m²', 'Матовая 170\u00a0г/м²', 'Matt 170\u00a0g/m²'),
                factor: 1.1,
                weight: 170,
                thickness: 0.15,
              },
              {
                key: 'gloss-250',
                name: texts('Parlaq 250\u00a0q/m²', 'Глянцевая 250\u00a0г/м²', 'Gloss 250\u00a0g/m²'),
                factor: 1.3,
                weight: 250,
                thickness: 0.21,
              },
            ],
          },
          sides(2500),
          after([
            {
              key: 'holes',
              sign: 'hole',
              name: texts('Deşik', 'Отверстие', 'Hole'),
              adds: { fixed: 500, perPiece: 100 },
            },
            {
              key: 'perforation',
              sign: 'perforation',
              name: texts('Perforasiya', 'Перфорация', 'Perforation'),
              adds: { fixed: 1000, perPiece: 100 },
            },
          ]),
          turnaround([3, 2, 1]),
        ],
      },
      profile: usualProfile('leaflet'),
    },
    {
      name: texts('Buklet A4', 'Буклет A4', 'A4 leaflet'),
      description: texts(
        'A4 vərəq, iki qatlama, altı səhifə. Qat yerindən əvvəl bigovka edilir, boya çatlamır.',
        'Лист A4, два сгиба, шесть полос. Перед фальцовкой делаем биговку, краска на сгибе не трескается.',
        'An A4 sheet with two folds and six pages. It is creased before folding, so that the ink does not crack.',
      ),
      picture: 'product-leaflet-trifold',
      prices: [
        [50, 40],
        [100, 68],
        [250, 140],
        [500, 240],
        [1000, 390],
        [3000, 990],
      ],
      options: trifoldOptions,
      profile: usualProfile('leaflet'),
    },
  ],
}
