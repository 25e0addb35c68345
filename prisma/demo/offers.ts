import type { Language } from '../../src/lib/languages.ts'

/** A line of the demo: something of the catalogue by its picture's name, or own words under a service. */
export type DemoOfferLine = {
  item: string
  title?: string
  details: string
  count: number
  /** AZN. */
  price?: number
  days?: number
}

export type DemoOffer = {
  customer: string
  language: Language
  title: string
  note: string
  lines: readonly DemoOfferLine[]
  sentDaysAgo: number
  /** Asked for that many hours ago, about the lines with these keys. */
  change?: { text: string; lines: number[]; hoursAgo: number }
  views: number
}

/** One waits for its customer, of one another run is wanted, and one has expired. */
export const offers: readonly DemoOffer[] = [
  {
    customer: 'vusal@narbagi.example',
    language: 'az',
    title: 'sərgi dəsti, 18 dekabr',
    note: '50 % avans, qalanı təhvil günü.',
    lines: [
      { item: 'product-catalog-a4', details: '24 səhifə, üzü 300 q/m²', count: 300, days: 8 },
      { item: 'product-rollup-85', details: '85 × 200 sm, çanta ilə', count: 3, days: 4 },
      {
        item: 'product-catalog-a4',
        title: 'Dizayn və səhifələmə',
        details: '24 səhifə, iki düzəliş daxildir',
        count: 24,
        price: 240,
      },
    ],
    sentDaysAgo: 0,
    views: 2,
  },
  {
    customer: 'ferid@odlarmebel.example',
    language: 'az',
    title: 'mağaza üçün',
    note: '',
    lines: [
      { item: 'product-rollup-85', details: '85 × 200 sm', count: 2, days: 4 },
      {
        item: 'product-rollup-85',
        title: 'Mağazada quraşdırma, 2 usta',
        details: 'Bakı daxilində',
        count: 1,
        price: 120,
      },
    ],
    sentDaysAgo: 1,
    change: {
      text: 'Stend üç ədəd olsun, quraşdırmanı bazar günü edə bilərsiniz?',
      lines: [1, 2],
      hoursAgo: 3,
    },
    views: 3,
  },
  {
    customer: 'orlov@example.com',
    language: 'ru',
    title: 'подарочные пакеты',
    note: '',
    lines: [
      { item: 'product-paper-bag', details: 'Крафт, логотип в один цвет', count: 300, days: 6 },
      {
        item: 'product-paper-bag',
        title: 'Подготовка логотипа',
        details: 'Перерисуем в векторе',
        count: 1,
        price: 25,
      },
    ],
    sentDaysAgo: 12,
    views: 4,
  },
]
