import { useLingui } from '@lingui/react/macro'
import { fieldErrors, refusalOf } from '../../../lib/api.ts'

/** Why a mailed link did nothing; `isOver` when it never will: wrong, used, or expired. */
export type LinkRefusal = { text: string; isOver: boolean }

/** What came of trying a mailed link, when it was refused. */
export function useLinkRefusal({ error }: { error: unknown }): LinkRefusal | null {
  const { t } = useLingui()
  if (!error) return null
  const { token } = fieldErrors(error)
  return {
    text: token ?? refusalOf(error) ?? t`There was an error. Please try again.`,
    isOver: token !== undefined,
  }
}
