import type { ReadyMade } from '../definition.ts'
import { type OptionsDraft, sizeName, turnaround } from '../options-kit.ts'
import { texts } from '../texts.ts'
import { usualProfile } from '../usual-profiles.ts'

/** By area, with a size of one's own; the demo sells it at prices of its own. */
export const bannerOptions: OptionsDraft = {
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
}

export const banners: ReadyMade = {
  name: texts('Banner', 'Баннеры', 'Banners'),
  description: texts(
    'Fasad, tikinti, sərgi və tədbir üçün. Ölçünü özünüz yazırsınız. Maket PDF olsun, 1:1 və ya 1:10 miqyasda, hər tərəfdən 10\u00a0mm kəsim payı ilə.',
    'Для фасада, стройки, выставки и мероприятия. Размер задаёте сами. Макет — PDF в масштабе 1:1 или 1:10, вылеты 10\u00a0мм с каждой стороны.',
    'For a façade, a building site, a fair or an event. You give the size yourself. Send a PDF at 1:1 or 1:10 with 10\u00a0mm of bleed on every side.',
  ),
  picture: 'product-banner-outdoor',
  work: { kind: 'largeFormat', minutesFixed: 60, minutesPer1000: 4000 },
  products: [
    {
      name: texts('Küçə banneri', 'Уличный баннер', 'Outdoor banner'),
      description: texts(
        'Günəşə davamlı boya, möhkəm material. Kənarı qatlanıb lüvers vurulur, boru üçün cib açılır və ya sadəcə kəsilir.',
        'Краски не выгорают на солнце, материал прочный. Край подгибаем и ставим люверсы, делаем карман под трубу или просто обрезаем.',
        'Inks that stand the sun on a strong material. The edge is hemmed with eyelets, gets a pole pocket or is just cut.',
      ),
      picture: 'product-banner-outdoor',
      prices: [
        [1, 12],
        [2, 23],
        [5, 55],
        [10, 105],
        [20, 195],
      ],
      options: bannerOptions,
      profile: usualProfile('largeFormat'),
    },
  ],
}
