import type { ReadyMade } from '../definition.ts'
import { after, paperName, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

export const brochures: ReadyMade = {
  name: texts('Broşür və kataloq', 'Брошюры и каталоги', 'Brochures and catalogues'),
  description: texts(
    'Kataloq, təlimat, proqram, hesabat. Maketi bir PDF-də, tək-tək səhifələrlə göndərin: üz qabığı birinci və sonuncu səhifədir, hər tərəfdən 3\u00a0mm kəsim payı.',
    'Каталог, инструкция, программа, отчёт. Пришлите один PDF постранично: обложка — первая и последняя страницы, вылеты 3\u00a0мм с каждой стороны.',
    'A catalogue, a manual, a programme, a report. Send one PDF of single pages: the cover is the first and the last page, with 3\u00a0mm of bleed on every side.',
  ),
  picture: 'service-catalog',
  work: { kind: 'offset', minutesFixed: 120, minutesPer1000: 400 },
  products: [
    {
      name: texts('Broşür', 'Брошюра', 'Brochure'),
      description: texts(
        'A5 və ya A4, 8 səhifədən 48 səhifəyə qədər, tel tikişli və ya spirallı.',
        'A5 или A4, от 8 до 48 страниц, на скобе или на пружине.',
        'A5 or A4, from 8 to 48 pages, stapled or wire-bound.',
      ),
      picture: 'product-catalog-a4',
      prices: [
        [50, 140],
        [100, 240],
        [200, 420],
        [300, 585],
        [500, 900],
        [1000, 1650],
      ],
      options: {
        minCount: 10,
        maxCount: 3000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('a5', [148, 210], { label: 'A5' }),
              size('a4', [210, 297], { label: 'A4', factor: 1.7 }),
            ],
          },
          {
            key: 'pages',
            name: texts('Səhifələr', 'Страницы', 'Pages'),
            inMatrix: true,
            choices: [8, 12, 16, 24, 32, 48].map((pages) => ({
              key: String(pages),
              pages,
              factor: 0.5 + pages / 16,
              name: texts(`${pages} səhifə`, `${pages}\u00a0стр.`, `${pages} pages`),
            })),
          },
          {
            key: 'paper',
            kind: 'material',
            name: paperName,
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
                adds: { percentBp: 800 },
                weight: 150,
                thickness: 0.13,
              },
              {
                key: 'offset-100',
                name: texts('Ofset 100\u00a0q/m²', 'Офсетная 100\u00a0г/м²', 'Uncoated 100\u00a0g/m²'),
                weight: 100,
                thickness: 0.12,
              },
            ],
          },
          {
            key: 'binding',
            kind: 'finishing',
            name: texts('Cildləmə', 'Переплёт', 'Binding'),
            choices: [
              { key: 'staples', sign: 'staples', name: texts('Tel tikişli', 'Скоба', 'Stapled') },
              {
                key: 'spiral',
                sign: 'spiral',
                name: texts('Spirallı', 'Пружина', 'Wire-bound'),
                adds: { perPiece: 12_000 },
              },
            ],
          },
          after([
            {
              key: 'lamination',
              sign: 'lamination',
              name: texts('Üz qabığına laminasiya', 'Ламинация обложки', 'Laminated cover'),
              adds: { fixed: 800, perPiece: 4000 },
              // The outside of both leaves of the cover.
              sheets: 1,
              film: 27,
            },
          ]),
          turnaround([5, 3]),
        ],
      },
      profile: usualProfile('brochure'),
    },
  ],
}
