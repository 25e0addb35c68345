import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { fullName } from '../../kit/staff/staff-rules.ts'
import type { StaffMember } from './use-staff-members.ts'

/** For a staff member who has lost both the app and the recovery codes. Said here: notices lie under the panel. */
export function ResetSecondFactor({ staffMember }: { staffMember: StaffMember }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  const [asking, ask] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const reset = useMutation({
    mutationFn: () => client.secondFactor.reset.mutate({ id: staffMember.id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const isReset = reset.isSuccess
  // What was pressed is gone.
  useEffect(() => {
    if (isReset) told.current?.focus()
  }, [isReset])
  if (!staffMember.hasSecondFactor && !isReset) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p ref={told} tabIndex={-1} role="status" className={isReset ? 'text-ok' : 'admin-meta text-t2'}>
          {isReset ? (
            <Trans>The second step was reset</Trans>
          ) : (
            <Trans>Logging in takes a code as well.</Trans>
          )}
        </p>
        {!isReset && (
          <AdminButton variant="danger" busy={reset.isPending} onClick={() => ask(true)}>
            <Trans>Reset the second step…</Trans>
          </AdminButton>
        )}
      </div>
      <p role="alert" className="text-error empty:hidden">
        {reset.isError && (refusalOf(reset.error) ?? t`The server could not be reached.`)}
      </p>
      {asking && (
        <ConfirmDialog
          grave
          title={<Trans>Reset the second step of {fullName(staffMember)}?</Trans>}
          lead={<Trans>Make sure that it is really this colleague who asks for it.</Trans>}
          facts={[]}
          after={[
            <Trans key="ends">The colleague is logged out everywhere and gets a mail.</Trans>,
            <Trans key="alone">The password alone opens the account until a new app is set up.</Trans>,
          ]}
          safe={<Trans>Leave it as it is</Trans>}
          does={<Trans>Reset the second step</Trans>}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            reset.mutate()
          }}
        />
      )}
    </div>
  )
}
