import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { fullName } from './staff-rules.ts'
import type { Colleague } from './use-colleagues.ts'

type DeleteColleagueDialogProps = { colleague: Colleague; onConfirm: () => void; onClose: () => void }

/** Names the colleague. The old product deleted whatever one answered; here only the red button does. */
export const DeleteColleagueDialog = ({ colleague, onConfirm, onClose }: DeleteColleagueDialogProps) => (
  <ConfirmDialog
    grave
    onConfirm={onConfirm}
    onClose={onClose}
    title={<Trans>Delete {fullName(colleague)} from the staff?</Trans>}
    facts={[
      { head: <Trans>Role</Trans>, text: colleague.appRole.name },
      { head: <Trans>E-mail</Trans>, text: colleague.email },
    ]}
    after={[
      <Trans key="ends">The account is closed at once, on every device.</Trans>,
      <Trans key="stays">What the colleague did stays: orders and texts keep their history.</Trans>,
    ]}
    safe={<Trans>Close without deleting</Trans>}
    does={<Trans>Delete the colleague</Trans>}
  />
)
