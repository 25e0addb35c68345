import type { Message } from '../../lib/errors.ts'
import { checkGroups } from './check-groups.ts'
import { checkPrices } from './check-prices.ts'
import { checkRules } from './check-rules.ts'
import type { Configuration } from './configuration.ts'
import type { Fault } from './fault.ts'
import { findChoice, findGroup } from './find-choice.ts'
import { impossibleChoices } from './impossible-choices.ts'
import { quoteOptions } from './quote-options.ts'

const impossibleDefault: Message = /*i18n*/ {
  id: 'options.impossibleDefault',
  message: 'The first choices of the groups don’t go together. Put one first that does.',
}

const neverChosen: Message = /*i18n*/ {
  id: 'options.neverChosen',
  message: 'With these rules “{choice}” could never be chosen.',
}

/** Whether groups, rules and prices agree with each other (OPT-8). */
export function checkConfiguration(configuration: Configuration, maxCells: number): Fault[] {
  return [
    ...checkGroups(configuration),
    ...checkRules(configuration),
    ...checkPrices(configuration, maxCells),
  ]
}

/** No rule may stand in a choice's way everywhere, in a configuration that is sound otherwise (OPT-8). */
export function checkChoices(configuration: Configuration): Fault[] {
  const [never] = impossibleChoices(configuration)
  if (!never) return []
  const found = findChoice(findGroup(configuration, never.group), never.choice)
  const choice = found?.name.az ?? never.choice
  return [{ path: ['rules'], message: { ...neverChosen, values: { choice } } }]
}

/** What nobody has chosen yet must be possible at one run at least, in a configuration that is sound otherwise. */
export function checkDefaults(configuration: Configuration): Fault[] {
  const selection = { choices: {}, ownSize: null }
  const counts = [configuration.minCount, ...configuration.runs]
  const isPossible = counts.some((count) => quoteOptions({ configuration, selection, count }).isOrderable)
  return isPossible ? [] : [{ path: ['groups'], message: impossibleDefault }]
}
