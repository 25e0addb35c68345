import { useState } from 'react'

/**
 * What was shown when a dialog opened, for as long as it is open: what others change meanwhile, which live
 * events bring, isn't confirmed unseen. After a refusal it is the present one.
 */
export function useAsOpened<Value>(now: Value, isRefused: boolean): Value {
  const [seen] = useState(now)
  return isRefused ? now : seen
}
