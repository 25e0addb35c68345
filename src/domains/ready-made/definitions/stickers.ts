import type { ReadyMade } from '../definition.ts'
import { after, afterName, type OptionsDraft, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

/** Several stickers on a sheet; the demo sells it at prices of its own. */
export const stickerSheetOptions: OptionsDraft = {
  groups: [
    {
      key: 'size',
      kind: 'size',
      name: texts('Vərəqin ölçüsü', 'Размер листа', 'Sheet size'),
      inMatrix: true,
      choices: [
        {
          key: 'a5',
          name: texts('A5, 148 × 210\u00a0mm', 'A5, 148 × 210\u00a0мм', 'A5, 148 × 210\u00a0mm'),
          width: 148,
          height: 210,
        },
        {
          key: 'a6',
          name: texts('A6, 105 × 148\u00a0mm', 'A6, 105 × 148\u00a0мм', 'A6, 105 × 148\u00a0mm'),
          factor: 0.65,
          width: 105,
          height: 148,
        },
        {
          key: 'a4',
          name: texts('A4, 210 × 297\u00a0mm', 'A4, 210 × 297\u00a0мм', 'A4, 210 × 297\u00a0mm'),
          factor: 1.7,
          width: 210,
          height: 297,
        },
      ],
    },
    {
      key: 'film',
      kind: 'material',
      name: texts('Material', 'Материал', 'Material'),
      inMatrix: true,
      choices: [
        {
          key: 'white',
          name: texts('Ağ vinil', 'Белый винил', 'White vinyl'),
          weight: 250,
          swatch: '#ffffff',
        },
        {
          key: 'clear',
          name: texts('Şəffaf vinil', 'Прозрачный винил', 'Clear vinyl'),
          weight: 250,
          factor: 1.15,
        },
        {
          key: 'paper',
          name: texts('Yapışqanlı kağız', 'Самоклеящаяся бумага', 'Sticky paper'),
          hint: texts('Qapalı yerlər üçün', 'Для помещений', 'For indoors'),
          factor: 0.75,
          weight: 180,
        },
      ],
    },
    {
      key: 'cut',
      kind: 'finishing',
      name: texts('Kəsim', 'Резка', 'Cut'),
      choices: [
        {
          key: 'kiss',
          sign: 'shape',
          name: texts('Vərəqdə konturla', 'По контуру на листе', 'To shape, on the sheet'),
        },
        { key: 'single', name: texts('Tək-tək', 'Поштучно', 'One by one'), adds: { percentBp: 2000 } },
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
          key: 'uv',
          sign: 'varnish',
          name: texts('UV laminasiya', 'УФ-ламинация', 'UV lamination'),
          hint: texts('Küçədə üç ilə qədər', 'До трёх лет на улице', 'Up to three years outdoors'),
          adds: { perSquareMetre: 900 },
          // The front alone.
          sheets: 0.5,
          film: 100,
        },
      ],
    },
    turnaround([3, 2, 1]),
  ],
  rules: [
    {
      kind: 'excludes',
      if: { group: 'after', choice: 'uv' },
      other: { group: 'film', choice: 'paper' },
      reason: texts(
        'Kağız onsuz da küçəyə dözmür.',
        'Бумага всё равно не выдержит улицы.',
        'Paper would not last outdoors anyway.',
      ),
    },
  ],
}

