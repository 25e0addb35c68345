import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { areas } from '../../../../src/procedures/areas.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { actingOf, fullName } from '../../kit/staff/staff-rules.ts'
import { useFailureMessage } from '../../kit/use-failure-message.ts'
import type { StaffMember } from './use-staff-members.ts'

type DeleteStaffMemberDialogProps = { staffMember: StaffMember; onConfirm: () => void; onClose: () => void }

/** Names the staff member. The old product deleted whatever one answered; here only the red button does. */
export function DeleteStaffMemberDialog({ staffMember, onConfirm, onClose }: DeleteStaffMemberDialogProps) {
  const { id } = staffMember
  const client = useClient()
  const query = useApi().staff.links.queryOptions({ id })
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  const { user } = useFrame()
  const why = useFailureMessage()
  const keep = useMutation({
    mutationFn: () => client.staff.keepLinks.mutate({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const count = data?.count ?? 0
  const canKeep = count > 0 && actingOf(user).areas.has(areas.orders)
  return (
    <ConfirmDialog
      grave
      failure={keep.error ? why(keep.error) : undefined}
      also={
        canKeep && (
          <AdminButton busy={keep.isPending} onClick={() => keep.mutate()}>
            <Plural value={count} one="Take over # link" other="Take over # links" />
          </AdminButton>
        )
      }
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
              ...(count > 0
                ? [
                    <Plural
                      key="links"
                      value={count}
                      one="# link of an order ends with it, unless a colleague takes it over first."
                      other="# links of orders end with it, unless a colleague takes them over first."
                    />,
                  ]
                : []),
              <Trans key="stays">What the colleague did stays: orders and texts keep their history.</Trans>,
            ]
      }
      safe={
        staffMember.invitedUntil ? <Trans>Leave it as it is</Trans> : <Trans>Close without deleting</Trans>
      }
      does={
        staffMember.invitedUntil ? (
          <Trans>Withdraw the invitation</Trans>
        ) : (
          <Trans>Delete the colleague</Trans>
        )
      }
    />
  )
}
