import { useState } from 'react'

/**
 * What is typed over values that may be refetched in between: kept until it is saved, with what was read when
 * typing began. Over another user's change, saving is refused with 409 (BAS-10); once that is reported, the
 * latest read counts.
 */
export function useTypedOver<Read extends object, Values extends object>(
  now: Read,
  valuesOf: (read: Read) => Values,
) {
  const [edited, setEdited] = useState<{ typed: Partial<Values>; read: Read | null } | null>(null)
  const stored = valuesOf(now)
  return {
    /** What isn't typed over follows what is stored. */
    values: { ...stored, ...edited?.typed },
    /** As it is stored by now. */
    stored,
    /** What the typed values were written over. */
    read: edited?.read ?? now,
    /** Another user's save was reported. */
    isOvertaken: edited?.read === null,
    change: (next: Partial<Values>) =>
      setEdited((before) => ({
        typed: { ...before?.typed, ...next },
        read: before ? before.read : now,
      })),
    /** The next save goes over what is read by then. */
    overtake: () => setEdited((before) => before && { ...before, read: null }),
    /** What was typed is saved. */
    settle: () => setEdited(null),
  }
}
