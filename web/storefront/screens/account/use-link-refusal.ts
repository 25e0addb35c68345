import { fieldErrors } from '../../../lib/api.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'

/** Why a mailed link did nothing; `isOver` when it never will: wrong, used, or expired. */
export type LinkRefusal = { text: string; isOver: boolean }

/** What came of trying a mailed link, when it was refused. */
export function useLinkRefusal({ error }: { error: unknown }): LinkRefusal | null {
  const failureText = useFailureText()
  if (!error) return null
  const { token } = fieldErrors(error)
  return {
    text: token ?? failureText(error),
    isOver: token !== undefined,
  }
}
