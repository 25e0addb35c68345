import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/api/router.ts'
import { infoPages } from '../../../../src/domains/info/info-pages.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useOfficeNotify } from '../notices.tsx'
import { useFailureWords } from '../use-failure-words.ts'
import type { HistoryEntry, RecordKind } from './record-places.ts'

export type TextKind = inferRouterInputs<AppRouter>['history']['restoreTexts']['kind']
const textKinds: ReadonlySet<RecordKind> = new Set<TextKind>([
  'service',
  'product',
  'project',
  'deal',
  'partner',
  'advertisement',
  'banner',
  'aboutUs',
  'contact',
  'servicesPage',
  'portfolioPage',
  'dealsPage',
  ...infoPages.map((page) => `${page}Page` as const),
])
/** A kind whose records have texts in three languages. */
export const isTextKind = (kind: RecordKind): kind is TextKind => textKinds.has(kind)

/**
 * Puts a record's texts back as they were before an entry; refused when somebody has saved since the editor read
 * it. What is typed and not saved stays above them. Undefined for a kind without such texts.
 */
export function useRestoreTexts(
  { kind, id }: { kind: RecordKind; id: number },
  editor: Editor,
  onDone: () => void,
): ((entry: HistoryEntry) => void) | undefined {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useOfficeNotify()
  const why = useFailureWords()
  const restore = useMutation({
    mutationFn: async (entry: HistoryEntry) => {
      if (!isTextKind(kind)) return
      await client.history.restoreTexts.mutate({ kind, id, entryId: entry.id, updatedAt: editor.version })
    },
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The earlier texts are back` })
      onDone()
    },
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', text: t`The texts could not be put back`, detail: why(error) })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  return isTextKind(kind) ? (entry) => restore.mutate(entry) : undefined
}
