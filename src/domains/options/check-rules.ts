import type { Message } from '../../lib/errors.ts'
import type { Configuration, Pick, Rule } from './configuration.ts'
import type { Fault } from './fault.ts'
import { findChoice, findGroup } from './find-choice.ts'

const noSuchChoice: Message = /*i18n*/ { id: 'options.noSuchChoice', message: 'There is no such choice.' }
const sameGroup: Message = /*i18n*/ {
  id: 'options.sameGroup',
  message: 'Of this group only one is chosen anyway.',
}

/** Rules name choices that are there, and two that could be chosen together. */
export function checkRules(configuration: Configuration): Fault[] {
  return configuration.rules.flatMap((rule, index) => {
    const unknown = (['if', 'other'] as const).filter((side) => !isThere(configuration, rule[side]))
    const faults = unknown.map((side): Fault => ({ path: ['rules', index, side], message: noSuchChoice }))
    return areAlternatives(configuration, rule)
      ? [...faults, { path: ['rules', index, 'other'], message: sameGroup }]
      : faults
  })
}

const isThere = (configuration: Configuration, { group, choice }: Pick): boolean =>
  findChoice(findGroup(configuration, group), choice) !== undefined

const areAlternatives = (configuration: Configuration, rule: Rule): boolean =>
  rule.if.group === rule.other.group &&
  (rule.if.choice === rule.other.choice || findGroup(configuration, rule.if.group)?.several === false)
