import { useLingui } from '@lingui/react/macro'

/** The names of rounds and pages. */
export function useProofNames() {
  const { t } = useLingui()
  return {
    proof: (round: number): string => t`Proof ${round}`,
    page: (page: number, count: number): string => {
      if (count > 2) return t`Page ${page}`
      return page === 1 ? t({ context: 'order', message: 'Front' }) : t({ context: 'order', message: 'Back' })
    },
  }
}
