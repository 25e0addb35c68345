import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { InUseDialog } from '../../kit/in-use-dialog.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { kindsQuery, type WorkKind } from '../../kit/production/queries.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { ItemPlace } from './item-place.tsx'
import { KindEditor } from './kind-editor.tsx'
import { KindItems } from './kind-items.tsx'
import { itemsOf, namersOf, type WorkItem } from './work-items.ts'

/** The kinds of work: their daily capacity, and their services and products. */
export function KindsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { open } = useSearch({ from: '/admin/calendar/kinds' })
  const api = useApi()
  const query = useQuery(kindsQuery(api))
  const items = useQuery(api.production.items.queryOptions()).data
  const rowKeys = useRowKeys()
  const [asked, ask] = useState<WorkKind | null>(null)
  const kinds = query.data
  const hasRows = kinds !== undefined && kinds.length > 0
  const show = (next: number | 'new' | undefined) =>
    void navigate({
      to: '/admin/calendar/kinds',
      search: next === undefined ? {} : { open: next },
      resetScroll: false,
    })
  return (
    <Screen
      above={
        <Link to="/admin/calendar" className="underline-offset-4 hover:underline">
          <Trans>Calendar</Trans>
        </Link>
      }
      title={<Trans>Kinds of work</Trans>}
      meta={hasRows && <Plural value={kinds.length} one="# kind" other="# kinds" />}
      actions={
        <>
          <HistoryLink kind="workKind" />
          <AdminButton variant="primary" aria-expanded={open === 'new'} onClick={() => show('new')}>
            <PlusIcon />
            <Trans>Add a kind</Trans>
          </AdminButton>
        </>
      }
      shortcuts={[
        ...(hasRows ? rowKeys : []),
        { keys: ['a'], caps: ['A'], label: t`add`, act: () => show('new') },
      ]}
      note={<Trans>The load of a day is measured against what a kind of work can do in a day</Trans>}
    >
      {open === 'new' && (
        <section className="mb-6 border-key border-t-2">
          <h2 className="admin-h2 pt-3">
            <Trans>New kind of work</Trans>
          </h2>
          <KindEditor kind={null} onSaved={show} />
        </section>
      )}
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'w-24', 'w-full']} />}
        failed={<Trans>The kinds of work did not load.</Trans>}
        none={
          kinds?.length === 0 &&
          open !== 'new' && (
            <Empty
              title={<Trans>There are no kinds of work</Trans>}
              why={<Trans>Without one the calendar shows days, but not how full they are.</Trans>}
            >
              <AdminButton onClick={() => show('new')}>
                <Trans>Add a kind</Trans>
              </AdminButton>
            </Empty>
          )
        }
      >
        {hasRows && (
          <ul className="border-key border-t-2">
            {kinds.map((kind) => (
              <li key={kind.id} className="border-line2 border-b bg-paper px-3.5">
                <KindRow
                  kind={kind}
                  items={items}
                  isOpen={open === kind.id}
                  onPress={() => show(open === kind.id ? undefined : kind.id)}
                />
                {open === kind.id && (
                  <>
                    {kind.isGuess && <GuessNote kind={kind} />}
                    <KindEditor kind={kind} onSaved={show} onDelete={() => ask(kind)} />
                    {items && <KindItems kind={kind} kinds={kinds} items={items} />}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {asked && (
        <DeleteKindDialog
          kind={asked}
          items={items ?? []}
          onClose={() => ask(null)}
          onDeleted={() => show(undefined)}
        />
      )}
    </Screen>
  )
}

type KindRowProps = {
  kind: WorkKind
  /** Undefined until they have loaded. */
  items: readonly WorkItem[] | undefined
  isOpen: boolean
  onPress: () => void
}

/** A kind of work with its minutes a day and number of items; it opens its editor below. */
function KindRow({ kind, items, isOpen, onPress }: KindRowProps) {
  const language = useLanguage()
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  const used = items && itemsOf(items, kind.id).length
  return (
    <h2>
      <button
        type="button"
        data-row=""
        aria-expanded={isOpen}
        onClick={onPress}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-left md:grid-cols-[15rem_14rem_minmax(0,1fr)_auto]"
      >
        <span className="min-w-0 font-semibold wrap-anywhere">{pick(kind, 'name', language)}</span>
        <span className="font-normal tabular-nums text-t2 max-md:col-start-1 max-md:row-start-2">
          <Plural value={kind.capacityMinutes} one="# minute a day" other="# minutes a day" />
          {kind.isGuess && (
            <Mark kind="warn" className="ml-2">
              <Trans>a guess</Trans>
            </Mark>
          )}
        </span>
        <span className="min-w-0 truncate font-normal text-t3 max-md:hidden">
          {used === 0 && <Trans>nothing belongs to it</Trans>}
          {used !== undefined && used > 0 && (
            <Plural value={used} one="# service or product" other="# services and products" />
          )}
        </span>
        <Chevron
          size={16}
          className="shrink-0 text-t3 max-md:row-span-2 max-md:row-start-1 max-md:col-start-2"
        />
      </button>
    </h2>
  )
}

/** The capacity came with the program: saved, or said to be right, it is the workshop's own (PROD-4). */
function GuessNote({ kind: { id, capacityMinutes, updatedAt } }: { kind: WorkKind }) {
  const { t } = useLingui()
  const client = useClient()
  const { production } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.production.updateKind.mutate({ id, capacityMinutes, updatedAt }),
    onError: (error) =>
      notify({ kind: 'error', about: `work kind ${id}`, ...noticeOf(t`The capacity was not saved`, error) }),
    onSettled: () => production.invalidate(),
  })
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 border border-warn border-l-4 px-3.5 py-2">
      <p className="min-w-0 grow basis-60">
        <Trans>
          These minutes came with the program and nobody has saved them yet. How full a day is and by when
          there is room follows from them: enter your own.
        </Trans>
      </p>
      <AdminButton busy={isPending} onClick={() => mutate()}>
        <Plural value={capacityMinutes} one="# minute is right" other="# minutes are right" />
      </AdminButton>
    </div>
  )
}

type DeleteKindDialogProps = {
  kind: WorkKind
  items: readonly WorkItem[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a kind of work is deleted, or says where it is used. */
function DeleteKindDialog({ kind, items, onClose, onDeleted }: DeleteKindDialogProps) {
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

/** Deletes a kind of work; undoing creates the same again. */
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
