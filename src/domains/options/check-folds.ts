import type { Message } from '../../lib/errors.ts'
import type { Configuration } from './configuration.ts'
import type { Fault } from './fault.ts'

const foldsUnordered: Message = /*i18n*/ {
  id: 'options.foldsUnordered',
  message: 'Fold lines are in ascending order, each once.',
}
const foldOutside: Message = /*i18n*/ {
  id: 'options.foldOutside',
  message: 'A fold line lies inside the piece: the widest size is {width} mm.',
}

/** Fold lines in mm from the left edge, as the template draws them: ascending, and inside the widest size (OPT-14). */
export function checkFolds({ groups, ownSize }: Configuration): Fault[] {
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
