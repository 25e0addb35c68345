import { useState } from 'react'

/**
 * The value that a dialog opened with. Live events replace `now` while it is open, and nobody should confirm a
 * change that they haven't noticed. Once a request has been refused, it is the current value.
 */
export function useAsOpened<Value>(now: Value, isRefused: boolean): Value {
  const [opened] = useState(now)
  // A retry clears the refusal.
  const [wasRefused, setRefused] = useState(false)
  if (isRefused && !wasRefused) setRefused(true)
  return isRefused || wasRefused ? now : opened
}
