import { useLingui } from '@lingui/react/macro'
import { isUnanswered, refusalOf } from '../../lib/api.ts'

/**
 * The server's explanation why a press did nothing; without an answer it may have been done all the same (WEB-24).
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) =>
    isUnanswered(error)
      ? t`The connection broke before we could answer, so it may be done already. Please look, and press once more if it isn’t.`
      : refusalOf(error) || t`There was an error. Please try again.`
}
