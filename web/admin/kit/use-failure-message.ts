import { useLingui } from '@lingui/react/macro'
import { errorStatus, isApiError } from '../../lib/api.ts'

/** Why a call failed, with its status code (ADM-3). */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    const status = errorStatus(error)
    if (status === undefined) return t`The server can’t be reached.`
    const reason = isApiError(error) ? error.message : ''
    return reason ? t`Error ${status}: ${reason}` : t`Error ${status}`
  }
}
