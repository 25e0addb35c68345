import type { Choice, Configuration, Group } from '../../../src/domains/options/configuration.ts'
import { nothing } from '../../support/options.ts'
import { callApi, logIn } from './accounts.ts'

const words = (az: string, ru: string) => ({ az, ru, en: '' })
const none = words('', '')
const choice = (key: string, az: string, ru: string, more: Partial<Choice> = {}): Choice => ({
  key,
  name: words(az, ru),
  hint: none,
  addOn: nothing,
  ...more,
})
const group = (key: string, kind: Group['kind'], name: Group['name'], choices: Choice[]): Group => ({
  key,
  kind,
  name,
  choices,
  hint: none,
  several: kind === 'finishing',
  required: kind !== 'finishing',
  inMatrix: kind === 'size' || kind === 'material',
})

const sizes = [
  choice('90x50', 'Standart', 'Стандарт', { width: 90, height: 50 }),
  choice('85x55', 'Avropa', 'Европа', { width: 85, height: 55 }),
]
const papers = [
  choice('matt', 'Mat tabaşirli', 'Матовая', { weight: 350, thickness: 0.38 }),
  choice('kraft', 'Kraft', 'Крафт', { weight: 300, thickness: 0.42, swatch: '#c69c6a' }),
  choice('linen', 'Kətan faktura', 'Лён', { weight: 280, thickness: 0.4 }),
]
const dearness: Record<string, number> = { '90x50': 100, '85x55': 105, matt: 100, kraft: 108, linen: 120 }

/** Business cards as their page is tested: with their own size, an exclusion and three turnarounds. */
export const cardOptions: Configuration = {
  groups: [
    group('size', 'size', words('Ölçü', 'Размер'), sizes),
    group('paper', 'material', words('Kağız', 'Бумага'), papers),
    group('sides', 'sides', words('Tərəflər', 'Стороны'), [
      choice('one', 'Bir tərəfli', 'Односторонняя', { sides: 1 }),
      choice('two', 'İki tərəfli', 'Двусторонняя', { sides: 2, addOn: { ...nothing, percentBp: 1250 } }),
    ]),
    group('finish', 'finishing', words('Çapdan sonra', 'После печати'), [
      choice('lam', 'Mat laminasiya', 'Матовая ламинация', { addOn: { ...nothing, perPiece: 300 } }),
      choice('round', 'Dəyirmi künc', 'Скруглённые углы', {
        cornerRadius: 5,
        addOn: { ...nothing, perSquareMetre: 777 },
      }),
      choice('foil', 'Qızılı folqa', 'Золотая фольга', { addOn: { ...nothing, fixed: 1500, perPiece: 600 } }),
    ]),
    group('time', 'turnaround', words('Müddət', 'Срок'), [
      choice('standard', 'Standart', 'Стандарт', { days: 4, factorBp: 0 }),
      choice('fast', 'Tez', 'Быстро', { days: 2, factorBp: 3000 }),
      choice('express', 'Ekspress', 'Экспресс', { days: 1, factorBp: 6000, maxCount: 1000 }),
    ]),
  ],
  rules: [
    {
      kind: 'excludes',
      if: { group: 'finish', choice: 'lam' },
      other: { group: 'paper', choice: 'linen' },
      reason: words('fakturanı örtür', 'закрывает фактуру'),
    },
  ],
  runs: [100, 250, 500, 1000, 2000],
  prices: Object.fromEntries(
    sizes.flatMap((size) =>
      papers.map((paper) => {
        const percent = ((dearness[size.key] ?? 0) * (dearness[paper.key] ?? 0)) / 10_000
        const row = [3400, 5750, 9200, 14_400, 24_000].map((price) => Math.round(price * percent))
        return [`${size.key}/${paper.key}`, row]
      }),
    ),
  ),
  ownSize: { minWidth: 40, maxWidth: 120, minHeight: 40, maxHeight: 90 },
  minCount: 50,
  maxCount: 10_000,
}

/** Clothes have no campaign: their prices are as they are written. */
export const serviceWithOptions = 9

/** A product of which something can be chosen, made by staff. */
export async function configuredProduct(
  name = 'Seçimli kart',
  more: { artwork?: 'Optional' } = {},
): Promise<{ id: number; path: string }> {
  const { accessToken: token } = await logIn('admin@example.com')
  const { id } = await callApi<{ id: number }>('POST', '/ServiceTypes', {
    token,
    body: { serviceId: serviceWithOptions, name, name_ru: 'Карта с выбором', ...more },
  })
  await callApi('PUT', `/ServiceTypes/${id}/options`, { token, body: { configuration: cardOptions } })
  return { id, path: `/services/card/prices/${id}` }
}
