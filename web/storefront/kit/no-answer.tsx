import { Trans } from '@lingui/react/macro'

/** After a press that was never answered: nothing was refused, so nothing is said to have failed (WEB-24). */
export const NoAnswer = () => (
  <Trans>
    The connection broke before we could answer, so it may have reached us. What you wrote stays here: please
    look before you send it again.
  </Trans>
)
