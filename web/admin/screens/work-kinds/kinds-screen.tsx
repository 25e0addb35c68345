import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { kindsQuery, type WorkKind } from '../../kit/production/queries.ts'
import { DeleteKindDialog } from './delete-kind-dialog.tsx'
import { KindEditor } from './kind-editor.tsx'
import { KindItems } from './kind-items.tsx'
import { KindRow } from './kind-row.tsx'

/** Kinds of work: what each can do in a day, and which services and products are of it. */
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
      note={<Trans>The load of a day is counted against what a kind can do in it</Trans>}
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
