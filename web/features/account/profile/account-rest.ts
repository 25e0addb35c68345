import { Part } from '../../../lib/near-part.tsx'

/** The account below the profile, with code of its own. */
export const accountRest = new Part(() =>
  import('../sessions/session-list.tsx').then(({ SessionList }) => SessionList),
)
