import { useLingui } from '@lingui/react/macro'
import { errorStatus, isApiError } from '../../lib/api.ts'

/** Why a call failed, with the status code that specification 8 asks for. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    const status = errorStatus(error)
    if (status === undefined) return t`The server can’t be reached.`
    const reason = isApiError(error) ? error.message : ''
    return reason ? t`Error ${status}: ${reason}` : t`Error ${status}`
  }
}
