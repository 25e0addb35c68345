import type { Configuration } from '../../src/domains/options/configuration.ts'
import { clothesAndMugs } from './options-gifts.ts'
import { afterName, configurationOf, paperName, sizeName, turnaround } from './options-kit.ts'
import { products } from './products.ts'
import { texts } from './texts.ts'

const pricesOf = (picture: string) => products.find((product) => product.picture === picture)?.prices ?? []

/** What can be chosen of some products, by their picture's name. Their first choices cost what their prices say. */
export const demoOptions: ReadonlyMap<string, Configuration> = new Map([
  [
    'product-leaflet-trifold',
    configurationOf(pricesOf('product-leaflet-trifold'), {
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
    }),
  ],
  [
    'product-menu',
    configurationOf(pricesOf('product-menu'), {
      maxCount: 1000,
      groups: [
        {
          key: 'size',
          kind: 'size',
          name: sizeName,
          inMatrix: true,
          choices: [
            {
              key: 'a4',
              name: texts('A4, 210 × 297\u00a0mm', 'A4, 210 × 297\u00a0мм', 'A4, 210 × 297\u00a0mm'),
              width: 210,
              height: 297,
            },
            {
              key: 'a5',
              name: texts('A5, 148 × 210\u00a0mm', 'A5, 148 × 210\u00a0мм', 'A5, 148 × 210\u00a0mm'),
              factor: 0.7,
              width: 148,
              height: 210,
            },
          ],
        },
        {
          key: 'pages',
          name: texts('Səhifələr', 'Страницы', 'Pages'),
          inMatrix: true,
          choices: [8, 4, 12, 16].map((pages) => ({
            key: String(pages),
            pages,
            factor: 0.4 + 0.075 * pages,
            name: texts(`${pages} səhifə`, `${pages}\u00a0стр.`, `${pages} pages`),
          })),
        },
        {
          key: 'paper',
          kind: 'material',
          name: paperName,
          choices: [
            {
              key: 'coated-300',
              name: texts('Təbaşirli 300\u00a0q/m²', 'Мелованная 300\u00a0г/м²', 'Coated 300\u00a0g/m²'),
              weight: 300,
              thickness: 0.3,
            },
            {
              key: 'synthetic',
              name: texts('Cırılmayan sintetik', 'Нервущаяся синтетика', 'Tear-proof synthetic'),
              adds: { percentBp: 3500 },
              weight: 280,
              thickness: 0.3,
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
              name: texts('Spirallı', 'Пружина', 'Spiral'),
              adds: { perPiece: 15_000 },
            },
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
              key: 'corners',
              name: texts('Yuvarlaq künc', 'Скруглённые углы', 'Rounded corners'),
              adds: { perPiece: 4000 },
              cornerRadius: 6,
            },
            {
              key: 'soft',
              sign: 'lamination',
              name: texts('Məxməri laminasiya', 'Бархатная ламинация', 'Soft-touch lamination'),
              adds: { percentBp: 1800 },
            },
          ],
        },
        turnaround([5, 3]),
      ],
      rules: [
        {
          kind: 'excludes',
          if: { group: 'after', choice: 'soft' },
          other: { group: 'paper', choice: 'synthetic' },
          reason: texts(
            'Sintetik material laminasiya olunmur.',
            'Синтетику не ламинируют.',
            'Synthetic sheets are not laminated.',
          ),
        },
      ],
    }),
  ],
  [
    'product-banner-outdoor',
    configurationOf(pricesOf('product-banner-outdoor'), {
      maxCount: 100,
      ownSize: { minWidth: 300, maxWidth: 15_000, minHeight: 300, maxHeight: 5000 },
      groups: [
        {
          key: 'size',
          kind: 'size',
          name: sizeName,
          inMatrix: true,
          choices: [
            {
              key: '1x1',
              name: texts('1 × 1\u00a0m', '1 × 1\u00a0м', '1 × 1\u00a0m'),
              width: 1000,
              height: 1000,
            },
            {
              key: '2x1',
              name: texts('2 × 1\u00a0m', '2 × 1\u00a0м', '2 × 1\u00a0m'),
              factor: 1.9,
              width: 2000,
              height: 1000,
            },
            {
              key: '3x2',
              name: texts('3 × 2\u00a0m', '3 × 2\u00a0м', '3 × 2\u00a0m'),
              factor: 5.4,
              width: 3000,
              height: 2000,
            },
            {
              key: '6x3',
              name: texts('6 × 3\u00a0m', '6 × 3\u00a0м', '6 × 3\u00a0m'),
              factor: 15,
              width: 6000,
              height: 3000,
            },
          ],
        },
        {
          key: 'material',
          kind: 'material',
          name: texts('Material', 'Материал', 'Material'),
          inMatrix: true,
          choices: [
            {
              key: 'frontlit',
              name: texts('Frontlit 440\u00a0q/m²', 'Фронтлит 440\u00a0г/м²', 'Frontlit 440\u00a0g/m²'),
              weight: 440,
              thickness: 0.4,
            },
            {
              key: 'mesh',
              name: texts('Tor 270\u00a0q/m²', 'Сетка 270\u00a0г/м²', 'Mesh 270\u00a0g/m²'),
              hint: texts('Küləkli yerlər üçün', 'Для ветреных мест', 'For windy places'),
              factor: 1.15,
              weight: 270,
              thickness: 0.4,
            },
            {
              key: 'blockout',
              name: texts('Blokaut 510\u00a0q/m²', 'Блэкаут 510\u00a0г/м²', 'Blockout 510\u00a0g/m²'),
              hint: texts(
                'İşıq keçirmir, iki tərəfə çap olunur',
                'Не просвечивает, печать с двух сторон',
                'Lets no light through, printed on both sides',
              ),
              factor: 1.4,
              weight: 510,
              thickness: 0.5,
            },
          ],
        },
        {
          key: 'edge',
          kind: 'finishing',
          name: texts('Kənarları', 'Края', 'Edges'),
          choices: [
            {
              key: 'eyelets',
              sign: 'eyelets',
              name: texts('Qatlanır, lüverslə', 'Подгиб и люверсы', 'Hemmed, with eyelets'),
            },
            {
              key: 'pocket',
              sign: 'pocket',
              name: texts('Boru üçün cib', 'Карман под трубу', 'Pole pocket'),
              adds: { fixed: 600, perSquareMetre: 80 },
            },
            { key: 'cut', name: texts('Sadəcə kəsilir', 'Просто обрезать', 'Just cut') },
          ],
        },
        turnaround([3, 2, 1]),
      ],
    }),
  ],
  [
    'product-sticker-sheet',
    configurationOf(pricesOf('product-sticker-sheet'), {
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
            { key: 'white', name: texts('Ağ vinil', 'Белый винил', 'White vinyl'), swatch: '#ffffff' },
            { key: 'clear', name: texts('Şəffaf vinil', 'Прозрачный винил', 'Clear vinyl'), factor: 1.15 },
            {
              key: 'paper',
              name: texts('Yapışqanlı kağız', 'Самоклеящаяся бумага', 'Sticky paper'),
              hint: texts('Qapalı yerlər üçün', 'Для помещений', 'For indoors'),
              factor: 0.75,
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
    }),
  ],
  ...clothesAndMugs(pricesOf),
])
