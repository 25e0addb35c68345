import type { Selection } from '../../../../src/domains/options/configuration.ts'

/** A choice as an address or the device holds it; null for anything else. */
export function readSelection(value: unknown): Selection | null {
  if (!isRecord(value) || !isRecord(value.choices)) return null
  const choices = Object.entries(value.choices).map(([group, keys]) => [
    group,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ])
  return { choices: Object.fromEntries(choices), ownSize: readSize(value.ownSize) }
}

function readSize(value: unknown): Selection['ownSize'] {
  if (!isRecord(value)) return null
  const { width, height } = value
  return isLength(width) && isLength(height) ? { width, height } : null
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
