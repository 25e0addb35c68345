import { readStored, writeStored } from '../../lib/device.ts'

const keyOf = (name: string) => `officeText.${name}`

/**
 * A text that isn't sent yet, kept on the device under its name, so that no reload, refusal or navigation
 * loses it.
 */
export const keptText = (name: string): string => readStored(keyOf(name)) ?? ''

export const keepText = (name: string, text: string): void =>
  void writeStored(keyOf(name), text === '' ? null : text)

/**
 * The Idempotency-Key of what is sent under a name; it stays the same until it was sent or its content
 * changes.
 */
export function keptKey(name: string, content: string): string {
  const [kept = '', of] = keptText(name).split(/ (.*)/s)
  if (kept !== '' && of === content) return kept
  const key = crypto.randomUUID()
  keepText(name, `${key} ${content}`)
  return key
}
