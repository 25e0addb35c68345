import type { AddOn, Choice, Configuration, Group } from '../../src/domains/options/configuration.ts'
import { matrixRows } from '../../src/domains/options/matrix-rows.ts'
import { toQepik } from '../../src/lib/money.ts'
import type { DemoTier, Texts } from './texts.ts'

const none: Texts = { az: '', ru: '', en: '' }
const nothing: AddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }

/** A choice of a demo product; `factor`: how many times the table's price, `adds`: qəpik, of a piece in hundredths. */
type DemoChoice = Omit<Partial<Choice>, 'key' | 'name' | 'addOn'> & {
  key: string
  name: Texts
  factor?: number
  adds?: Partial<AddOn>
}
type DemoGroup = Omit<Partial<Group>, 'key' | 'name' | 'choices'> & {
  key: string
  name: Texts
  choices: readonly DemoChoice[]
}

type DemoOptions = Partial<Pick<Configuration, 'rules' | 'ownSize' | 'minCount' | 'maxCount'>> & {
  groups: readonly DemoGroup[]
}

/** A configuration whose first choices cost what `prices` say; other rows of the table are a multiple of it. */
export function configurationOf(
  prices: readonly DemoTier[],
  { groups: drafts, ...more }: DemoOptions,
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

const groupOf = ({ choices, ...group }: DemoGroup): Group => ({
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
export function turnaround([standard, fast, express]: Days): DemoGroup {
  const choices: DemoChoice[] = [
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
