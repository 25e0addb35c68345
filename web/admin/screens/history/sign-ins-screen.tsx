import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { DayFilter } from '../../kit/lists/day-filter.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { filtersInForce, type HistorySearch, isFiltered } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { MomentList, MomentRow } from './moment-list.tsx'
import { type SignIn, signInActNames, signInActs } from './sign-in-labels.ts'

const searchId = 'sign-ins-search'
const offered = [20, 50, 100]

/** Who signed in and who was refused, for area 5 (AUD-2). */
export function SignInsScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/history' })
  const { page = 1, q, act, from, to } = search
  const pageSize = usePageSize('history', 20, offered)
  const { size } = pageSize
  const input = { page, pageSize: size, search: q, act, from, to }
  const query = useQuery({
    ...useApi().history.signIns.queryOptions(input),
    placeholderData: keepPreviousData,
  })
  const items = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const hasRows = items !== undefined && items.length > 0
  const go = (next: HistorySearch) =>
    void navigate({
      to: '/admin/history',
      search: { ...next, view: 'signins' },
      replace: true,
      resetScroll: false,
    })
  const onFilter = (change: Partial<HistorySearch>) => go({ ...search, page: undefined, ...change })
  const showAll = () => go({})
  const keys = useListKeys({ searchId, hasRows: false, onShowAll: isFiltered(search) ? showAll : undefined })
  const acts = signInActNames.map((value) => ({ value, label: i18n._(signInActs[value].name) }))
  return (
    <Screen
      title={<Trans>History</Trans>}
      meta={<Trans>log-ins of the last year</Trans>}
      shortcuts={keys}
      note={<Trans>What is written here can be neither changed nor deleted</Trans>}
    >
      <HistoryTabs />
      <ListHead
        searchId={searchId}
        label={t`Person or IP address`}
        q={q ?? ''}
        onSearch={(text) => onFilter({ q: text === '' ? undefined : text })}
        // A row leads nowhere.
        onDown={() => undefined}
        found={
          isFiltered(search) &&
          query.isSuccess &&
          !query.isPlaceholderData && <Plural value={total} one="# event found" other="# events found" />
        }
      >
        <FilterFold inForce={filtersInForce(search)}>
          <FilterSelect
            label={t`What happened`}
            all={t`everything`}
            clearLabel={t`Everything`}
            value={act ?? ''}
            options={acts}
            onChange={(value) => onFilter({ act: acts.find((one) => one.value === value)?.value })}
          />
          <DayFilter search={search} onFilter={onFilter} />
          {isFiltered(search) && (
            <WordButton onClick={showAll} className="px-1.5">
              <Trans>Show all</Trans>
            </WordButton>
          )}
        </FilterFold>
      </ListHead>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-24', 'w-32', 'w-40', 'grow']} />}
        failed={<Trans>The log-ins did not load.</Trans>}
        none={
          items &&
          items.length === 0 && (
            <Empty
              title={<Trans>No log-in was found</Trans>}
              why={<Trans>Log-ins are kept for a year.</Trans>}
            />
          )
        }
      >
        {hasRows && (
          <>
            <SignInsList items={items} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Log-ins`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

const columns =
  'xl:grid-cols-[116px_minmax(150px,1fr)_minmax(190px,1fr)_minmax(150px,1fr)_minmax(120px,200px)]'

/** Every sign-in: when, who, what, on which device and from where; stacked on narrow screens. */
function SignInsList({ items }: { items: readonly SignIn[] }) {
  const { t } = useLingui()
  return (
    <MomentList columns={columns} heads={[t`When`, t`Who`, t`What happened`, t`Device`, t`IP address`]}>
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </MomentList>
  )
}

function Row({ item: { at, act, person, subject, browser, system, address } }: { item: SignIn }) {
  const { i18n, t } = useLingui()
  const { name, look } = signInActs[act]
  const device = [browser, system].filter((word) => word !== '').join(' · ')
  return (
    <MomentRow
      columns={columns}
      at={at}
      who={
        person ? (
          person.name
        ) : (
          <span className="text-t3">
            <Trans>no such account</Trans>
          </span>
        )
      }
    >
      <span className="max-xl:order-3">
        <Mark kind={look}>{i18n._(name)}</Mark>
        {subject && <span className="block">{subject.name}</span>}
      </span>
      <span className="max-xl:order-5 max-xl:col-span-full">{device || t`Unknown device`}</span>
      <span className="wrap-anywhere text-t2 tabular-nums max-xl:order-4 max-xl:text-right">{address}</span>
    </MomentRow>
  )
}
