import { type RefObject, useEffect, useState } from 'react'

/** The sentence beside a field, by its name. */
export type FieldFaults = Readonly<Record<string, string>>
/** The same as a check finds it: undefined where all is well. */
export type FoundFaults = Readonly<Record<string, string | undefined>>

export type Faults = {
  shown: FieldFaults
  /** Shows what is wrong and takes the focus to the first of it; true when something is. */
  show: (faults: FoundFaults) => boolean
  /** A field that is being mended says nothing more; with it its parts (`prices.2.count`). */
  clear: (field: string) => void
}

const none: FieldFaults = {}

/** The errors of a form; the first wrong field that shows gets the focus. */
export function useFaults(form: RefObject<HTMLFormElement | null>): Faults {
  const [shown, setShown] = useState(none)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    const first = [...wrong].find((element) => element.checkVisibility())
    first?.focus()
  }, [round, form])
  return {
    shown,
    show: (faults) => {
      const wrong = Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1]))
      const isWrong = wrong.length > 0
      setShown(isWrong ? Object.fromEntries(wrong) : none)
      if (isWrong) setRound((before) => before + 1)
      return isWrong
    },
    clear: (field) =>
      setShown((before) => {
        const others = Object.entries(before).filter(
          ([name]) => name !== field && !name.startsWith(`${field}.`),
        )
        return others.length === Object.keys(before).length ? before : Object.fromEntries(others)
      }),
  }
}
