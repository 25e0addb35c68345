import { startTransition, useEffect, useState } from 'react'
import type { OptionsValues } from './options-values.ts'

/** So long after the last key the calculator follows. */
const delay = 120

/** The values as they are once no key has come for a moment: none is kept waiting for the calculator. */
export function useSettled(values: OptionsValues): OptionsValues {
  const { groups, rules, runs, cells, ownSize, minCount, maxCount } = values
  const [settled, settle] = useState(values)
  useEffect(() => {
    const now = { groups, rules, runs, cells, ownSize, minCount, maxCount }
    const timer = setTimeout(() => startTransition(() => settle(now)), delay)
    return () => clearTimeout(timer)
  }, [groups, rules, runs, cells, ownSize, minCount, maxCount])
  return settled
}
