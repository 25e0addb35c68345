import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useQuoteAct } from './use-quote-act.ts'

/** Asks before a quote is taken back. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui()
  const { act, isPending, failure } = useQuoteAct(id)
  return (
    <ConfirmDialog
      grave
      title={<Trans>Withdraw quote No. {id}?</Trans>}
      facts={[]}
      after={[<Trans key="link">The link stays and says so; nobody can accept it any more.</Trans>]}
      safe={<Trans>Keep it</Trans>}
      does={<Trans>Withdraw the quote</Trans>}
      busy={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={() =>
        act({
          run: (client) => client.offers.withdraw.mutate({ id }),
          said: t`The quote is withdrawn`,
          failed: t`The quote was not withdrawn`,
          onDone: onClose,
        })
      }
    />
  )
}
