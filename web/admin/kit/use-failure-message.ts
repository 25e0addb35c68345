import { useLingui } from '@lingui/react/macro'
import { errorStatus, isUnanswered, refusalOf } from '../../lib/api.ts'

/** Why a call failed, with its status code (ADM-3). */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    const status = errorStatus(error)
    if (status === undefined) return t`The server can’t be reached.`
    const reason = refusalOf(error)
    return reason ? t`Error ${status}: ${reason}` : t`Error ${status}`
  }
}

/**
 * The notice of a failed call that creates something: `text` and why. Without an answer it may have succeeded
 * all the same, so the notice doesn't claim that it failed (WEB-24).
 */
export function useFailureNotice(): (text: string, error: unknown) => { text: string; detail: string } {
  const { t } = useLingui()
  const why = useFailureMessage()
  return (text, error) =>
    isUnanswered(error) && errorStatus(error) === undefined
      ? {
          text: t`No answer came`,
          detail: t`It may have been done all the same: look before you do it again.`,
        }
      : { text, detail: why(error) }
}
