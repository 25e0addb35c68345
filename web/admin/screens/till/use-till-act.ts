import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage } from '../../kit/use-failure-message.ts'

type TillAct = { run: (client: Client) => Promise<unknown>; said: string; onDone: () => void }

/** Changes the till; what fails is said where it was written, and nothing of it is lost. */
export function useTillAct() {
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ run }: TillAct) => run(client),
    onSuccess: (_, { said, onDone }) => {
      notify({ kind: 'ok', about: 'till', text: said })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['till']] }),
  })
  return {
    act: (next: TillAct) => {
      if (!isPending) mutate(next)
    },
    isPending,
    failure: error ? why(error) : undefined,
  }
}
