import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'

/** The names of rounds and pages. */
export function useProofNames() {
  const { t } = useLingui()
  const language = useLanguage()
  return {
    proof: (round: number): string => {
      const number = ordinal(round, language)
      return t`Proof ${number}`
    },
    page: (page: number, count: number): string => {
      if (count > 2) return t`Page ${page}`
      return page === 1 ? t({ context: 'order', message: 'Front' }) : t({ context: 'order', message: 'Back' })
    },
  }
}
