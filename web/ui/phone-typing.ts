import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef } from 'react'
import { loadPhoneRules, phoneRules } from '../lib/phone-rules.ts'

type PhoneTyping = {
  value: string
  onChange: (value: string) => void
  /** The field was left, and what stands in it can't be called. */
  onRefused?: (() => void) | undefined
}

/**
 * A field in which an Azerbaijani number becomes +994 50 123 45 67 with its last digit, however it was begun; the
 * caret stays behind the digit it stood behind. Everything else stays as it is typed.
 */
export function usePhoneTyping({ value, onChange, onRefused }: PhoneTyping) {
  // The rules may come when the form holds more than it did when they were asked for.
  const latest = useRef({ onChange, onRefused })
  useLayoutEffect(() => {
    latest.current = { onChange, onRefused }
  })
  const caret = useRef<{ input: HTMLInputElement; digitsBehind: number } | null>(null)
  // What was typed for what is shown: with one digit more it was another country's number.
  const turned = useRef({ shown: '', typed: '' })
  useLayoutEffect(() => {
    if (!caret.current) return
    const { input, digitsBehind } = caret.current
    caret.current = null
    if (document.activeElement !== input) return
    const place = placeBefore(input.value, digitsBehind)
    input.setSelectionRange(place, place)
  })
  function format(input: HTMLInputElement) {
    const { shown, typed } = turned.current
    const goesOn = shown !== '' && input.value.length > shown.length && input.value.startsWith(shown)
    const written = goesOn ? typed + input.value.slice(shown.length) : input.value
    const next = phoneRules()?.phoneWhileTyping(written) ?? written
    if (next !== written) turned.current = { shown: next, typed: written }
    if (next !== input.value) {
      const behind = input.value.slice(input.selectionStart ?? input.value.length)
      caret.current = { input, digitsBehind: behind.replace(/\D/g, '').length }
    }
    latest.current.onChange(next)
  }
  return {
    value,
    onFocus: () => void loadPhoneRules(),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // While deleting, what is there stays as it is: a group's space would come back at once.
      if ('inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete'))
        return onChange(target.value)
      format(target)
      if (!phoneRules()) void loadPhoneRules().then((rules) => rules && target.isConnected && format(target))
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      void loadPhoneRules().then((rules) => {
        if (!rules || document.activeElement === target || target.value.trim() === '') return
        const whole = rules.phoneOnLeaving(target.value)
        if (whole !== target.value) latest.current.onChange(whole)
        if (!rules.isPhone(whole)) latest.current.onRefused?.()
      })
    },
  }
}

/** The place with so many digits behind it. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length
  for (let behind = 0; behind < digitsBehind && place > 0; place--)
    if (/\d/.test(text[place - 1] ?? '')) behind++
  return place
}
