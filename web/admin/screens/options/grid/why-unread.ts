import { useLingui } from '@lingui/react/macro'
import { whyUnread } from '../read-cell.ts'

/** The text of why a cell is no price. */
export function useWhyUnread() {
  const { t } = useLingui()
  const reasons = {
    empty: t`No price. What should the site show?`,
    letter: t`Not a number: a letter stands for a figure.`,
    unclear: t`A comma or dot before three digits can be read in two ways.`,
    decimals: t`More than two decimals.`,
    notAbove: t`A price is above 0.`,
    tooMuch: t`This price is too large.`,
    date: t`A date: Excel makes one of a price such as 12.05.`,
    noNumber: t`Not a number.`,
  }
  return (text: string): string => reasons[whyUnread(text)]
}
