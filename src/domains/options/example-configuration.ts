import type { Choice, Configuration } from './configuration.ts'

const noHint = { az: '', ru: '', en: '' }
const noAddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }
const one = { several: false, required: true, hint: noHint }

function choice(key: string, names: readonly [string, string, string], more: Partial<Choice> = {}): Choice {
  const [az, ru, en] = names
  return { key, name: { az, ru, en }, hint: noHint, addOn: noAddOn, ...more }
}

/** Of the OpenAPI document: two papers in the table of prices, and two sides that cost 40 % more. */
export const exampleConfiguration: Configuration = {
  groups: [
    {
      ...one,
      ...{ key: 'paper', kind: 'material', inMatrix: true },
      name: { az: 'Kağız', ru: 'Бумага', en: 'Paper' },
      choices: [
        choice('matt', ['Mat 350 q/m²', 'Матовая 350 г/м²', 'Matt 350 gsm']),
        choice('kraft', ['Kraft 300 q/m²', 'Крафт 300 г/м²', 'Kraft 300 gsm']),
      ],
    },
    {
      ...one,
      ...{ key: 'sides', kind: 'sides', inMatrix: false },
      name: { az: 'Tərəflər', ru: 'Стороны', en: 'Sides' },
      choices: [
        choice('one', ['Bir tərəf', 'Одна сторона', 'One side'], { sides: 1 }),
        choice('two', ['İki tərəf', 'Две стороны', 'Both sides'], {
          ...{ sides: 2, addOn: { ...noAddOn, percentBp: 4000 } },
        }),
      ],
    },
  ],
  rules: [],
  runs: [100, 500],
  prices: { matt: [1200, 4500], kraft: [1500, null] },
  ownSize: null,
  minCount: 50,
  maxCount: 5000,
}
