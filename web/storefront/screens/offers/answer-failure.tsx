import { Trans } from '@lingui/react/macro'
import { isUnanswered, refusalOf } from '../../../lib/api.ts'
import { NoAnswer } from '../../kit/no-answer.tsx'

/** Why an answer to a quote didn't go, or that nothing is known of it; the page reads the quote again then. */
export const AnswerFailure = ({ error }: { error: unknown }) => (
  <p>
    {isUnanswered(error) ? (
      <NoAnswer />
    ) : (
      refusalOf(error) || <Trans>There was an error. Please try again.</Trans>
    )}
  </p>
)
