import { useLingui } from '@lingui/react/macro'
import { voenFault } from '../../../../src/lib/voen.ts'

/** The number follows the rule, or what is to be looked at again; it is saved in any case (DOC-2). */
export function useVoenNote(voen: string): { hint?: string; warning?: string } {
  const { t } = useLingui()
  if (voen.trim() === '') return { hint: t`10 digits` }
  const fault = voenFault(voen)
  if (fault === 'length') return { warning: t`A VÖEN has 10 digits. If it’s right, leave it so.` }
  if (fault === 'check')
    return {
      warning: t`The ninth digit doesn’t follow the usual rule. Look again; if it’s right, leave it so.`,
    }
  if (fault === 'kind') return { warning: t`The last digit is usually 1 or 2. If it’s right, leave it so.` }
  return { hint: t`10 digits, the check digit is right` }
}
