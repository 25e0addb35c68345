import { fitsCount } from './complete-selection.ts'
import type { Choice, Configuration, Group, Selection, Size, SizeBounds } from './configuration.ts'
import { chosenOf, findChoice, findGroup, hasPick } from './find-choice.ts'
import type { Finding } from './findings.ts'

/** What keeps a selection from being ordered (OPT-5), as sent and as `complete`. */
export function findFindings<Label>(
  configuration: Configuration<Label>,
  sent: Selection,
  complete: Selection,
  count: number,
): Finding<Label>[] {
  return [
    ...Object.keys(sent.choices)
      .filter((group) => !findGroup(configuration, group))
      .map((group): Finding<never> => ({ kind: 'unknownGroup', group })),
    ...configuration.groups.flatMap((group) => findingsOfGroup(group, sent, complete, count)),
    ...brokenRules(configuration, complete),
    ...ownSizeFindings(configuration.ownSize, complete.ownSize),
    ...countFindings(configuration, count),
  ]
}

function findingsOfGroup(
  group: Group<unknown>,
  sent: Selection,
  complete: Selection,
  count: number,
): Finding<never>[] {
  const wanted = [...new Set(chosenOf(sent, group.key))]
  const chosen = chosenOf(complete, group.key)
  const isOwnSize = complete.ownSize !== null && group.kind === 'size'
  const unknown = wanted
    .filter((choice) => !findChoice(group, choice))
    .map((choice): Finding<never> => ({ kind: 'unknownChoice', group: group.key, choice }))
  const isMissing = group.required && chosen.length === 0 && unknown.length === 0 && !isOwnSize
  return [
    ...unknown,
    ...(isMissing ? [{ kind: 'missing' as const, group: group.key }] : []),
    ...(!group.several && wanted.length > 1 ? [{ kind: 'severalChosen' as const, group: group.key }] : []),
    ...chosen.flatMap((key) => {
      const choice = findChoice(group, key)
      return choice ? findingsOfChoice(group.key, choice, count) : []
    }),
  ]
}

function findingsOfChoice(group: string, choice: Choice<unknown>, count: number): Finding<never>[] {
  const about = { group, choice: choice.key }
  if (choice.soldOut) return [{ kind: 'soldOut', ...about }]
  if (fitsCount(choice, count)) return []
  const { minCount, maxCount } = choice
  if (minCount !== undefined && count < minCount) return [{ kind: 'runTooSmall', ...about, count: minCount }]
  return maxCount === undefined ? [] : [{ kind: 'runTooBig', ...about, count: maxCount }]
}

const brokenRules = <Label>({ rules }: Configuration<Label>, selection: Selection): Finding<Label>[] =>
  rules
    .filter(
      (rule) => hasPick(selection, rule.if) && hasPick(selection, rule.other) === (rule.kind === 'excludes'),
    )
    .map((rule) => ({
      kind: rule.kind === 'excludes' ? 'excluded' : 'required',
      ...rule.if,
      other: rule.other,
      reason: rule.reason,
    }))

/** Below its bounds a size isn't possible, above them its price is on request. */
function ownSizeFindings(bounds: SizeBounds | null, size: Size | null): Finding<never>[] {
  if (!size) return []
  if (!bounds || size.width < bounds.minWidth || size.height < bounds.minHeight)
    return [{ kind: 'ownSizeOutOfBounds', bounds }]
  return size.width > bounds.maxWidth || size.height > bounds.maxHeight
    ? [{ kind: 'askUs', because: 'ownSize', bounds }]
    : []
}

function countFindings({ minCount, maxCount }: Configuration<unknown>, count: number): Finding<never>[] {
  if (count < minCount) return [{ kind: 'countTooSmall', count: minCount }]
  return count > maxCount ? [{ kind: 'askUs', because: 'count', count: maxCount }] : []
}
