import { type RefObject, useEffect, useState } from 'react'

/**
 * Takes the focus to the first wrong field that shows, once what is wrong has been drawn: a field may stand under a
 * tab that opens only then.
 */
export function useFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    const first = [...wrong].find((element) => element.checkVisibility())
    first?.focus()
  }, [round, form])
  return () => setRound((before) => before + 1)
}
