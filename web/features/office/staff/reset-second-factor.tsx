import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useOfficeNotify } from '../notices.tsx'
import { fullName } from './staff-rules.ts'
import type { Colleague } from './use-colleagues.ts'

/** For a colleague who has lost both the app and the recovery codes. */
export function ResetSecondFactor({ colleague }: { colleague: Colleague }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  const notify = useOfficeNotify()
  const [asking, ask] = useState(false)
  const reset = useMutation({
    mutationFn: () => client.secondFactor.reset.mutate({ id: colleague.id }),
    onSuccess: () => notify({ kind: 'ok', text: t`The second step was reset`, detail: fullName(colleague) }),
    onError: (error) =>
      notify({
        kind: 'error',
        text: t`The second step was not reset`,
        detail: refusalOf(error) ?? t`The server could not be reached.`,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="office-meta text-t2">
        <Trans>Logging in takes a code as well.</Trans>
      </p>
      <OfficeButton variant="danger" busy={reset.isPending} onClick={() => ask(true)}>
        <Trans>Reset the second step…</Trans>
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          grave
          title={<Trans>Reset the second step of {fullName(colleague)}?</Trans>}
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
