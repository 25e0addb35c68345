import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, fieldErrors, isUnanswered, refusalOf, useApi, useClient } from '../../../../lib/api.ts'
import type { Statement } from './statement-types.ts'

export type ChosenColumns = NonNullable<Parameters<Client['statements']['upload']['mutate']>[0]['columns']>
export type Columns = Awaited<ReturnType<Client['statements']['columns']['mutate']>>
type Sent = { file: File; columns?: ChosenColumns; allIncoming?: boolean }

/** Uploads a statement; where its columns aren't recognised, reads what there is to choose (PAY-40). */
export function useUpload(onUploaded: (statement: Statement, isKnown: boolean) => void) {
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const [unknown, setUnknown] = useState<{ file: File; columns: Columns } | null>(null)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (sent: Sent) => {
      try {
        return await client.statements.upload.mutate(sent)
      } catch (error) {
        if (fieldErrors(error).columns === undefined) setUnknown(null)
        else setUnknown({ file: sent.file, columns: await client.statements.columns.mutate(sent) })
        throw error
      }
    },
    onSuccess: ({ statement, isKnown }) => {
      setUnknown(null)
      queryClient.setQueryData(api.statements.read.queryOptions({ id: statement.id }).queryKey, statement)
      onUploaded(statement, isKnown)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['statements', 'list']] }),
  })
  return {
    upload: (sent: Sent) => {
      if (!isPending) mutate(sent)
    },
    isPending,
    file: variables?.file.name,
    unknown,
    /** Why it isn't read; `unanswered` where nothing came back. */
    failure: isUnanswered(error) ? 'unanswered' : refusalOf(error),
  }
}
