import { describe, expect, test } from 'vitest'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { configurationSchema } from '../../../src/domains/options/configuration-input.ts'
import { selectionSchema } from '../../../src/domains/options/selection-input.ts'
import { fieldErrors } from '../../../src/lib/validation.ts'
import { cards, choiceOf, excludes, groupOf, largeConfiguration, nothing } from '../../support/options.ts'

function faultsOf(configuration: unknown): string[] {
  const { error } = configurationSchema.safeParse(configuration)
  return error ? fieldErrors(error.issues).map(({ path, message }) => `${path}: ${message.id}`) : []
}
const only = (group: ReturnType<typeof groupOf>, more: Partial<Configuration> = {}): Configuration => ({
  ...cards,
  groups: [group],
  rules: [],
  prices: {},
  ownSize: null,
  ...more,
})
const many = (length: number) => Array.from({ length }, (_, index) => choiceOf(`c${index}`))

// OPT-8
describe('what staff save', () => {
  test('is taken as it is, and is a few kilobytes where six groups have ten choices each', () => {
    expect(configurationSchema.parse(structuredClone(cards))).toEqual(cards)
    const drawn = only(groupOf('a', [choiceOf('x', { sign: 'foil' })]), {
      prices: { '': cards.runs.map(() => 100) },
    })
    expect(configurationSchema.parse(structuredClone(drawn))).toEqual(drawn)
    const large = largeConfiguration()
    expect(configurationSchema.parse(structuredClone(large))).toEqual(large)
    expect(JSON.stringify(large).length).toBeLessThan(16_000)
  })

  test.each<[string, Configuration, string[]]>([
    [
      'a thirteenth group',
      { ...cards, groups: many(13).map(({ key }) => groupOf(key, many(1))) },
      ['groups: field.tooMany'],
    ],
    ['a sixty-first choice', only(groupOf('a', many(61))), ['groups.0.choices: field.tooMany']],
    ['no choice', only(groupOf('a', [])), ['groups.0.choices: field.atLeast']],
    [
      'a drawing that isn’t there',
      only(groupOf('a', [{ ...choiceOf('x'), sign: JSON.parse('"glitter"') }])),
      ['groups.0.choices.0.sign: field.wrong'],
    ],
    ['a key with a space', only(groupOf('a b', many(1))), ['groups.0.key: field.wrong']],
    [
      'a key twice',
      only(groupOf('a', [choiceOf('x'), choiceOf('x')])),
      ['groups.0.choices.1.key: options.keyTaken'],
    ],
    ['a key that means something else', only(groupOf('run', many(1))), ['groups.0.key: options.keyReserved']],
    [
      'a name that is missing',
      only(groupOf('a', [choiceOf('x', { name: { az: ' ', ru: 'x', en: 'x' } })])),
      ['groups.0.choices.0.name.az: field.required'],
    ],
    [
      'more than 5,000 cells',
      only(groupOf('a', many(60), { inMatrix: true }), {
        groups: [groupOf('a', many(60), { inMatrix: true }), groupOf('b', many(60), { inMatrix: true })],
      }),
      ['prices: options.tooManyCells'],
    ],
    [
      'a row of no combination',
      { ...cards, prices: { ...cards.prices, 'a5/matt': [1, 2, 3] } },
      ['prices.a5/matt: options.unknownRow'],
    ],
    [
      'a row that is too short',
      { ...cards, prices: { '90x50/matt': [1, 2] } },
      ['prices.90x50/matt: options.wrongLength'],
    ],
    [
      'a price of 0, and one below',
      { ...cards, prices: { '90x50/matt': [0, -2, 3] } },
      ['prices.90x50/matt.0: options.priceNotAbove', 'prices.90x50/matt.1: options.priceNotAbove'],
    ],
    ['runs that fall', { ...cards, runs: [500, 100, 1000] }, ['runs: options.runsUnordered']],
    [
      'a rule about nothing',
      { ...cards, rules: [excludes(['finish', 'gone'], ['paper', 'matt'])] },
      ['rules.0.if: options.noSuchChoice'],
    ],
    [
      'a rule within one choice',
      { ...cards, rules: [excludes(['paper', 'cotton'], ['paper', 'matt'])] },
      ['rules.0.other: options.sameGroup'],
    ],
    [
      'an axis of several',
      only(groupOf('a', many(2), { inMatrix: true, several: true })),
      ['groups.0.inMatrix: options.axis'],
    ],
    [
      'an axis that adds',
      only(groupOf('a', [choiceOf('x', { addOn: { ...nothing, fixed: 1 } })], { inMatrix: true })),
      ['groups.0.inMatrix: options.axis'],
    ],
    [
      'a turnaround that adds a sum',
      only(groupOf('a', [choiceOf('x', { addOn: { ...nothing, fixed: 1 } })], { kind: 'turnaround' })),
      ['groups.0.kind: options.turnaround'],
    ],
    [
      'a width without a height',
      only(groupOf('a', [choiceOf('x', { width: 90 })], { kind: 'size' })),
      ['groups.0.choices.0.height: options.bothSides'],
    ],
    [
      'a price by area without sizes',
      only(groupOf('a', [choiceOf('x', { addOn: { ...nothing, perSquareMetre: 1 } })])),
      ['groups.0.choices.0.addOn: options.sizesNeeded'],
    ],
    [
      'an own size without sizes',
      only(groupOf('a', many(1)), { ownSize: cards.ownSize }),
      ['ownSize: options.sizeGroupNeeded'],
    ],
    ['a most below the least', { ...cards, minCount: 6000 }, ['maxCount: options.rangeReversed']],
    [
      'first choices that don’t go together',
      {
        ...cards,
        rules: [
          excludes(['sides', 'one'], ['time', 'standard']),
          excludes(['sides', 'one'], ['time', 'fast']),
          excludes(['sides', 'one'], ['time', 'express']),
        ],
      },
      ['groups: options.impossibleDefault'],
    ],
  ])('%s is refused at its place', (_what, configuration, faults) => {
    expect(faultsOf(configuration)).toEqual(faults)
  })
})

// OPT-14
test.each([
  [[99, 198], 297, []],
  [[198, 99], 297, ['groups.0.choices.0.folds: options.foldsUnordered']],
  [[99, 99], 297, ['groups.0.choices.0.folds: options.foldsUnordered']],
  [[99, 297], 297, ['groups.0.choices.0.folds: options.foldOutside']],
])('fold lines at %j mm of a piece %i mm wide: %j', (folds, width, faults) => {
  const groups = [
    groupOf('a', [choiceOf('x', { folds })]),
    groupOf('b', [choiceOf('y', { width, height: 210 })]),
  ]
  expect(faultsOf(only(groupOf('a', many(1)), { groups }))).toEqual(faults)
})

describe('what a customer sends', () => {
  test('is an object, also as JSON text; a key alone means a list of it', () => {
    const meant = { choices: { paper: ['matt'] }, ownSize: null }
    expect(selectionSchema.parse({ choices: { paper: ['matt'] } })).toEqual(meant)
    expect(selectionSchema.parse('{"choices":{"paper":"matt"}}')).toEqual(meant)
    expect(selectionSchema.parse({})).toEqual({ choices: {}, ownSize: null })
  })

  test.each([
    '{',
    'x',
    [],
    { choices: { paper: [1] } },
    { ownSize: { width: 0, height: 1 } },
    { ownSize: { width: 90 } },
  ])('%j is refused', (value) => {
    expect(selectionSchema.safeParse(value).success).toBe(false)
  })
})
