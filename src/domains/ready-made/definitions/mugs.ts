import type { ReadyMade } from '../definition.ts'
import { type OptionsDraft, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

/** The demo sells it at prices of its own. */
export const mugOptions: OptionsDraft = {
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
      name: texts('Çap sahəsi', 'Зона печати', 'Print area'),
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
}

export const mugs: ReadyMade = {
  name: texts('Fincan', 'Кружки', 'Mugs'),
  description: texts(
    'Hədiyyə, ofis və kafe üçün, bir ədəddən. Maket PDF və ya 300\u00a0dpi şəkil olsun; qulpun yanında 10\u00a0mm boş saxlayın.',
    'В подарок, для офиса и кафе, от одной штуки. Макет — PDF или изображение 300\u00a0dpi; у ручки оставьте 10\u00a0мм свободными.',
    'For gifts, offices and cafés, from a single piece. Send a PDF or an image of 300\u00a0dpi; leave 10\u00a0mm free beside the handle.',
  ),
  picture: 'service-mug',
  work: { kind: 'digital', minutesFixed: 60, minutesPer1000: 2400 },
  products: [
    {
      name: texts('Fincan, 330\u00a0ml', 'Кружка, 330\u00a0мл', 'Mug, 330\u00a0ml'),
      description: texts(
        'Keramika, dairəvi sublimasiya çapı, hər biri öz qutusunda.',
        'Керамика, сублимация по кругу, каждая в своей коробке.',
        'Ceramic, sublimation print all round, each in a box of its own.',
      ),
      picture: 'product-mug-white',
      weightOf100: 38_000,
      prices: [
        [1, 12],
        [10, 105],
        [25, 240],
        [50, 450],
        [100, 790],
      ],
      options: mugOptions,
      profile: usualProfile('gift'),
    },
  ],
}
