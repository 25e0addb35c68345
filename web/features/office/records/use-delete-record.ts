import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode } from '../../../lib/api.ts'
import { useOfficeNotify } from '../notices.tsx'
import { useFailureWords } from '../use-failure-words.ts'

type Row = { id: number }
type Page = { items: Row[] }

type Deletion<One extends Row> = {
  /** The procedures that its lists come from: `projects` of `projects.search`. */
  domain: 'projects' | 'deals'
  remove: (id: number) => Promise<unknown>
  nameOf: (row: One) => string
  /** Once it is deleted. */
  onDeleted?: () => void
}

/** Deletes a record: gone from its list at once, and back with the reason when that is refused. */
export function useDeleteRecord<One extends Row>({ domain, remove, nameOf, onDeleted }: Deletion<One>) {
  const { t } = useLingui()
  const notify = useOfficeNotify()
  const why = useFailureWords()
  const queryClient = useQueryClient()
  const lists = { queryKey: [[domain, 'search']] }
  return useMutation({
    mutationFn: ({ id }: One) => remove(id),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData<Page>(lists)
      queryClient.setQueriesData<Page>(
        lists,
        (page) => page && { ...page, items: page.items.filter((row) => row.id !== id) },
      )
      return { before }
    },
    onSuccess: (_, row) => {
      notify({ kind: 'ok', text: t`The operation is completed`, detail: t`“${nameOf(row)}” was deleted.` })
      onDeleted?.()
    },
    onError: (error, row, context) => {
      for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page)
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', text: t`“${nameOf(row)}” was not deleted`, detail: why(error) })
    },
    onSettled: () => {
      void queryClient.invalidateQueries(lists)
      void queryClient.invalidateQueries({ queryKey: [['overview']] })
    },
  })
}
