import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { fullName } from '../../kit/staff/staff-rules.ts'
import type { StaffMember } from './use-staff-members.ts'

type DeleteStaffMemberDialogProps = { staffMember: StaffMember; onConfirm: () => void; onClose: () => void }

/** Names the staff member. The old product deleted whatever one answered; here only the red button does. */
export const DeleteStaffMemberDialog = ({
  staffMember,
  onConfirm,
  onClose,
}: DeleteStaffMemberDialogProps) => (
  <ConfirmDialog
    grave
    onConfirm={onConfirm}
    onClose={onClose}
    title={
      staffMember.invitedUntil ? (
        <Trans>Withdraw the invitation of {fullName(staffMember)}?</Trans>
      ) : (
        <Trans>Delete {fullName(staffMember)} from the staff?</Trans>
      )
    }
    facts={[
      { head: <Trans>Role</Trans>, text: staffMember.appRole.name },
      { head: <Trans>E-mail</Trans>, text: staffMember.email },
    ]}
    after={
      staffMember.invitedUntil
        ? [<Trans key="ends">The link that was sent no longer works, and the e-mail is free again.</Trans>]
        : [
            <Trans key="ends">The account is closed at once, on every device.</Trans>,
            <Trans key="stays">What the colleague did stays: orders and texts keep their history.</Trans>,
          ]
    }
    safe={staffMember.invitedUntil ? <Trans>Leave it as it is</Trans> : <Trans>Close without deleting</Trans>}
    does={
      staffMember.invitedUntil ? <Trans>Withdraw the invitation</Trans> : <Trans>Delete the colleague</Trans>
    }
  />
)
