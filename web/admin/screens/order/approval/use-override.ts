import { useLingui } from '@lingui/react/macro'
import { keepText } from '../../../kit/kept-text.ts'
import { useUndoMoves } from '../../../kit/orders/use-undo-moves.ts'
import type { DoDeed } from '../use-deed.ts'
import type { PrintPage } from '../use-print-page.ts'
import { overrideDraft } from './override-dialog.tsx'

/** Begins to print without an approval; as every move it can be taken back for some seconds. */
export function useOverride({ id, ask }: PrintPage, act: DoDeed): (reason: string) => void {
  const { t } = useLingui()
  const undoMoves = useUndoMoves()
  return (reason) => {
    ask(null)
    act({
      run: (client) => client.orders.startUnapproved.mutate({ id, reason }),
      said: t`№ ${id} is in production without approval`,
      detail: t`The customer gets a mail.`,
      failed: t`№ ${id} was not started`,
      onUndo: () => undoMoves([id]),
      onDone: () => keepText(overrideDraft(id), ''),
    })
  }
}
