import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

/** What takes it back, and what is said then. */
type Undo = { run: (client: Client) => Promise<unknown>; said: string }
type TillAct = { run: (client: Client) => Promise<Undo | null>; said: string; onDone: () => void }

/** Changes the till; what fails is said where it was written, and nothing of it is lost. */
export function useTillAct() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'till'
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [['till']] })
  const undo = useMutation({
    mutationFn: ({ run }: Undo) => run(client),
    onSuccess: (_, { said }) => notify({ kind: 'ok', about, text: said }),
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`It could not be taken back`, error) }),
    onSettled,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ run }: TillAct) => run(client),
    onSuccess: (back, { said, onDone }) => {
      notify({ kind: 'ok', about, text: said, ...(back && { onUndo: () => undo.mutate(back) }) })
      onDone()
    },
    onSettled,
  })
  return {
    act: (next: TillAct) => {
      if (!isPending) mutate(next)
    },
    isPending,
    failure: error ? why(error) : undefined,
  }
}
