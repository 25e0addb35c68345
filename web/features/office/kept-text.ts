import { useState } from 'react'
import { readStored, writeStored } from '../../lib/device.ts'

const keyOf = (name: string) => `officeText.${name}`

/** A text that isn't sent yet, kept on the device under its name: no reload, refusal or way back loses it. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [kept, setKept] = useState({ name, text: readStored(keyOf(name)) ?? '' })
  // Another name is another text, without a new place for it on the screen.
  const text = kept.name === name ? kept.text : (readStored(keyOf(name)) ?? '')
  return [
    text,
    (next) => {
      writeStored(keyOf(name), next === '' ? null : next)
      setKept({ name, text: next })
    },
  ]
}

export const forgetText = (name: string): void => void writeStored(keyOf(name), null)
