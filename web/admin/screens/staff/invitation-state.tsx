import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { StaffMember } from './use-staff-members.ts'

const isOver = (until: string): boolean => Date.parse(until) <= serverNow()

/** Beside the role of a staff member who hasn't chosen a password yet. */
export function InvitedMark({ staffMember: { invitedUntil } }: { staffMember: StaffMember }) {
  const language = useLanguage()
  if (invitedUntil === null) return null
  const day = formatDate(invitedUntil, language, 'dayOfMonth')
  return isOver(invitedUntil) ? (
    <Mark kind="warn">
      <Trans>invitation expired</Trans>
    </Mark>
  ) : (
    <Mark kind="info">
      <Trans>invited, until {day}</Trans>
    </Mark>
  )
}

type InvitationStateProps = { staffMember: StaffMember; onWithdraw: () => void }

/**
 * The invitation in a staff member's panel: until when the link works, and buttons to resend and withdraw it.
 * Shown here, as notices lie behind the panel.
 */
export function InvitationState({ staffMember, onWithdraw }: InvitationStateProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  const again = useMutation({
    mutationFn: () => client.staff.inviteAgain.mutate({ id: staffMember.id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const { invitedUntil, email } = staffMember
  if (invitedUntil === null) return null
  const moment = formatDate(invitedUntil, language, 'moment')
  const sent = isOver(invitedUntil) ? (
    <Trans>The link that was sent to {email} has expired.</Trans>
  ) : (
    <Trans>
      Invited: the link that was sent to {email} works until {moment}.
    </Trans>
  )
  return (
    <section
      aria-label={t`Invitation`}
      className="mt-4 grid gap-2 border-cyan-text border-l-2 bg-cyan-ground px-3 py-2.5"
    >
      <p role="status">
        {again.isSuccess ? (
          <Trans>
            A new link is on its way to {email}; it works until {moment}.
          </Trans>
        ) : (
          sent
        )}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {again.isError && (refusalOf(again.error) ?? t`The server could not be reached.`)}
      </p>
      <div className="flex flex-wrap gap-2">
        <AdminButton busy={again.isPending} onClick={() => again.mutate()}>
          <Trans>Send again</Trans>
        </AdminButton>
        <AdminButton variant="danger" onClick={onWithdraw}>
          <Trans>Withdraw the invitation…</Trans>
        </AdminButton>
      </div>
    </section>
  )
}
