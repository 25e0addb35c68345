import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { NoWork } from './no-work.tsx'
import { useWork } from './use-work.ts'
import { useWorkActs } from './use-work-acts.ts'
import { focusWork, useWorkKeys } from './use-work-keys.ts'
import { WaitingLabel } from './waiting-label.tsx'
import { WorkDialogs } from './work-dialogs.tsx'
import { WorkFilters } from './work-filters.tsx'
import { WorkList } from './work-list.tsx'
import { WorkPages } from './work-pages.tsx'
import { WorkPreview } from './work-preview.tsx'
import type { WorkSearch } from './work-rows.ts'
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
            label={t`№, name, product`}
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
            className="sticky top-14 flex max-h-[calc(100dvh-168px)] flex-col overflow-y-auto border border-line2 bg-paper"
          >
            <WorkPreview work={work} acts={acts} />
          </section>
        )}
      </div>
      {!isWide && isSheet && work && (
        <Modal place="side" title={`№ ${work.order.id}`} onClose={() => setSheet(false)}>
          <div className="-mx-6 -mb-5 flex flex-col">
            <WorkPreview work={work} acts={acts} />
          </div>
        </Modal>
      )}
      <WorkDialogs acts={acts} />
    </Screen>
  )
}
