import { toQepik } from '../../lib/money.ts'
import type { AddOn, Choice, Configuration, Group, Texts } from '../options/configuration.ts'
import { matrixRows } from '../options/matrix-rows.ts'
import { type PriceTier, texts } from './texts.ts'

const none: Texts = { az: '', ru: '', en: '' }
const nothing: AddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }

/** A choice as it is written down: `factor`: how many times the table's price, `adds`: qəpik, of a piece in hundredths. */
type ChoiceDraft = Omit<Partial<Choice>, 'key' | 'name' | 'addOn'> & {
  key: string
  name: Texts
  factor?: number
  adds?: Partial<AddOn>
}
export type GroupDraft = Omit<Partial<Group>, 'key' | 'name' | 'choices'> & {
  key: string
  name: Texts
  choices: readonly ChoiceDraft[]
}

/** What can be chosen of a product, but for its prices. */
export type OptionsDraft = Partial<Pick<Configuration, 'rules' | 'ownSize' | 'minCount' | 'maxCount'>> & {
  groups: readonly GroupDraft[]
}

/** A configuration whose first choices cost what `prices` say; other rows of the table are a multiple of it. */
export function configurationOf(
  prices: readonly PriceTier[],
  { groups: drafts, ...more }: OptionsDraft,
): Configuration {
  const groups = drafts.map(groupOf)
  const factors = new Map(
    drafts.flatMap(({ key, choices }) =>
      choices.map((choice) => [`${key}/${choice.key}`, choice.factor ?? 1] as const),
    ),
  )
  const axes = groups.filter(({ inMatrix }) => inMatrix)
  const base = {
    rules: [],
    ownSize: null,
    minCount: 1,
    maxCount: 20_000,
    ...more,
    groups,
    runs: prices.map(([count]) => count),
  }
  const rowOf = (row: string): number[] => {
    const keys = row.split('/')
    const factor = axes.reduce(
      (product, { key }, index) => product * (factors.get(`${key}/${keys[index]}`) ?? 1),
      1,
    )
    return prices.map(([, price]) => Math.round((toQepik(price) * factor) / 10) * 10)
  }
  const rows = matrixRows({ ...base, prices: {} }).map((row) => [row, rowOf(row)] as const)
  return { ...base, prices: Object.fromEntries(rows) }
}

const groupOf = ({ choices, ...group }: GroupDraft): Group => ({
  kind: 'other',
  hint: none,
  several: false,
  required: group.several !== true,
  inMatrix: false,
  ...group,
  choices: choices.map(({ factor: _, adds, ...choice }) => ({
    hint: none,
    addOn: { ...nothing, ...adds },
    ...choice,
  })),
})

type Days = readonly [standard: number, fast: number, express?: number]

/** Standard, fast at a quarter more, and where there is one express at 60 % more, up to 500 pieces. */
export function turnaround([standard, fast, express]: Days): GroupDraft {
  const choices: ChoiceDraft[] = [
    {
      key: 'standard',
      name: { az: 'Standart', ru: 'Стандарт', en: 'Standard' },
      days: standard,
      factorBp: 0,
    },
    { key: 'fast', name: { az: 'Tez', ru: 'Быстро', en: 'Fast' }, days: fast, factorBp: 2500 },
  ]
  if (express !== undefined) {
    const name = { az: 'Ekspress', ru: 'Экспресс', en: 'Express' }
    choices.push({ key: 'express', name, days: express, factorBp: 6000, maxCount: 500 })
  }
  return { key: 'time', kind: 'turnaround', name: { az: 'Müddət', ru: 'Срок', en: 'Turnaround' }, choices }
}

export const sizeName: Texts = { az: 'Ölçü', ru: 'Размер', en: 'Size' }
export const paperName: Texts = { az: 'Kağız', ru: 'Бумага', en: 'Paper' }
export const afterName: Texts = { az: 'Çapdan sonra', ru: 'После печати', en: 'After printing' }

type Trim = { label?: string; factor?: number; adds?: Partial<AddOn> }

/** A size by its trim in millimetres: `A5, 148 × 210 mm`. */
export function size(key: string, [width, height]: readonly [number, number], trim: Trim = {}): ChoiceDraft {
  const { label, ...more } = trim
  const figures = `${label === undefined ? '' : `${label}, `}${width} × ${height}`
  const name = texts(`${figures}\u00a0mm`, `${figures}\u00a0мм`, `${figures}\u00a0mm`)
  return { key, name, width, height, ...more }
}

/** One side first; the other one costs so much more, in basis points. */
export const sides = (percentBp: number): GroupDraft => ({
  key: 'sides',
  kind: 'sides',
  name: texts('Çap', 'Печать', 'Printing'),
  choices: [
    { key: 'one', sides: 1, name: texts('Bir tərəfli', 'С одной стороны', 'One side') },
    { key: 'both', sides: 2, name: texts('İki tərəfli', 'С двух сторон', 'Both sides'), adds: { percentBp } },
  ],
})

/** What is done after printing: several at once, or nothing. */
export const after = (choices: readonly ChoiceDraft[]): GroupDraft => ({
  key: 'after',
  kind: 'finishing',
  name: afterName,
  several: true,
  required: false,
  choices,
})
