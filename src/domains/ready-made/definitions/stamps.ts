import { defaultProfiles } from '../../preflight/profile-input.ts'
import type { ReadyMade } from '../definition.ts'
import { turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'

export const stamps: ReadyMade = {
  name: texts('Möhür və ştamp', 'Печати и штампы', 'Stamps and seals'),
  description: texts(
    'Şirkət möhürü, ünvan ştampı, imza ştampı. Maket ağ-qara PDF olsun, boz tonsuz; ən nazik xətt 0,3\u00a0mm. Şirkət möhürü üçün VÖEN və reyestr çıxarışı lazımdır.',
    'Печать компании, адресный штамп, факсимиле. Макет — чёрно-белый PDF без серых тонов, самая тонкая линия 0,3\u00a0мм. Для печати компании нужны VÖEN и выписка из реестра.',
    'A company seal, an address stamp, a signature stamp. Send a black-and-white PDF without greys, no line thinner than 0.3\u00a0mm. A company seal takes the VÖEN and the register extract.',
  ),
  picture: 'service-stamp',
  work: { kind: 'foilAndCutting', minutesFixed: 20, minutesPer1000: 9000 },
  products: [
    {
      name: texts('Avtomat möhür və ştamp', 'Автоматическая печать и штамп', 'Self-inking stamp'),
      description: texts(
        'Avtomat korpus, lazerlə kəsilmiş rezin, dəyişdirilən boya yastığı.',
        'Автоматическая оснастка, резина лазерной резки, сменная штемпельная подушка.',
        'Self-inking body, laser-cut rubber, a pad that can be replaced.',
      ),
      picture: 'service-stamp',
      weightOf100: 5000,
      prices: [
        [1, 25],
        [2, 46],
        [5, 105],
        [10, 195],
      ],
      options: {
        maxCount: 100,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: texts('Forma', 'Форма', 'Shape'),
            inMatrix: true,
            choices: [
              {
                key: 'round-40',
                name: texts('Dairəvi, 40\u00a0mm', 'Круглая, 40\u00a0мм', 'Round, 40\u00a0mm'),
                width: 40,
                height: 40,
              },
              {
                key: '38x14',
                name: texts(
                  'Düzbucaqlı, 38 × 14\u00a0mm',
                  'Прямоугольная, 38 × 14\u00a0мм',
                  'Rectangular, 38 × 14\u00a0mm',
                ),
                factor: 0.8,
                width: 38,
                height: 14,
              },
              {
                key: '58x22',
                name: texts(
                  'Düzbucaqlı, 58 × 22\u00a0mm',
                  'Прямоугольная, 58 × 22\u00a0мм',
                  'Rectangular, 58 × 22\u00a0mm',
                ),
                factor: 1.1,
                width: 58,
                height: 22,
              },
            ],
          },
          {
            key: 'body',
            name: texts('Korpus', 'Оснастка', 'Body'),
            inMatrix: true,
            choices: [
              { key: 'plastic', name: texts('Plastik', 'Пластик', 'Plastic') },
              { key: 'metal', name: texts('Metal', 'Металл', 'Metal'), factor: 1.7 },
              { key: 'pocket', name: texts('Cib üçün', 'Карманная', 'Pocket'), factor: 1.25 },
            ],
          },
          {
            key: 'ink',
            name: texts('Boya', 'Краска', 'Ink'),
            choices: [
              { key: 'blue', name: texts('Göy', 'Синяя', 'Blue'), swatch: '#0a5eb0' },
              { key: 'black', name: texts('Qara', 'Чёрная', 'Black'), swatch: '#17191c' },
              { key: 'red', name: texts('Qırmızı', 'Красная', 'Red'), swatch: '#c8102e' },
            ],
          },
          turnaround([1, 0]),
        ],
      },
      profile: {
        name: texts('Möhür və ştamp', 'Печать и штамп', 'Stamp'),
        rules: {
          ...defaultProfiles.gift,
          pages: { min: 1, max: 1 },
          thinnestLine: 0.85,
          resolution: { must: 300, look: 600 },
        },
      },
    },
  ],
}
