import fc from 'fast-check'
import type {
  AddOn,
  Choice,
  Configuration,
  Group,
  Selection,
} from '../../../src/domains/options/configuration.ts'
import { matrixRows } from '../../../src/domains/options/matrix-rows.ts'
import { choiceOf, excludes, groupOf, requires } from '../../support/options.ts'
import { randomFrom } from '../../support/seeded-random.ts'

type Random = () => number
const whole = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
const chance = (random: Random, of: number): boolean => random() < of
const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[whole(random, 0, values.length - 1)] ?? values[0]

const anyAddOn = (random: Random): AddOn => ({
  fixed: oneOf(random, [0, whole(random, 0, 20_000)]),
  perPiece: oneOf(random, [0, whole(random, 0, 5000)]),
  perSquareMetre: oneOf(random, [0, whole(random, 0, 5000)]),
  percentBp: oneOf(random, [0, whole(random, 0, 9000)]),
})

function anyChoices(random: Random, make: (key: string) => Choice): Choice[] {
  return Array.from({ length: whole(random, 1, 4) }, (_, index) => {
    const limited = chance(random, 0.1) ? { maxCount: whole(random, 100, 3000) } : {}
    return { ...make(`c${index}`), ...limited, ...(chance(random, 0.05) && { soldOut: true }) }
  })
}

const anySize = (random: Random) => (key: string) =>
  choiceOf(key, { width: whole(random, 200, 6000) / 10, height: whole(random, 200, 6000) / 10 })

function anyGroups(random: Random): Group[] {
  const isSized = chance(random, 0.6)
  const added = (key: string) => choiceOf(key, { addOn: anyAddOn(random) })
  const flat = (key: string) => choiceOf(key, { addOn: { ...anyAddOn(random), perSquareMetre: 0 } })
  const plain = (key: string) => choiceOf(key)
  const groups = [
    ...(isSized
      ? [groupOf('size', anyChoices(random, anySize(random)), { kind: 'size', inMatrix: true })]
      : []),
    groupOf('paper', anyChoices(random, plain), { kind: 'material', inMatrix: true }),
    groupOf('side', anyChoices(random, isSized ? added : flat)),
    groupOf('finish', anyChoices(random, isSized ? added : flat), {
      kind: 'finishing',
      several: true,
      required: false,
    }),
    groupOf(
      'time',
      anyChoices(random, (key) =>
        choiceOf(key, { days: whole(random, 1, 9), factorBp: whole(random, 0, 8000) }),
      ),
      { kind: 'turnaround' },
    ),
  ]
  return groups.filter(({ key }) => key === 'size' || chance(random, 0.8))
}

/** A configuration out of a seed: sound in its form, with any prices, also falling ones and holes. */
export function configurationFrom(seed: number): Configuration {
  const random = randomFrom(seed)
  const groups = anyGroups(random)
  const runs = [...new Set(Array.from({ length: whole(random, 1, 6) }, () => whole(random, 1, 5000)))]
  runs.sort((one, other) => one - other)
  const keys = matrixRows({ groups, rules: [], runs, prices: {}, ...bounds })
  const price = () => (chance(random, 0.03) ? null : whole(random, 1, 200_000))
  const picks = groups.flatMap(({ key, choices }) =>
    choices.map((choice) => [key, choice.key] as [string, string]),
  )
  const rules = picks
    .filter(() => chance(random, 0.15))
    .flatMap((one) => {
      const other = picks[whole(random, 0, picks.length - 1)]
      if (!other || other[0] === one[0]) return []
      return [chance(random, 0.7) ? excludes(one, other) : requires(one, other)]
    })
  const hasSizes = groups.some(({ kind }) => kind === 'size')
  return {
    groups,
    rules,
    runs,
    ...bounds,
    prices: Object.fromEntries(keys.map((key) => [key, runs.map(price)])),
    ownSize: hasSizes ? { minWidth: 10, maxWidth: 900, minHeight: 10, maxHeight: 900 } : null,
  }
}
const bounds = { ownSize: null, minCount: 1, maxCount: 100_000 }

/** Choices out of a seed, some of them unknown. */
export function selectionFrom(seed: number, { groups, ownSize }: Configuration): Selection {
  const random = randomFrom(seed)
  const choices = groups.flatMap(({ key, choices, several }) => {
    const keys = choices.filter(() => chance(random, several ? 0.4 : 1)).map((choice) => choice.key)
    const [first = 'gone', ...others] = keys
    if (chance(random, 0.2)) return []
    return [[key, several ? keys : [oneOf(random, [first, ...others])]] as const]
  })
  return {
    choices: Object.fromEntries(chance(random, 0.03) ? [...choices, ['gone', ['x']]] : choices),
    ownSize:
      ownSize && chance(random, 0.3)
        ? { width: whole(random, 50, 9500) / 10, height: whole(random, 50, 9500) / 10 }
        : null,
  }
}

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })
/** Any configuration with choices of it. */
export const anyChoice = fc.tuple(seed, seed).map(([one, other]) => {
  const configuration = configurationFrom(one)
  return { configuration, selection: selectionFrom(other, configuration) }
})
export const anyCount = fc.integer({ min: 1, max: 6000 })
export const anyPercentage = fc.option(fc.integer({ min: 1, max: 9999 }))
