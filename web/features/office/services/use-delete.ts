import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, useClient } from '../../../lib/api.ts'
import { useOfficeNotify } from '../notices.tsx'
import { useFailureWords } from '../use-failure-words.ts'
import { useRenewCatalog } from './queries.ts'

type Named = { id: number; name: string }

/** Deletes a service or a product; what is drawn from it is read anew, also when somebody else was first. */
export function useDelete(kind: 'services' | 'products', onDeleted: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useOfficeNotify()
  const why = useFailureWords()
  const renew = useRenewCatalog()
  const done = kind === 'services' ? t`The service was deleted` : t`The product was deleted`
  return useMutation({
    mutationFn: ({ id }: Named) => client[kind].delete.mutate({ id }),
    onSuccess: (_, { name }) => {
      notify({ kind: 'ok', text: done, detail: name })
      onDeleted()
    },
    onError: (error, { name }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', text: t`“${name}” was not deleted`, detail: why(error) })
    },
    onSettled: renew,
  })
}
