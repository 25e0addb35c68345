import { Trans, useLingui } from '@lingui/react/macro'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ScreenLink } from '../../kit/frame/screen-link.tsx'
import type { GapLanguage, GapRecord } from '../../kit/gaps/gap-kinds.ts'
import { recordPlaces, singleKinds } from '../../kit/history/record-places.ts'
import { inFieldOrder, useFieldName } from '../../kit/history/use-field-name.ts'

const columns = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]'

type GapListProps = { records: readonly GapRecord[]; language: GapLanguage | undefined }

/** A record a line, with the texts that are missing or outdated in each language; it leads to the record's editor. */
export function GapList({ records, language }: GapListProps) {
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
