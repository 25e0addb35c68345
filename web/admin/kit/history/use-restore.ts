import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type TextKind, textKinds } from '../../../../src/domains/content/definitions.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import type { AuditEntry, RecordKind } from './record-places.ts'

/** A kind whose records have texts in three languages. */
export const isTextKind = (kind: RecordKind): kind is TextKind =>
  textKinds.some((textKind) => textKind === kind)

/** A kind whose records have price tiers. */
export const isPricedKind = (kind: RecordKind): kind is 'service' | 'product' =>
  kind === 'service' || kind === 'product'

/** What is restored to its state before an entry: texts, prices, or choices with their prices. */
export type Restored = 'texts' | 'prices' | 'options'

/**
 * Restores a record's texts or prices as they were before an entry; refused when another user has saved since
 * the editor read it. What is typed and not saved stays on top.
 */
export function useRestore(
  { kind, id }: { kind: RecordKind; id: number },
  editor: Editor,
  onDone: () => void,
): (entry: AuditEntry, what: Restored) => void {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const backNames = {
    texts: t`The earlier texts are back`,
    prices: t`The earlier prices are back`,
    options: t`The earlier choices and prices are back`,
  }
  const failedNames = {
    texts: t`The texts could not be put back`,
    prices: t`The prices could not be put back`,
    options: t`The choices and prices could not be put back`,
  }
  const restore = useMutation({
    mutationFn: async ({ entry, what }: { entry: AuditEntry; what: Restored }) => {
      const input = { id, entryId: entry.id, updatedAt: editor.version }
      if (what === 'texts' && isTextKind(kind)) await client.history.restoreTexts.mutate({ kind, ...input })
      if (what === 'prices' && isPricedKind(kind))
        await client.history.restorePrices.mutate({ kind, ...input })
      if (what === 'options')
        await client.history.restoreOptions.mutate({ id, entryId: entry.id, version: Number(editor.version) })
    },
    onSuccess: (_, { what }) => {
      notify({ kind: 'ok', text: backNames[what] })
      onDone()
    },
    onError: (error, { what }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', ...noticeOf(failedNames[what], error) })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (entry, what) => restore.mutate({ entry, what })
}
