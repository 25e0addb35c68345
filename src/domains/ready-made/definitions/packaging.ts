import type { ReadyMade } from '../definition.ts'
import { after, paperName, sides, size, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

export const packaging: ReadyMade = {
  name: texts('Qablaşdırma', 'Упаковка', 'Packaging'),
  description: texts(
    'Kağız çanta və karton qutu. Maketi kəsim qəlibinin üstündə hazırlayın: qəlibi bizdən istəyin. PDF-də qəlib ayrıca rənglə xətt olsun, hər tərəfdən 3\u00a0mm kəsim payı ilə.',
    'Бумажные пакеты и картонные коробки. Макет готовьте поверх штанцформы — спросите её у нас. В PDF штанцформа — линия отдельного цвета, вылеты 3\u00a0мм с каждой стороны.',
    'Paper bags and cardboard boxes. Lay your artwork on the cutting die: ask us for it. In the PDF the die is a line in a colour of its own, with 3\u00a0mm of bleed on every side.',
  ),
  picture: 'service-box',
  work: { kind: 'foilAndCutting', minutesFixed: 120, minutesPer1000: 300 },
  products: [
    {
      name: texts('Kağız çanta', 'Бумажный пакет', 'Paper bag'),
      description: texts(
        'Burulmuş kağız və ya ip qulp, möhkəmləndirilmiş alt. Ölçü ön tərəfindir.',
        'Кручёные или верёвочные ручки, усиленное дно. Размер указан по лицевой стороне.',
        'Twisted paper or cord handles, a reinforced base. The size is that of the front.',
      ),
      picture: 'product-paper-bag',
      prices: [
        [50, 85],
        [100, 150],
        [250, 325],
        [500, 575],
        [1000, 990],
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
            choices: [
              size('240x310', [240, 310]),
              size('180x240', [180, 240], { factor: 0.85 }),
              size('320x400', [320, 400], { factor: 1.3 }),
            ],
          },
          {
            key: 'paper',
            kind: 'material',
            name: paperName,
            inMatrix: true,
            choices: [
              {
                key: 'kraft-120',
                name: texts('Kraft 120\u00a0q/m²', 'Крафт 120\u00a0г/м²', 'Kraft 120\u00a0g/m²'),
                weight: 120,
                sheets: 3.6,
              },
              {
                key: 'white-150',
                name: texts('Ağ 150\u00a0q/m²', 'Белая 150\u00a0г/м²', 'White 150\u00a0g/m²'),
                factor: 1.15,
                weight: 150,
                sheets: 3.6,
              },
              {
                key: 'coated-200',
                name: texts('Təbaşirli 200\u00a0q/m²', 'Мелованная 200\u00a0г/м²', 'Coated 200\u00a0g/m²'),
                factor: 1.35,
                weight: 200,
                sheets: 3.6,
              },
            ],
          },
          {
            key: 'handle',
            name: texts('Qulp', 'Ручки', 'Handles'),
            choices: [
              { key: 'paper', name: texts('Burulmuş kağız', 'Кручёная бумага', 'Twisted paper') },
              { key: 'cord', name: texts('İp', 'Верёвка', 'Cord'), adds: { perPiece: 2500 } },
            ],
          },
          sides(2000),
          after([
            {
              key: 'lamination',
              sign: 'lamination',
              name: texts('Mat laminasiya', 'Матовая ламинация', 'Matt lamination'),
              adds: { fixed: 1500, perPiece: 2000 },
              // The outside alone.
              sheets: 1.8,
              film: 27,
            },
          ]),
          turnaround([6, 4]),
        ],
        rules: [
          {
            kind: 'excludes',
            if: { group: 'after', choice: 'lamination' },
            other: { group: 'paper', choice: 'kraft-120' },
            reason: texts(
              'Kraft kağız laminasiya olunmur.',
              'Крафт не ламинируют.',
              'Kraft is not laminated.',
            ),
          },
        ],
      },
      profile: usualProfile('leaflet'),
    },
    {
      name: texts('Karton qutu', 'Картонная коробка', 'Cardboard box'),
      description: texts(
        'Qəliblə kəsilir və bigovka edilir, yığılmamış verilir. Ölçü açılmış vərəqindir.',
        'Вырубка и биговка по штанцформе, отдаём в разложенном виде. Размер указан по развёртке.',
        'Die-cut and creased, delivered flat. The size is that of the unfolded sheet.',
      ),
      picture: 'product-carton-box',
      prices: [
        [100, 160],
        [250, 340],
        [500, 560],
        [1000, 940],
        [3000, 2400],
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
            choices: [
              size('300x200', [300, 200]),
              size('450x320', [450, 320], { factor: 1.4 }),
              size('640x450', [640, 450], { factor: 2 }),
            ],
          },
          {
            key: 'board',
            kind: 'material',
            name: texts('Karton', 'Картон', 'Board'),
            inMatrix: true,
            choices: [
              {
                key: 'white-300',
                name: texts('Ağ 300\u00a0q/m²', 'Белый 300\u00a0г/м²', 'White 300\u00a0g/m²'),
                weight: 300,
                thickness: 0.4,
              },
              {
                key: 'kraft-350',
                name: texts('Kraft 350\u00a0q/m²', 'Крафт 350\u00a0г/м²', 'Kraft 350\u00a0g/m²'),
                factor: 1.1,
                weight: 350,
                thickness: 0.5,
              },
              {
                key: 'micro-flute',
                name: texts('Mikroqofra', 'Микрогофра', 'Micro-flute'),
                factor: 1.3,
                weight: 420,
                thickness: 1.6,
              },
            ],
          },
          after([
            {
              key: 'lamination',
              sign: 'lamination',
              name: texts('Mat laminasiya', 'Матовая ламинация', 'Matt lamination'),
              adds: { fixed: 1500, perPiece: 2500 },
              sheets: 0.5,
              film: 27,
            },
            {
              key: 'window',
              sign: 'shape',
              name: texts('Şəffaf pəncərə', 'Прозрачное окошко', 'Clear window'),
              adds: { fixed: 2000, perPiece: 3500 },
            },
          ]),
          turnaround([6, 4]),
        ],
      },
      profile: usualProfile('leaflet'),
    },
  ],
}
