import { expect, test } from 'vitest'
import { configurationSchema } from '../../../src/domains/options/configuration-input.ts'
import { impossibleChoices } from '../../../src/domains/options/impossible-choices.ts'
import { cards, excludes, requires } from '../../support/options.ts'

// OPT-8
test('rules that leave each choice somewhere are fine', () => {
  expect(impossibleChoices(cards)).toEqual([])
})

test('a choice that goes with no choice of a group that is required is never possible', () => {
  const rules = [
    excludes(['finish', 'foil'], ['paper', 'matt']),
    excludes(['paper', 'cotton'], ['finish', 'foil']),
  ]
  expect(impossibleChoices({ ...cards, rules })).toEqual([{ group: 'finish', choice: 'foil' }])
})

test('neither is one that needs two of a group, or what excludes it', () => {
  const rules = [
    requires(['finish', 'foil'], ['paper', 'matt']),
    requires(['finish', 'foil'], ['paper', 'cotton']),
  ]
  expect(impossibleChoices({ ...cards, rules })).toEqual([{ group: 'finish', choice: 'foil' }])
  const circle = [
    requires(['finish', 'foil'], ['paper', 'matt']),
    excludes(['paper', 'matt'], ['finish', 'foil']),
  ]
  expect(impossibleChoices({ ...cards, rules: circle })).toEqual([{ group: 'finish', choice: 'foil' }])
})

// OPT-8
test('a configuration with such a rule is refused by the name of the choice', () => {
  const rules = [
    excludes(['finish', 'foil'], ['paper', 'matt']),
    excludes(['finish', 'foil'], ['paper', 'cotton']),
  ]
  const { error } = configurationSchema.safeParse({ ...cards, rules })
  expect(error?.issues).toMatchObject([
    { path: ['rules'], params: { message: { id: 'options.neverChosen', values: { choice: 'foil' } } } },
  ])
})

test('a size of one’s own takes the place of any listed one', () => {
  const rules = ['90x50', '85x55'].map((size) => excludes(['finish', 'foil'], ['size', size]))
  expect(impossibleChoices({ ...cards, rules })).toEqual([])
  expect(impossibleChoices({ ...cards, rules, ownSize: null })).toEqual([{ group: 'finish', choice: 'foil' }])
})
