import { Part } from '../../../../lib/near-part.tsx'

/** The account below the profile, with code of its own. */
export const accountRest = new Part(() =>
  import('../sessions/account-rest.tsx').then(({ AccountRest }) => AccountRest),
)
