import type {
  AddOn,
  Choice,
  Configuration,
  Group,
  Rule,
  Selection,
} from '../../src/domains/options/configuration.ts'
import { matrixRows } from '../../src/domains/options/matrix-rows.ts'

export const nothing: AddOn = { fixed: 0, perPiece: 0, perSquareMetre: 0, percentBp: 0 }
const words = (az: string) => ({ az, ru: '', en: '' })

export const choiceOf = (key: string, more: Partial<Choice> = {}): Choice => ({
  key,
  name: words(key),
  hint: words(''),
  addOn: nothing,
  ...more,
})

export const groupOf = (key: string, choices: Choice[], more: Partial<Group> = {}): Group => ({
  key,
  kind: 'other',
  name: words(key),
  hint: words(''),
  several: false,
  required: true,
  inMatrix: false,
  choices,
  ...more,
})

export const excludes = (one: [string, string], other: [string, string], reason = 'olmur'): Rule =>
  ruleOf('excludes', one, other, reason)
export const requires = (one: [string, string], other: [string, string], reason = 'lazımdır'): Rule =>
  ruleOf('requires', one, other, reason)

function ruleOf(kind: Rule['kind'], one: [string, string], other: [string, string], reason: string): Rule {
  const [[group, choice], [otherGroup, otherChoice]] = [one, other]
  return {
    kind,
    if: { group, choice },
    other: { group: otherGroup, choice: otherChoice },
    reason: words(reason),
  }
}

export const chosen = (choices: Record<string, string | string[]> = {}): Selection => ({
  choices: Object.fromEntries(
    Object.entries(choices).map(([group, keys]) => [group, typeof keys === 'string' ? [keys] : keys]),
  ),
  ownSize: null,
})

/** Business cards: two sizes, two papers, one or two sides, three finishes, three turnarounds. */
export const cards: Configuration = {
  groups: [
    groupOf(
      'size',
      [choiceOf('90x50', { width: 90, height: 50 }), choiceOf('85x55', { width: 85, height: 55 })],
      { kind: 'size', inMatrix: true },
    ),
    groupOf('paper', [choiceOf('matt'), choiceOf('cotton', { maxCount: 1000 })], {
      kind: 'material',
      inMatrix: true,
    }),
    groupOf('sides', [
      choiceOf('one', { sides: 1 }),
      choiceOf('two', { sides: 2, addOn: { ...nothing, percentBp: 4000 } }),
    ]),
    groupOf(
      'finish',
      [
        choiceOf('foil', { addOn: { ...nothing, fixed: 1500, perPiece: 250 } }),
        choiceOf('round', { addOn: { ...nothing, perPiece: 100 }, cornerRadius: 3 }),
        choiceOf('lacquer', { addOn: { ...nothing, perSquareMetre: 1200 } }),
      ],
      { kind: 'finishing', several: true, required: false },
    ),
    groupOf(
      'time',
      [
        choiceOf('standard', { days: 4, factorBp: 0 }),
        choiceOf('fast', { days: 2, factorBp: 2500 }),
        choiceOf('express', { days: 1, factorBp: 6000, maxCount: 500 }),
      ],
      { kind: 'turnaround' },
    ),
  ],
  rules: [
    excludes(['finish', 'foil'], ['paper', 'cotton'], 'folqa pambıq kağıza yapışmır'),
    requires(['finish', 'lacquer'], ['sides', 'two']),
  ],
  runs: [100, 500, 1000],
  prices: {
    '90x50/matt': [1200, 4000, 6000],
    '90x50/cotton': [2400, 9000, null],
    '85x55/matt': [1300, 4200, 6300],
    '85x55/cotton': [2500, 9400, 15_000],
  },
  ownSize: { minWidth: 40, maxWidth: 120, minHeight: 40, maxHeight: 80 },
  minCount: 50,
  maxCount: 5000,
}

/** Six groups of ten choices, three of them in the matrix, eight runs, three turnarounds. */
export function largeConfiguration(): Configuration {
  const keys = Array.from({ length: 10 }, (_, index) => `c${index}`)
  const addOn = { fixed: 150, perPiece: 35, perSquareMetre: 800, percentBp: 250 }
  const groups = [
    groupOf(
      'size',
      keys.map((key, index) => choiceOf(key, { width: 50 + 10 * index, height: 90 + 10 * index })),
      { kind: 'size', inMatrix: true },
    ),
    groupOf(
      'paper',
      keys.map((key) => choiceOf(key)),
      { kind: 'material', inMatrix: true },
    ),
    groupOf(
      'colour',
      keys.map((key) => choiceOf(key, { addOn })),
    ),
    groupOf(
      'finish',
      keys.map((key) => choiceOf(key, { addOn })),
      { several: true, required: false },
    ),
    groupOf(
      'extra',
      keys.map((key) => choiceOf(key, { addOn })),
      { several: true, required: false },
    ),
    groupOf(
      'time',
      [0, 2500, 6000].map((factorBp, index) => choiceOf(`t${index}`, { days: 3 - index, factorBp })),
      { kind: 'turnaround' },
    ),
  ]
  const runs = [100, 250, 500, 1000, 2500, 5000, 10_000, 20_000]
  const rows = matrixRows({ ...cards, groups }).map((key, index) => [
    key,
    runs.map((run) => 900 + index * 13 + run * 3),
  ])
  const rules = keys.slice(1).map((key) => excludes(['finish', key], ['paper', 'c9']))
  return { ...cards, groups, rules, runs, prices: Object.fromEntries(rows), ownSize: null, maxCount: 100_000 }
}

/** As many choices as a product may have. */
export const largestConfiguration: Configuration = {
  ...cards,
  groups: [
    ...cards.groups,
    ...Array.from({ length: 12 - cards.groups.length }, (_, group) =>
      groupOf(
        `more-${group}`,
        Array.from({ length: 60 }, (_, place) => choiceOf(`choice-${place}`)),
      ),
    ),
  ],
}
