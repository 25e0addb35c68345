import type { Configuration } from '../../src/domains/options/configuration.ts'
import { bannerOptions } from '../../src/domains/ready-made/definitions/banners.ts'
import { trifoldOptions } from '../../src/domains/ready-made/definitions/leaflets.ts'
import { mugOptions } from '../../src/domains/ready-made/definitions/mugs.ts'
import { stickerSheetOptions } from '../../src/domains/ready-made/definitions/stickers.ts'
import { tshirtOptions } from '../../src/domains/ready-made/definitions/t-shirts.ts'
import {
  afterName,
  configurationOf,
  paperName,
  sizeName,
  turnaround,
} from '../../src/domains/ready-made/options-kit.ts'
import { texts } from '../../src/domains/ready-made/texts.ts'
import { products } from './products.ts'

const pricesOf = (picture: string) => products.find((product) => product.picture === picture)?.prices ?? []

/** What can be chosen of some products, by their picture's name. Their first choices cost what their prices say. */
export const demoOptions: ReadonlyMap<string, Configuration> = new Map([
  ['product-leaflet-trifold', configurationOf(pricesOf('product-leaflet-trifold'), trifoldOptions)],
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
              film: 27,
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
  ['product-banner-outdoor', configurationOf(pricesOf('product-banner-outdoor'), bannerOptions)],
  ['product-sticker-sheet', configurationOf(pricesOf('product-sticker-sheet'), stickerSheetOptions)],
  ['product-tshirt', configurationOf(pricesOf('product-tshirt'), tshirtOptions)],
  ['product-mug-white', configurationOf(pricesOf('product-mug-white'), mugOptions)],
])
