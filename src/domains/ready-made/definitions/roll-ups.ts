import type { ReadyMade } from '../definition.ts'
import { size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

export const rollUps: ReadyMade = {
  name: texts('Roll-up stend', 'Ролл-апы', 'Roll-up stands'),
  description: texts(
    'Sərgi, konfrans və mağaza girişi üçün: bir dəqiqəyə açılır, çantada daşınır. Maket PDF olsun, hər tərəfdən 10\u00a0mm kəsim payı ilə; aşağıdan 10\u00a0sm korpusun içində qalır.',
    'Для выставки, конференции и входа в магазин: раскрывается за минуту, переносится в сумке. Макет — PDF с вылетами 10\u00a0мм с каждой стороны; нижние 10\u00a0см остаются внутри корпуса.',
    'For a fair, a conference or a shop entrance: up in a minute, carried in a bag. Send a PDF with 10\u00a0mm of bleed on every side; the lowest 10\u00a0cm stay inside the body.',
  ),
  picture: 'service-rollup',
  work: { kind: 'largeFormat', minutesFixed: 60, minutesPer1000: 4000 },
  products: [
    {
      name: texts('Roll-up stend', 'Ролл-ап', 'Roll-up stand'),
      description: texts(
        'Alüminium korpus və daşıma çantası ilə. Sonradan yalnız çapı dəyişmək olar.',
        'С алюминиевым корпусом и сумкой для переноски. Позже можно заменить только полотно.',
        'With an aluminium body and a carrying bag. Later the print alone can be replaced.',
      ),
      picture: 'product-rollup-85',
      weightOf100: 350_000,
      prices: [
        [1, 90],
        [2, 172],
        [5, 410],
        [10, 780],
      ],
      options: {
        maxCount: 100,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [
              size('85x200', [850, 2000]),
              size('100x200', [1000, 2000], { factor: 1.15 }),
              size('120x200', [1200, 2000], { factor: 1.35 }),
            ],
          },
          {
            key: 'stand',
            name: texts('Stend', 'Стенд', 'Stand'),
            inMatrix: true,
            choices: [
              { key: 'standard', name: texts('Standart', 'Стандарт', 'Standard') },
              {
                key: 'premium',
                name: texts(
                  'Möhkəm, enli ayaq',
                  'Усиленный, с широким основанием',
                  'Heavy, with a wide base',
                ),
                factor: 1.45,
              },
              {
                key: 'print',
                name: texts('Yalnız çap', 'Только полотно', 'Print only'),
                hint: texts('Stend sizdə varsa', 'Если стенд у вас есть', 'If you have the stand'),
                factor: 0.45,
              },
            ],
          },
          turnaround([2, 1]),
        ],
      },
      profile: usualProfile('largeFormat'),
    },
  ],
}
