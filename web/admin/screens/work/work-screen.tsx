import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Reference } from '../../../ui/reference.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { useWork } from './use-work.ts'
import { useWorkActs } from './use-work-acts.ts'
import { focusWork, useWorkKeys } from './use-work-keys.ts'
import { WaitingLabel } from './waiting-label.tsx'
import { WorkDialogs } from './work-dialogs.tsx'
import { WorkList } from './work-list.tsx'
import { WorkPreview } from './work-preview.tsx'
import { pageSize, type Work, type WorkSearch } from './work-rows.ts'
import { SideSwitch, WorkTabs } from './work-tabs.tsx'

const searchId = 'work-search'

/** What waits for us, or for customers; each side begins anew. */
export function WorkScreen() {
  const { side } = useSearch({ from: '/admin/artwork' })
  return <WorkOf key={side ?? 'staff'} />
}

function WorkOf() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/artwork' })
  const isWide = useMedia('(width >= 1280px)')
  const [hasPreview, setPreview] = useState(true)
  const [isSheet, setSheet] = useState(false)
  const model = useWork(search)
  const acts = useWorkActs()
  const counts = useQuery(useApi().turns.workCounts.queryOptions()).data
  const { query, rows, waiting } = model
  const work = model.chosen ?? (isWide ? (rows[0] ?? null) : null)
  const isFiltered = Boolean(search.what || search.q || search.owner || search.service)
  const toggle = () => (isWide ? setPreview((before) => !before) : setSheet((before) => !before))
  const shortcuts = useWorkKeys({ work, model, acts, searchId, onSpace: toggle })
  const go = (next: WorkSearch) =>
    void navigate({
      to: '/admin/artwork',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const chosenId = model.chosen?.order.id
  useEffect(() => {
    if (chosenId !== undefined && document.activeElement === document.body) focusWork(chosenId)
  }, [chosenId])
  const oldest = model.all[0]
  return (
    <Screen
      title={t({ message: 'Artwork', context: 'list' })}
      meta={
        query.data &&
        !search.side &&
        oldest && (
          <>
            <Plural value={model.all.length} one="# job waits for us" other="# jobs wait for us" />
            {' · '}
            <Trans>
              the oldest <WaitingLabel since={oldest.since} />
            </Trans>
          </>
        )
      }
      actions={<SideSwitch side={search.side} counts={counts} />}
      shortcuts={shortcuts}
      note={<Trans>Longest wait first</Trans>}
    >
      <div
        className={
          isWide && hasPreview && work
            ? 'grid grid-cols-[minmax(0,1fr)_372px] items-start gap-x-6'
            : undefined
        }
      >
        <div className="min-w-0">
          <WorkTabs rows={model.fitting} search={search} />
          <ListHead
            searchId={searchId}
            label={t`No., name, product`}
            q={search.q ?? ''}
            onSearch={(q) => go({ q: q === '' ? undefined : q })}
            onDown={() => focusRow(1)}
            found={isFiltered && query.isSuccess && <Plural value={model.total} one="# job" other="# jobs" />}
          >
            <WorkFilters all={model.all} search={search} onChange={go} />
          </ListHead>
          {waiting > 0 && (
            <p role="status" className="mb-2.5">
              <AdminButton onClick={model.showNew}>
                <Plural value={waiting} one="# new job" other="# new jobs" /> <KeyCap>.</KeyCap>
              </AdminButton>
            </p>
          )}
          <ListBody
            query={query}
            waiting={<TableWaiting widths={['w-20', 'w-40', 'w-12', 'w-40', 'w-6']} />}
            failed={<Trans>The work list did not load.</Trans>}
            none={
              query.data &&
              rows.length === 0 && (
                <NoWork
                  isFiltered={isFiltered}
                  search={search}
                  customers={counts?.customer ?? 0}
                  onAll={() => go({ what: undefined, q: undefined, owner: undefined, service: undefined })}
                />
              )
            }
          >
            {rows.length > 0 && (
              <>
                <WorkList
                  rows={rows}
                  chosen={work}
                  onChoose={model.choose}
                  onOpen={({ order }) => {
                    model.choose(order.id)
                    if (isWide) setPreview(true)
                    else setSheet(true)
                  }}
                  onAct={acts.main}
                  onSpace={toggle}
                />
                <WorkPages page={model.page} total={model.total} search={search} />
              </>
            )}
          </ListBody>
        </div>
        {isWide && hasPreview && work && (
          <section
            aria-label={t`Preview`}
            data-rail=""
            className="sticky top-14 flex max-h-[calc(100dvh-168px)] flex-col overflow-y-auto border border-line2 bg-paper"
          >
            <WorkPreview work={work} acts={acts} />
          </section>
        )}
      </div>
      {!isWide && isSheet && work && (
        <Modal place="side" title={<Reference id={work.order.id} />} onClose={() => setSheet(false)}>
          <div className="-mx-6 -mb-5 flex flex-col">
            <WorkPreview work={work} acts={acts} />
          </div>
        </Modal>
      )}
      <WorkDialogs acts={acts} />
    </Screen>
  )
}

type NoWorkProps = { isFiltered: boolean; search: WorkSearch; customers: number; onAll: () => void }

/** Why there is no row: nothing fits the filter, or everything is done. */
function NoWork({ isFiltered, search, customers, onAll }: NoWorkProps) {
  if (isFiltered)
    return (
      <Empty title={<Trans>No job fits this filter</Trans>} why={<Trans>Others may be hidden by it.</Trans>}>
        <AdminButton onClick={onAll}>
          <Trans>Show all</Trans>
        </AdminButton>
      </Empty>
    )
  if (search.side)
    return (
      <Empty
        title={<Trans>Nothing waits for customers</Trans>}
        why={<Trans>Orders whose turn is the customer’s are listed here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>All done</Trans>}
      why={<Plural value={customers} one="# job waits for a customer." other="# jobs wait for customers." />}
    >
      <AdminLinkButton to="/admin/artwork" search={{ side: 'customer' }}>
        <Trans>Show the customers’</Trans>
      </AdminLinkButton>
    </Empty>
  )
}

type WorkPagesProps = { page: number; total: number; search: WorkSearch }

/** Which rows are shown, and the way to the others. */
function WorkPages({ page, total, search }: WorkPagesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const pages = Math.ceil(total / pageSize)
  const number = (value: number) => formatNumber(value, language)
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(page * pageSize, total))
  const at = (next: number) => ({ ...search, page: next === 1 ? undefined : next })
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-t3 tabular-nums">{`${from}–${to} / ${number(total)}`}</p>
      {pages > 1 && (
        <nav aria-label={t`Pages`} className="flex gap-2 md:ml-auto">
          {page > 1 && (
            <AdminLinkButton to="/admin/artwork" search={at(page - 1)}>
              <Trans>Previous page</Trans>
            </AdminLinkButton>
          )}
          {page < pages && (
            <AdminLinkButton to="/admin/artwork" search={at(page + 1)}>
              <Trans>Next page</Trans>
            </AdminLinkButton>
          )}
        </nav>
      )}
    </div>
  )
}

