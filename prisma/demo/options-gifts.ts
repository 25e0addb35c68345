import type { Configuration } from '../../src/domains/options/configuration.ts'
import { configurationOf, turnaround } from './options-kit.ts'
import { type DemoTier, texts } from './texts.ts'

const printName = texts('Çap sahəsi', 'Область печати', 'Print area')

/** What is chosen of a T-shirt and of a mug. */
export function clothesAndMugs(
  pricesOf: (picture: string) => readonly DemoTier[],
): [picture: string, Configuration][] {
  return [
    [
      'product-tshirt',
      configurationOf(pricesOf('product-tshirt'), {
        maxCount: 3000,
        groups: [
          {
            key: 'print',
            kind: 'size',
            name: printName,
            choices: [
              { key: 'a4', name: texts('A4-ə qədər', 'До A4', 'Up to A4'), width: 210, height: 297 },
              {
                key: 'a3',
                name: texts('A3-ə qədər', 'До A3', 'Up to A3'),
                adds: { percentBp: 2000 },
                width: 297,
                height: 420,
              },
              {
                key: 'pocket',
                name: texts('Cib yeri, 9 × 9\u00a0sm', 'На груди, 9 × 9\u00a0см', 'Pocket, 9 × 9\u00a0cm'),
                width: 90,
                height: 90,
              },
            ],
          },
          {
            key: 'cotton',
            kind: 'material',
            name: texts('Parça', 'Ткань', 'Fabric'),
            inMatrix: true,
            choices: [
              {
                key: '180',
                name: texts('Pambıq 180\u00a0q/m²', 'Хлопок 180\u00a0г/м²', 'Cotton 180\u00a0g/m²'),
                weight: 180,
              },
              {
                key: '220',
                name: texts('Pambıq 220\u00a0q/m²', 'Хлопок 220\u00a0г/м²', 'Cotton 220\u00a0g/m²'),
                factor: 1.2,
                weight: 220,
              },
            ],
          },
          {
            key: 'colour',
            name: texts('Rəng', 'Цвет', 'Colour'),
            choices: [
              { key: 'white', name: texts('Ağ', 'Белый', 'White'), swatch: '#ffffff' },
              { key: 'black', name: texts('Qara', 'Чёрный', 'Black'), swatch: '#17191c' },
              { key: 'grey', name: texts('Boz', 'Серый', 'Grey'), swatch: '#9a9ea3' },
              { key: 'red', name: texts('Qırmızı', 'Красный', 'Red'), swatch: '#c8102e' },
              { key: 'navy', name: texts('Tünd göy', 'Тёмно-синий', 'Navy'), swatch: '#1b2a4a' },
            ],
          },
          {
            key: 'place',
            kind: 'sides',
            name: texts('Çapın yeri', 'Место печати', 'Where'),
            choices: [
              { key: 'chest', name: texts('Sinədə', 'На груди', 'Chest'), sides: 1 },
              { key: 'back', name: texts('Kürəkdə', 'На спине', 'Back'), sides: 1 },
              {
                key: 'both',
                name: texts('Hər iki tərəfdə', 'С двух сторон', 'Both'),
                adds: { percentBp: 3500 },
                sides: 2,
              },
            ],
          },
          {
            key: 'method',
            kind: 'finishing',
            name: texts('Üsul', 'Способ', 'Method'),
            choices: [
              { key: 'transfer', name: texts('Termotransfer', 'Термоперенос', 'Transfer') },
              {
                key: 'screen',
                name: texts('İpək çapı', 'Шелкография', 'Screen print'),
                hint: texts('Ən davamlısı', 'Самая стойкая', 'Lasts longest'),
                adds: { fixed: 4000 },
                minCount: 50,
              },
              {
                key: 'embroidery',
                name: texts('Tikmə', 'Вышивка', 'Embroidery'),
                adds: { fixed: 2500, perPiece: 35_000 },
              },
            ],
          },
          turnaround([5, 3]),
        ],
        rules: [
          {
            kind: 'requires',
            if: { group: 'method', choice: 'embroidery' },
            other: { group: 'print', choice: 'pocket' },
            reason: texts(
              'Böyük tikmə parçanı dartır.',
              'Большая вышивка стягивает ткань.',
              'A large embroidery pulls the fabric.',
            ),
          },
        ],
      }),
    ],
    [
      'product-mug-white',
      configurationOf(pricesOf('product-mug-white'), {
        maxCount: 2000,
        groups: [
          {
            key: 'mug',
            kind: 'material',
            name: texts('Fincan', 'Кружка', 'Mug'),
            inMatrix: true,
            choices: [
              { key: 'white', name: texts('Ağ', 'Белая', 'White'), swatch: '#ffffff' },
              {
                key: 'inside-red',
                name: texts('İçi qırmızı', 'Красная внутри', 'Red inside'),
                factor: 1.1,
                swatch: '#c8102e',
              },
              {
                key: 'inside-blue',
                name: texts('İçi göy', 'Синяя внутри', 'Blue inside'),
                factor: 1.1,
                swatch: '#0a5eb0',
              },
              {
                key: 'magic',
                name: texts('İstidən açılan', 'Хамелеон', 'Colour-changing'),
                factor: 1.4,
                swatch: '#17191c',
              },
            ],
          },
          {
            key: 'print',
            kind: 'size',
            name: printName,
            choices: [
              {
                key: 'round',
                name: texts(
                  'Dairəvi, 200 × 90\u00a0mm',
                  'По кругу, 200 × 90\u00a0мм',
                  'All round, 200 × 90\u00a0mm',
                ),
                width: 200,
                height: 90,
              },
              {
                key: 'side',
                name: texts(
                  'Bir tərəfdə, 80 × 80\u00a0mm',
                  'С одной стороны, 80 × 80\u00a0мм',
                  'One side, 80 × 80\u00a0mm',
                ),
                width: 80,
                height: 80,
              },
            ],
          },
          {
            key: 'box',
            kind: 'finishing',
            name: texts('Qablaşdırma', 'Упаковка', 'Packaging'),
            choices: [
              { key: 'card', sign: 'box', name: texts('Karton qutu', 'Картонная коробка', 'Cardboard box') },
              {
                key: 'gift',
                sign: 'box',
                swatch: '#c8102e',
                name: texts('Hədiyyə qutusu', 'Подарочная коробка', 'Gift box'),
                adds: { perPiece: 20_000 },
              },
            ],
          },
          {
            key: 'after',
            name: texts('Əlavə', 'Дополнительно', 'Extras'),
            several: true,
            required: false,
            choices: [
              {
                key: 'names',
                sign: 'numbers',
                name: texts('Hərəsinə ayrı ad', 'Имя на каждой', 'A name on each'),
                adds: { perPiece: 10_000 },
                maxCount: 200,
              },
            ],
          },
          turnaround([3, 2, 1]),
        ],
      }),
    ],
  ]
}
