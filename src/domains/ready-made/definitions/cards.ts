import type { ReadyMade } from '../definition.ts'
import { after, paperName, sides, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

export const cards: ReadyMade = {
  name: texts('Vizit kartları', 'Визитки', 'Business cards'),
  description: texts(
    'Kağızı, ölçünü və çapdan sonrakı işləri özünüz seçirsiniz, qiymət dərhal görünür. Maket PDF olsun: hər tərəfdən 3\u00a0mm kəsim payı, şriftlər əyriyə çevrilmiş və ya fayla daxil edilmiş.',
    'Бумагу, размер и отделку вы выбираете сами, цена видна сразу. Макет — PDF с вылетами 3\u00a0мм с каждой стороны, шрифты в кривых или внедрены в файл.',
    'You choose the paper, the size and the finishing and see the price at once. Send a PDF with 3\u00a0mm of bleed on every side and fonts outlined or embedded.',
  ),
  picture: 'service-cards',
  work: { kind: 'digital', minutesFixed: 60, minutesPer1000: 60 },
  products: [
    {
      name: texts('Vizit kartı', 'Визитка', 'Business card'),
      description: texts(
        'Cibə və kart qabına sığan standart ölçülər, dörd kağız, bir və ya iki tərəfli rəngli çap.',
        'Стандартные размеры для кармана и визитницы, четыре бумаги, цветная печать с одной или двух сторон.',
        'Standard sizes for a pocket or a card holder, four papers, full colour on one or both sides.',
      ),
      picture: 'service-cards',
      prices: [
        [100, 25],
        [200, 42],
        [300, 57],
        [500, 85],
        [1000, 140],
        [2000, 250],
      ],
      options: {
        minCount: 50,
        maxCount: 10_000,
        groups: [
          {
            key: 'size',
            kind: 'size',
            name: sizeName,
            inMatrix: true,
            choices: [size('90x50', [90, 50]), size('85x55', [85, 55])],
          },
          {
            key: 'paper',
            kind: 'material',
            name: paperName,
            inMatrix: true,
            choices: [
              {
                key: 'matt-350',
                name: texts('Mat 350\u00a0q/m²', 'Матовая 350\u00a0г/м²', 'Matt 350\u00a0g/m²'),
                weight: 350,
                thickness: 0.38,
              },
              {
                key: 'gloss-350',
                name: texts('Parlaq 350\u00a0q/m²', 'Глянцевая 350\u00a0г/м²', 'Gloss 350\u00a0g/m²'),
                weight: 350,
                thickness: 0.35,
              },
              {
                key: 'linen-280',
                name: texts('Kətan fakturalı 280\u00a0q/m²', 'Лён 280\u00a0г/м²', 'Linen 280\u00a0g/m²'),
                factor: 1.35,
                weight: 280,
                thickness: 0.36,
              },
              {
                key: 'kraft-300',
                name: texts('Kraft 300\u00a0q/m²', 'Крафт 300\u00a0г/м²', 'Kraft 300\u00a0g/m²'),
                hint: texts('Ağ rəng çap olunmur', 'Белый цвет не печатается', 'White does not print'),
                factor: 1.25,
                weight: 300,
                thickness: 0.42,
              },
            ],
          },
          sides(3000),
          after([
            {
              key: 'matt-lamination',
              sign: 'lamination',
              name: texts('Mat laminasiya', 'Матовая ламинация', 'Matt lamination'),
              adds: { fixed: 500, perPiece: 600 },
              film: 27,
            },
            {
              key: 'corners',
              name: texts('Yuvarlaq künc', 'Скруглённые углы', 'Rounded corners'),
              adds: { fixed: 300, perPiece: 300 },
              cornerRadius: 5,
            },
            {
              key: 'foil',
              sign: 'foil',
              name: texts('Qızılı folqa', 'Золотая фольга', 'Gold foil'),
              adds: { fixed: 3000, perPiece: 1200 },
              minCount: 100,
            },
          ]),
          turnaround([3, 2, 1]),
        ],
        rules: [
          {
            kind: 'excludes',
            if: { group: 'after', choice: 'matt-lamination' },
            other: { group: 'paper', choice: 'kraft-300' },
            reason: texts(
              'Kraft kağız laminasiya olunmur: fakturası itir.',
              'Крафт не ламинируют: пропадёт фактура.',
              'Kraft is not laminated: it would lose its texture.',
            ),
          },
        ],
      },
      profile: usualProfile('card'),
    },
  ],
}
