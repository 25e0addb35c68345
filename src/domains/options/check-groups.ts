import type { Message } from '../../lib/errors.ts'
import type { AddOn, Choice, Configuration, Group } from './configuration.ts'
import type { Fault } from './fault.ts'

const messages = {
  keyTaken: /*i18n*/ { id: 'options.keyTaken', message: 'This key is already there.' },
  keyReserved: /*i18n*/ {
    id: 'options.keyReserved',
    message: 'This key means something else in an address.',
  },
  onlyOnce: /*i18n*/ { id: 'options.onlyOnce', message: 'A product has one group of this kind.' },
  axis: /*i18n*/ {
    id: 'options.axis',
    message: 'In a group of the price table one choice is required, and its price stands in the table only.',
  },
  turnaround: /*i18n*/ {
    id: 'options.turnaround',
    message: 'Only one turnaround can be chosen, and it is priced as a percentage.',
  },
  bothSides: /*i18n*/ { id: 'options.bothSides', message: 'A size has a width and a height.' },
  sizesNeeded: /*i18n*/ {
    id: 'options.sizesNeeded',
    message: 'A price by area needs a width and a height for each size, and a size to be required.',
  },
  sizeGroupNeeded: /*i18n*/ {
    id: 'options.sizeGroupNeeded',
    message: 'An own size needs a group of sizes, each with a width and a height.',
  },
  rangeReversed: /*i18n*/ { id: 'options.rangeReversed', message: 'The maximum can’t be below the minimum.' },
} satisfies Record<string, Message>

/** Names that an address uses for something other than groups. */
const reserved = ['w', 'h', 'run', 'lang', 'language', 'count', 'product', 'service']

export function checkGroups(configuration: Configuration): Fault[] {
  const { groups } = configuration
  return [
    ...groups.flatMap((group, index) => checkGroup(groups, group, index)),
    ...checkSizes(configuration),
    ...checkFolds(configuration),
  ]
}

function checkGroup(groups: readonly Group[], group: Group, index: number): Fault[] {
  const faults: Fault[] = []
  const say = (field: string, message: Message) => faults.push({ path: ['groups', index, field], message })
  const earlier = groups.slice(0, index)
  if (earlier.some(({ key }) => key === group.key)) say('key', messages.keyTaken)
  if (reserved.includes(group.key)) say('key', messages.keyReserved)
  const isSingle = ['size', 'sides', 'turnaround'].includes(group.kind)
  if (isSingle && earlier.some(({ kind }) => kind === group.kind)) say('kind', messages.onlyOnce)
  const isTurnaround = group.kind === 'turnaround'
  const addsOutside = group.choices.some(({ addOn }) => !isNothing(addOn))
  if (isTurnaround && (group.several || group.inMatrix || addsOutside)) say('kind', messages.turnaround)
  else if (group.inMatrix && (group.several || !group.required || addsOutside)) say('inMatrix', messages.axis)
  const inGroup = group.choices.flatMap((choice, place) => checkChoice(group.choices, choice, place))
  return [...faults, ...inGroup.map(({ path, message }) => ({ path: ['groups', index, ...path], message }))]
}

function checkChoice(choices: readonly Choice[], choice: Choice, index: number): Fault[] {
  const faults: Fault[] = []
  const say = (field: string, message: Message) => faults.push({ path: ['choices', index, field], message })
  if (choices.slice(0, index).some(({ key }) => key === choice.key)) say('key', messages.keyTaken)
  if (choice.width === undefined && choice.height !== undefined) say('width', messages.bothSides)
  if (choice.height === undefined && choice.width !== undefined) say('height', messages.bothSides)
  if (isReversed(choice.minCount, choice.maxCount)) say('maxCount', messages.rangeReversed)
  return faults
}

/** Prices by area and custom sizes need the dimensions of every size. */
function checkSizes({ groups, ownSize, minCount, maxCount }: Configuration): Fault[] {
  const faults: Fault[] = []
  const sizes = groups.find(({ kind }) => kind === 'size')
  const areKnown = sizes?.choices.every(({ width, height }) => width !== undefined && height !== undefined)
  if (!(areKnown && sizes?.required))
    for (const [index, { choices }] of groups.entries())
      for (const [place, { addOn }] of choices.entries())
        if (addOn.perSquareMetre > 0)
          faults.push({ path: ['groups', index, 'choices', place, 'addOn'], message: messages.sizesNeeded })
  if (ownSize && !areKnown) faults.push({ path: ['ownSize'], message: messages.sizeGroupNeeded })
  if (ownSize && isReversed(ownSize.minWidth, ownSize.maxWidth))
    faults.push({ path: ['ownSize', 'maxWidth'], message: messages.rangeReversed })
  if (ownSize && isReversed(ownSize.minHeight, ownSize.maxHeight))
    faults.push({ path: ['ownSize', 'maxHeight'], message: messages.rangeReversed })
  if (isReversed(minCount, maxCount)) faults.push({ path: ['maxCount'], message: messages.rangeReversed })
  return faults
}

const isReversed = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && max < min

const isNothing = ({ fixed, perPiece, perSquareMetre, percentBp }: AddOn): boolean =>
  fixed === 0 && perPiece === 0 && perSquareMetre === 0 && percentBp === 0

const foldsUnordered: Message = /*i18n*/ {
  id: 'options.foldsUnordered',
  message: 'Fold lines must be in ascending order, each once.',
}
const foldOutside: Message = /*i18n*/ {
  id: 'options.foldOutside',
  message: 'A fold line lies inside the piece: the widest size is {width} mm.',
}

/** Fold lines in mm from the left edge, as in the template: ascending, within the widest size (OPT-14). */
function checkFolds({ groups, ownSize }: Configuration): Fault[] {
  const widths = groups.flatMap(({ choices }) => choices.flatMap(({ width }) => width ?? []))
  const width = Math.max(0, ...widths, ownSize?.maxWidth ?? 0)
  return groups.flatMap(({ choices }, group) =>
    choices.flatMap(({ folds = [] }, choice): Fault[] => {
      const path = ['groups', group, 'choices', choice, 'folds']
      if (folds.some((fold, index) => fold <= (folds[index - 1] ?? 0)))
        return [{ path, message: foldsUnordered }]
      const isOutside = width > 0 && folds.some((fold) => fold >= width)
      return isOutside ? [{ path, message: { ...foldOutside, values: { width } } }] : []
    }),
  )
}
