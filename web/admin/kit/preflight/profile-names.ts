import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { whatTexts } from '../../../../src/domains/preflight/check-titles.ts'
import {
  type Check,
  checks,
  type ProfileKind,
  profileKinds,
  type Severity,
} from '../../../../src/domains/preflight/profile-input.ts'

export const kindNames: Record<ProfileKind, MessageDescriptor> = {
  card: msg`Card`,
  leaflet: msg`Leaflet`,
  brochure: msg`Brochure`,
  largeFormat: msg`Large format`,
  sticker: msg`Sticker`,
  textile: msg`Clothing`,
  gift: msg`Souvenir`,
}

export const severityNames: Record<Severity, MessageDescriptor> = {
  must: msg`must fix`,
  look: msg`look at`,
  off: msg({ message: 'off', context: 'check' }),
}

/** What a check finds, in the texts that customers read. */
export const checkNames: Record<Check, MessageDescriptor> = { ...whatTexts, ink: msg`Too much ink` }

const fieldOf = (check: Check): string => `check${check.charAt(0).toUpperCase()}${check.slice(1)}`

/** What a profile's figures are called in the history. */
export const profileFieldNames: Record<string, MessageDescriptor> = {
  profileKind: msg`Kind`,
  sizes: msg`Sizes`,
  pages: msg`Pages`,
  bleed: msg`Bleed`,
  safe: msg`Safe area`,
  resolutionMust: msg`Resolution: must fix below`,
  resolutionLook: msg`Resolution: look at below`,
  inkMust: msg`Ink: must fix above`,
  inkLook: msg`Ink: look at above`,
  inkArea: msg`Ink: part of the page`,
  spots: msg`Spot colours`,
  thinnestLine: msg`Thinnest line`,
  smallestText: msg`Smallest text`,
  smallestRichText: msg`Smallest text in several inks`,
  scales: msg`Scales`,
  ...Object.fromEntries(checks.map((check) => [fieldOf(check), checkNames[check]])),
}

/** The name of a kind or a severity; null for what is neither. */
export function profileWord(field: string, value: string): MessageDescriptor | null {
  if (field === 'profileKind') return wordOf(profileKinds, kindNames, value)
  const isCheck = field.startsWith('check') && field in profileFieldNames
  return isCheck ? wordOf(['must', 'look', 'off'] as const, severityNames, value) : null
}

function wordOf<Name extends string>(
  names: readonly Name[],
  texts: Record<Name, MessageDescriptor>,
  value: string,
): MessageDescriptor | null {
  const name = names.find((one) => one === value)
  return name ? texts[name] : null
}
