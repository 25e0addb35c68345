import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { ScreenLink } from '../../kit/frame/screen-link.tsx'
import { type GapLanguage, type GapRecord, type GapsSearch, gapKindNames } from '../../kit/gaps/gap-kinds.ts'
import { recordPlaces, singleKinds } from '../../kit/history/record-places.ts'
import { inFieldOrder, useFieldName } from '../../kit/history/use-field-name.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'

const offered = [20, 50, 100]

/** Every text on the site that is missing or outdated in a language, within the user's areas (AUD-6). */
export function TranslationsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  const search = useSearch({ from: '/admin/translations' })
  const { page = 1, kind, language } = search
  const pageSize = usePageSize('translations', 20, offered)
  const { size } = pageSize
  const input = { page, pageSize: size, kind, gapLanguage: language }
  const options = useApi().overview.translationGapList.queryOptions(input)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const go = (change: Partial<GapsSearch>) =>
    void navigate({
      to: '/admin/translations',
      search: { ...search, page: undefined, ...change },
      replace: true,
      resetScroll: false,
    })
  return (
    <Screen
      title={<Trans>Translations</Trans>}
      meta={total > 0 && <Plural value={total} one="# record with gaps" other="# records with gaps" />}
      shortcuts={total > 0 ? rowKeys : []}
      note={<Trans>Where a translation is missing, the site shows the AZ text</Trans>}
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <FilterFold inForce={(kind ? 1 : 0) + (language ? 1 : 0)}>
          <KindFilter kind={kind} onKind={(next) => go({ kind: next })} />
          <FilterSelect
            label={t`Language`}
            all={t`all`}
            clearLabel={t`Every language`}
            value={language ?? ''}
            options={[
              { value: 'ru', label: languageNames.ru },
              { value: 'en', label: languageNames.en },
            ]}
            onChange={(value) => go({ language: value === 'ru' || value === 'en' ? value : undefined })}
          />
        </FilterFold>
      </div>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-32', 'w-48', 'grow', 'grow']} />}
        failed={<Trans>Translations did not load.</Trans>}
        none={
          rows && rows.length === 0 && <NoGaps isFiltered={kind !== undefined || language !== undefined} />
        }
      >
        {rows && rows.length > 0 && (
          <>
            <GapList records={rows} language={language} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Translations`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

type KindFilterProps = { kind: GapsSearch['kind']; onKind: (kind: GapsSearch['kind']) => void }

/** The kinds that have gaps, with how many records of each. */
function KindFilter({ kind, onKind }: KindFilterProps) {
  const { t, i18n } = useLingui()
  const { data = [] } = useQuery(useApi().overview.translationGaps.queryOptions())
  const known = data.map((one) => one.kind)
  const kinds = kind === undefined || known.includes(kind) ? known : [...known, kind]
  return (
    <FilterSelect
      label={t`Where`}
      all={t`everywhere`}
      clearLabel={t`Everywhere`}
      value={kind ?? ''}
      options={kinds.map((one) => ({ value: one, label: i18n._(gapKindNames[one]) }))}
      onChange={(value) => onKind(kinds.find((one) => one === value))}
    />
  )
}

function NoGaps({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <Empty
        title={<Trans>Nothing is missing</Trans>}
        why={
          <Trans>
            No text that is there and that you may edit lacks a language or is out of date. New texts appear
            here until they are translated.
          </Trans>
        }
      />
    )
  return (
    <Empty title={<Trans>No gaps here</Trans>} why={<Trans>The filter lets nothing through.</Trans>}>
      <AdminLinkButton to="/admin/translations">
        <Trans>Show all gaps</Trans>
      </AdminLinkButton>
    </Empty>
  )
}

const columns = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]'

type GapListProps = { records: readonly GapRecord[]; language: GapLanguage | undefined }

/** A record a line, with the texts that are missing or outdated in each language; it leads to the record's editor. */
function GapList({ records, language }: GapListProps) {
  const shown: GapLanguage[] = language ? [language] : ['ru', 'en']
  return (
    <ul className="border-key border-t-2 bg-paper">
      {records.map((record) => (
        <li
          key={`${record.kind} ${record.id}`}
          className={`grid gap-x-5 gap-y-1.5 border-line1 border-b px-3.5 py-2 last:border-line2 ${columns}`}
        >
          <RecordLink record={record} />
          {shown.map((one) => (
            <Gaps key={one} language={one} gaps={record[one]} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function RecordLink({ record: { kind, id, name } }: { record: GapRecord }) {
  const { i18n } = useLingui()
  const place = recordPlaces[kind]
  const kindName = i18n._(place.name)
  return (
    <ScreenLink
      path={place.path}
      {...(place.path.includes('$id') && { id })}
      search={place.searchOf?.({ recordId: id, recordName: name })}
      className="block min-w-0 text-cyan-text underline-offset-4 hover:underline"
    >
      {!singleKinds.has(kind) && <span className="block text-t3 leading-4">{kindName}</span>}
      <span className="font-medium wrap-anywhere">{name || kindName}</span>
    </ScreenLink>
  )
}

function Gaps({ language, gaps: { missing, outdated } }: { language: GapLanguage; gaps: GapRecord['ru'] }) {
  const fieldName = useFieldName()
  const names = (fields: readonly string[]) =>
    [...new Set(fields.toSorted(inFieldOrder).map((field) => fieldName(field)))].join(', ')
  if (missing.length + outdated.length === 0) return <span className="max-md:hidden" />
  return (
    <div className="flex min-w-0 gap-3">
      <span className="w-6 shrink-0 font-bold">{language.toUpperCase()}</span>
      <div className="grid min-w-0 gap-1">
        {missing.length > 0 && (
          <p>
            <Mark kind="error">
              <Trans>missing</Trans>
            </Mark>{' '}
            {names(missing)}
          </p>
        )}
        {outdated.length > 0 && (
          <p>
            <Mark kind="warn">
              <Trans>outdated</Trans>
            </Mark>{' '}
            {names(outdated)}
          </p>
        )}
      </div>
    </div>
  )
}