export const stickers: ReadyMade = {
  name: texts('Stiker və etiket', 'Стикеры и этикетки', 'Stickers and labels'),
  description: texts(
    'Bankaya, şüşəyə, noutbuka, qutuya. Maket PDF olsun, hər tərəfdən 2\u00a0mm kəsim payı ilə; kəsim konturunu CutContour adlı əlavə boya ilə xətt kimi çəkin.',
    'На банку, бутылку, ноутбук, коробку. Макет — PDF с вылетами 2\u00a0мм с каждой стороны; контур резки проведите линией плашечной краски CutContour.',
    'For a jar, a bottle, a laptop or a box. Send a PDF with 2\u00a0mm of bleed on every side; draw the cutting contour as a line in the spot colour CutContour.',
  ),
  picture: 'service-stickers',
  work: { kind: 'digital', minutesFixed: 60, minutesPer1000: 30 },
  products: [
    {
      name: texts('Stiker', 'Стикер', 'Sticker'),
      description: texts(
        'Dairə, kvadrat və ya kontur üzrə kəsim, dörd material. Öz ölçünüzü də yaza bilərsiniz.',
        'Круг, квадрат или резка по контуру, четыре материала. Можно указать и свой размер.',
        'Round, square or cut to shape, four materials. You can also give a size of your own.',
      ),
      picture: 'service-stickers',
      prices: [
        [100, 30],
        [200, 52],
        [500, 110],
        [1000, 190],
        [2500, 425],
        [5000, 760],
      ],
      options: {
        minCount: 50,
        ownSize: { minWidth: 20, maxWidth: 300, minHeight: 20, maxHeight: 300 },
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('50x50', [50, 50]),
              size('70x70', [70, 70], { factor: 1.5 }),
              size('100x100', [100, 100], { factor: 2.4 }),
            ],
          },
          {
            key: 'film',
            kind: 'material',
            name: texts('Material', 'Материал', 'Material'),
            inMatrix: true,
            choices: [
              {
                key: 'white',
                name: texts('Ağ vinil', 'Белый винил', 'White vinyl'),
                weight: 250,
                swatch: '#ffffff',
              },
              {
                key: 'paper',
                name: texts('Yapışqanlı kağız', 'Самоклеящаяся бумага', 'Sticky paper'),
                hint: texts('Qapalı yerlər üçün', 'Для помещений', 'For indoors'),
                factor: 0.75,
                weight: 180,
              },
              {
                key: 'clear',
                name: texts('Şəffaf vinil', 'Прозрачный винил', 'Clear vinyl'),
                weight: 250,
                factor: 1.2,
              },
              {
                key: 'silver',
                name: texts('Gümüşü plyonka', 'Серебристая плёнка', 'Silver film'),
                factor: 1.4,
                weight: 230,
                swatch: '#c0c3c7',
              },
            ],
          },
          {
            key: 'cut',
            kind: 'finishing',
            name: texts('Forma', 'Форма', 'Shape'),
            choices: [
              { key: 'square', name: texts('Düzbucaqlı', 'Прямоугольник', 'Rectangle') },
              { key: 'round', name: texts('Dairə', 'Круг', 'Circle') },
              {
                key: 'contour',
                sign: 'shape',
                name: texts('Kontur üzrə', 'По контуру', 'To shape'),
                adds: { percentBp: 1500 },
              },
            ],
          },
          after([
            {
              key: 'uv',
              sign: 'lamination',
              name: texts('UV laminasiya', 'УФ-ламинация', 'UV lamination'),
              hint: texts('Küçədə üç ilə qədər', 'До трёх лет на улице', 'Up to three years outdoors'),
              adds: { perSquareMetre: 900 },
              // The front alone.
              sheets: 0.5,
              film: 100,
            },
          ]),
          turnaround([3, 2, 1]),
        ],
        rules: [
          {
            kind: 'excludes',
            if: { group: 'after', choice: 'uv' },
            other: { group: 'film', choice: 'paper' },
            reason: texts(
              'Kağız onsuz da küçəyə dözmür.',
              'Бумага всё равно не выдержит улицы.',
              'Paper would not last outdoors anyway.',
            ),
          },
        ],
      },
      profile: usualProfile('sticker'),
    },
    {
      name: texts('Stiker vərəqi', 'Лист стикеров', 'Sticker sheet'),
      description: texts(
        'Bir vərəqdə bir neçə stiker: kontur üzrə kəsilir, vərəqdə qalır.',
        'Несколько стикеров на одном листе: вырезаны по контуру и остаются на подложке.',
        'Several stickers on one sheet: cut to shape and left on the backing.',
      ),
      picture: 'product-sticker-sheet',
      prices: [
        [20, 30],
        [50, 62],
        [100, 110],
        [250, 240],
        [500, 425],
      ],
      options: stickerSheetOptions,
      profile: usualProfile('sticker'),
    },
  ],
}
