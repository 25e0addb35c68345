import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, errorCode, fieldErrors, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../use-failure-message.ts'
import { renewShipments } from './shipments.ts'

type Act = {
  run: (client: Client) => Promise<unknown>
  /** What is said once it is done. */
  said: string
  onDone?: () => void
}

/**
 * Does something with a shipment. A refusal is told by a notice, or with `isHere` by whoever asked, beside what was
 * typed; either way the list is read again, since somebody else may have been first.
 */
export function useShipmentAct({ isHere = false }: { isHere?: boolean } = {}) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'shipment'
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ run }: Act) => run(client),
    // Over once the list has it: until then the next key would do with a row what it offered before.
    onSuccess: async (_, { said, onDone }) => {
      await renewShipments(queryClient)
      notify({ kind: 'ok', about, text: said })
      onDone?.()
    },
    onError: (refusal) => {
      if (!isHere && !['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(refusal) ?? ''))
        notify({ kind: 'error', about, ...noticeOf(t`This could not be done`, refusal) })
      return renewShipments(queryClient)
    },
  })
  const fields = fieldErrors(error)
  return {
    act: (next: Act) => {
      if (!isPending) mutate(next)
    },
    isPending,
    /** By the name of the field. */
    fields,
    failure: error && Object.keys(fields).length === 0 ? why(error) : undefined,
    reset,
  }
}
