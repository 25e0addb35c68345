import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldErrors } from '../../../lib/api.ts'

export type FormErrors<Field extends string, Holder extends HTMLElement = HTMLFormElement> = {
  /** The form, or the part of one, that has the fields. */
  form: RefObject<Holder | null>
  /** The sentence beside a field. */
  of: (field: Field) => string | undefined
  /** Shows the errors and focuses the first wrong field; true when there are any. */
  show: (errors: Partial<Record<Field, MessageDescriptor | string>>) => boolean
  /** Checks a field that was left, without moving the focus. */
  mark: (field: Field, error: MessageDescriptor) => void
  /** Takes over what the server said about fields; true when it said something. */
  showRefusal: (error: unknown) => boolean
  /** A field that is being corrected shows no error any more. */
  clear: (field: Field) => void
  /** The props of a required text's input; typing removes the error of its field. */
  bind: (field: Field, value: string, set: (text: string) => void) => BoundInput<Field>
  reset: () => void
}

type BoundInput<Field extends string> = {
  name: Field
  required: true
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** The errors of a form beside its fields; the first wrong field gets the focus. */
export function useFormErrors<
  Field extends string,
  Holder extends HTMLElement = HTMLFormElement,
>(): FormErrors<Field, Holder> {
  const { i18n } = useLingui()
  const form = useRef<Holder>(null)
  const [shown, setShown] = useState<Partial<Record<string, MessageDescriptor | string>>>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [round])
  function put(errors: Partial<Record<string, MessageDescriptor | string>>): boolean {
    const isWrong = Object.keys(errors).length > 0
    setShown(errors)
    if (isWrong) setRound((before) => before + 1)
    return isWrong
  }
  const clear = (field: Field) => setShown(({ [field]: _, ...others }) => others)
  return {
    form,
    of: (field) => {
      const error = shown[field]
      return typeof error === 'object' ? i18n._(error) : error
    },
    show: put,
    mark: (field, error) => setShown((before) => ({ ...before, [field]: error })),
    showRefusal: (error) => put(fieldErrors(error)),
    clear,
    bind: (field, value, set) => ({
      name: field,
      required: true,
      value,
      onChange: ({ target }) => {
        set(target.value)
        clear(field)
      },
    }),
    reset: () => setShown({}),
  }
}

/** Required texts as they are typed, and the props of each one's input. */
export function useTyped<Field extends string>(
  nothing: Record<Field, string>,
  errors: Pick<FormErrors<Field>, 'bind'>,
) {
  const [typed, setTyped] = useState(nothing)
  const bind = (field: Field) => ({
    maxLength: 200,
    ...errors.bind(field, typed[field], (text) => setTyped((before) => ({ ...before, [field]: text }))),
  })
  return { typed, bind }
}
