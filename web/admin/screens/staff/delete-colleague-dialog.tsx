import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { fullName } from '../../kit/staff/staff-rules.ts'
import type { Colleague } from './use-colleagues.ts'

type DeleteColleagueDialogProps = { colleague: Colleague; onConfirm: () => void; onClose: () => void }

/** Names the colleague. The old product deleted whatever one answered; here only the red button does. */
export const DeleteColleagueDialog = ({ colleague, onConfirm, onClose }: DeleteColleagueDialogProps) => (
  <ConfirmDialog
    grave
    onConfirm={onConfirm}
    onClose={onClose}
    title={
      colleague.invitedUntil ? (
        <Trans>Withdraw the invitation of {fullName(colleague)}?</Trans>
      ) : (
        <Trans>Delete {fullName(colleague)} from the staff?</Trans>
      )
    }
    facts={[
      { head: <Trans>Role</Trans>, text: colleague.appRole.name },
      { head: <Trans>E-mail</Trans>, text: colleague.email },
    ]}
    after={
      colleague.invitedUntil
        ? [<Trans key="ends">The link that was sent no longer works, and the e-mail is free again.</Trans>]
        : [
            <Trans key="ends">The account is closed at once, on every device.</Trans>,
            <Trans key="stays">What the colleague did stays: orders and texts keep their history.</Trans>,
          ]
    }
    safe={colleague.invitedUntil ? <Trans>Leave it as it is</Trans> : <Trans>Close without deleting</Trans>}
    does={
      colleague.invitedUntil ? <Trans>Withdraw the invitation</Trans> : <Trans>Delete the colleague</Trans>
    }
  />
)
