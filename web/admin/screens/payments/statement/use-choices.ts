import { useState } from 'react'
import { bookingsOf, type Choice, isWaiting, keyOf, type Line } from './statement-types.ts'

/** Which lines are ticked, and to what each would be booked: what is proposed is ticked at first. */
export function useChoices(lines: readonly Line[]) {
  const [touched, setTouched] = useState<ReadonlyMap<number, Choice | null>>(new Map())
  const set = (line: Line, choice: Choice | null) =>
    setTouched((before) => new Map([...before, [line.id, choice]]))
  const choiceOf = (line: Line): Choice | null => {
    if (!isWaiting(line)) return null
    const own = touched.get(line.id)
    const likeliest = line.group === 'proposed' && !line.isLater ? firstOf(line) : null
    if (own === undefined) return likeliest
    return own && bookingsOf(line, own).length > 0 ? own : null
  }
  return {
    choiceOf,
    choose: set,
    ticked: lines.flatMap((line) => {
      const choice = choiceOf(line)
      return choice ? [{ line, choice }] : []
    }),
    /** Ticks what is likeliest, or takes the tick away. */
    toggle: (line: Line) => {
      if (choiceOf(line)) return set(line, null)
      const first = firstOf(line)
      if (first) set(line, first)
    },
  }
}

function firstOf({ candidates: [first] }: Line): Choice | null {
  return first ? { candidate: keyOf(first) } : null
}
export type Choices = ReturnType<typeof useChoices>
