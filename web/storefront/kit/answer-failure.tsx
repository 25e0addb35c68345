import { Trans } from '@lingui/react/macro'
import { isUnanswered, refusalOf } from '../../lib/api.ts'

/**
 * Says why the customer's answer didn't arrive; the page then reads the current state again. When no response came,
 * the server refused nothing, so no failure is claimed (WEB-24).
 */
export const AnswerFailure = ({ error }: { error: unknown }) => (
  <p>
    {isUnanswered(error) ? (
      <Trans>
        The connection broke before we could answer, so it may have reached us. What you wrote stays here:
        please look before you send it again.
      </Trans>
    ) : (
      refusalOf(error) || <Trans>There was an error. Please try again.</Trans>
    )}
  </p>
)
