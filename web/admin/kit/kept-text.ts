import { readStored, writeStored } from '../../lib/device.ts'

const keyOf = (name: string) => `officeText.${name}`

/** A text that isn't sent yet, kept on the device under its name: no reload, refusal or way back loses it. */
export const keptText = (name: string): string => readStored(keyOf(name)) ?? ''

export const keepText = (name: string, text: string): void =>
  void writeStored(keyOf(name), text === '' ? null : text)
