import { Trans } from '@lingui/react/macro'
import { isUnanswered, refusalOf } from '../../lib/api.ts'

/**
 * Why an answer of the customer didn't go; the page reads what it answered again. Without a reply nothing was refused, so
 * nothing is said to have failed (WEB-24).
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
