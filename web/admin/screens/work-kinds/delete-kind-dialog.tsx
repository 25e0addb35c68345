import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { InUseDialog } from '../../kit/in-use-dialog.tsx'
import type { WorkKind } from '../../kit/production/queries.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { ItemPlace } from './item-place.tsx'
import { namersOf, type WorkItem } from './work-items.ts'

type DeleteKindDialogProps = {
  kind: WorkKind
  items: readonly WorkItem[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a kind of work is deleted; of one in use it says where. */
export function DeleteKindDialog({ kind, items, onClose, onDeleted }: DeleteKindDialogProps) {
  const language = useLanguage()
  const name = pick(kind, 'name', language)
  const users = namersOf(items, kind.id)
  const remove = useDelete(kind, { onClose, onDeleted })
  if (users.length > 0)
    return (
      <InUseDialog
        name={name}
        first={<Trans>Choose another kind of work for these first; then it can be deleted.</Trans>}
        onClose={onClose}
      >
        {users.map((item) => (
          <li
            key={`${item.kind}${item.id}`}
            className="flex min-h-9 items-center border-line2 border-b pointer-coarse:min-h-11"
          >
            <ItemPlace item={item} />
          </li>
        ))}
      </InUseDialog>
    )
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete “{name}”?</Trans>}
      facts={[]}
      after={[
        <Trans key="days">Orders keep their days; days on which it alone stood still are open again.</Trans>,
      ]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete “{name}”</Trans>}
      waits={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}

/** Deletes it, and makes the same anew to take that back. */
function useDelete(
  { id, updatedAt: _, ...written }: WorkKind,
  { onClose, onDeleted }: Pick<DeleteKindDialogProps, 'onClose' | 'onDeleted'>,
) {
  const { t } = useLingui()
  const client = useClient()
  const { production } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = `work kind ${id}`
  const onSettled = () => production.invalidate()
  const again = useMutation({
    mutationFn: () => client.production.createKind.mutate(written),
    onSuccess: () => notify({ kind: 'ok', about, text: t`The deletion was undone` }),
    onError: (error) =>
      notify({ kind: 'error', about, ...noticeOf(t`The deletion could not be undone`, error) }),
    onSettled,
  })
  return useMutation({
    mutationFn: () => client.production.deleteKind.mutate({ id }),
    onSuccess: () => {
      notify({ kind: 'ok', about, text: t`The kind of work was deleted`, onUndo: () => again.mutate() })
      onClose()
      onDeleted()
    },
    onError: (error) => {
      onClose()
      const code = errorCode(error) ?? ''
      if (code === 'NOT_FOUND') onDeleted()
      if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(code)) return
      notify({ kind: 'error', about, ...noticeOf(t`The kind of work could not be deleted`, error) })
    },
    onSettled,
  })
}
