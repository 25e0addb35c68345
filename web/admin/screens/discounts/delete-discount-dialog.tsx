import { Trans } from '@lingui/react/macro'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import type { Discount } from './use-discounts.ts'

type DeleteDiscountDialogProps = {
  discount: Discount
  /** The one that its customers fall back to. */
  below: Discount | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Names the discount, and what its customers have after it. */
export function DeleteDiscountDialog({ discount, below, onConfirm, onClose }: DeleteDiscountDialogProps) {
  const language = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  return (
    <ConfirmDialog
      grave
      onConfirm={onConfirm}
      onClose={onClose}
      title={
        <Trans>
          Delete the discount of {percent(discount.percentage)} from <Money azn={discount.limit} />?
        </Trans>
      }
      facts={[
        {
          head: <Trans>After it</Trans>,
          text: below ? (
            <Trans>
              its customers have {percent(below.percentage)}, from <Money azn={below.limit} />
            </Trans>
          ) : (
            <Trans>its customers have no discount</Trans>
          ),
        },
      ]}
      after={[<Trans key="stays">Prices of orders that were placed before stay as they are.</Trans>]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete the discount</Trans>}
    />
  )
}
