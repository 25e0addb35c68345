import { defaultProfiles } from '../../preflight/profile-input.ts'
import type { ReadyMade } from '../definition.ts'
import { after, paperName, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'

export const posters: ReadyMade = {
  name: texts('Plakat və afişa', 'Плакаты и афиши', 'Posters'),
  description: texts(
    'Konsert, sərgi, aksiya və vitrin üçün. Maket PDF olsun, hər tərəfdən 3\u00a0mm kəsim payı ilə; böyük ölçülərdə şəkillər üçün 150\u00a0dpi kifayətdir.',
    'Для концерта, выставки, акции и витрины. Макет — PDF с вылетами 3\u00a0мм с каждой стороны; для крупных размеров хватит изображений 150\u00a0dpi.',
    'For a concert, an exhibition, a sale or a shop window. Send a PDF with 3\u00a0mm of bleed on every side; images of 150\u00a0dpi are enough for large sizes.',
  ),
  picture: 'service-poster',
  work: { kind: 'digital', minutesFixed: 30, minutesPer1000: 800 },
  products: [
    {
      name: texts('Plakat', 'Плакат', 'Poster'),
      description: texts(
        'A3, A2 və A1, bir tərəfli rəngli çap.',
        'A3, A2 и A1, цветная печать с одной стороны.',
        'A3, A2 and A1, full colour on one side.',
      ),
      picture: 'service-poster',
      prices: [
        [10, 25],
        [25, 50],
        [50, 85],
        [100, 150],
        [300, 390],
        [1000, 1100],
      ],
      options: {
        maxCount: 5000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('a3', [297, 420], { label: 'A3' }),
              size('a2', [420, 594], { label: 'A2', factor: 1.8 }),
              size('a1', [594, 841], { label: 'A1', factor: 3.2 }),
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
                key: 'matt-200',
                name: texts('Mat 200\u00a0q/m²', 'Матовая 200\u00a0г/м²', 'Matt 200\u00a0g/m²'),
                factor: 1.2,
                weight: 200,
                thickness: 0.18,
              },
              {
                key: 'satin-240',
                name: texts('Satin 240\u00a0q/m²', 'Сатин 240\u00a0г/м²', 'Satin 240\u00a0g/m²'),
                factor: 1.6,
                weight: 240,
                thickness: 0.25,
              },
            ],
          },
          after([
            {
              key: 'lamination',
              sign: 'lamination',
              name: texts('Mat laminasiya', 'Матовая ламинация', 'Matt lamination'),
              adds: { perSquareMetre: 700 },
              // The front alone.
              sheets: 0.5,
              film: 27,
            },
          ]),
          turnaround([2, 1]),
        ],
      },
      profile: {
        name: texts('Plakat', 'Плакат', 'Poster'),
        rules: {
          ...defaultProfiles.leaflet,
          pages: { min: 1, max: 1 },
          resolution: { must: 100, look: 150 },
          scales: [1, 2],
        },
      },
    },
  ],
}