type WorkFiltersProps = {
  all: readonly Work[]
  search: WorkSearch
  onChange: (next: WorkSearch) => void
}

/** The filters by who has taken it on and by service, from what the list has. */
function WorkFilters({ all, search, onChange }: WorkFiltersProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const language = useLanguage()
  const others = new Map(
    all.flatMap(({ taken }) => (taken && taken.by.id !== user.id ? [[taken.by.id, taken.by]] : [])),
  )
  const services = new Map(all.map(({ order }) => [order.service.id, order.service]))
  const { owner, service } = search
  return (
    <>
      <FilterSelect
        label={t`Owner`}
        value={owner === undefined ? '' : String(owner)}
        all={t`all`}
        options={[
          { value: 'mine', label: t`me` },
          { value: 'none', label: t`nobody` },
          ...[...others.values()].map(({ id, name, surname }) => ({
            value: String(id),
            label: `${name} ${surname}`.trim(),
          })),
        ]}
        onChange={(value) => onChange({ owner: readOwner(value) })}
        clearLabel={t`Owner: all`}
      />
      <FilterSelect
        label={t`Service`}
        value={service === undefined ? '' : String(service)}
        all={t`all`}
        options={[...services.values()].map((one) => ({
          value: String(one.id),
          label: pick(one, 'name', language),
        }))}
        onChange={(value) => onChange({ service: value === '' ? undefined : Number(value) })}
        clearLabel={t`Service: all`}
      />
    </>
  )
}

function readOwner(value: string): WorkSearch['owner'] {
  if (value === '') return undefined
  return value === 'mine' || value === 'none' ? value : Number(value)
}
