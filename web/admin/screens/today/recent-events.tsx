import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OrderStatus, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { ScreenLink } from '../../kit/frame/screen-link.tsx'
import { hasScreen } from '../../kit/history/entry-labels.tsx'
import { fieldNames } from '../../kit/history/field-labels.ts'
import { type AuditEntry, recordPlaces } from '../../kit/history/record-places.ts'
import { useNow } from '../../kit/use-now.ts'
import { TodaySection } from './section.tsx'

/** The staff's last changes, each a link to where it was made; only those that the user may see. */
export function RecentEvents() {
  const language = useLanguage()
  const now = useNow()
  const { data } = useQuery(useApi().history.recent.queryOptions())
  if (!data || data.length === 0) return null
  return (
    <TodaySection title={<Trans>Recent events</Trans>}>
      <ol>
        {data.map((entry) => (
          <li key={entry.id} className="border-line1 border-b last:border-line2">
            <ScreenLink
              {...placeOf(entry)}
              className="flex gap-3 px-3.5 py-2 outline-offset-[-2px]! hover:bg-sheet"
            >
              <time dateTime={entry.at} className="shrink-0 text-t3 tabular-nums">
                {formatMoment(entry.at, now, language)}
              </time>
              <span className="min-w-0 wrap-anywhere">
                <EventText entry={entry} />
              </span>
            </ScreenLink>
          </li>
        ))}
      </ol>
    </TodaySection>
  )
}

function placeOf(entry: AuditEntry) {
  const { path, searchOf } = recordPlaces[entry.kind]
  if (!hasScreen(entry)) return { path: '' }
  const search = entry.recordId > 0 ? searchOf?.(entry) : undefined
  return path.includes('$id') ? { path, id: entry.recordId } : { path, search }
}

function EventText({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { actor, kind, recordId, recordName } = entry
  const kindName = i18n._(recordPlaces[kind].name)
  const what = kind === 'order' ? referenceOf(recordId, language) : recordName || kindName
  const change = useChangeLabels(entry)
  return (
    <>
      <span className="font-medium">{actor.name}</span>
      {' · '}
      {what}
      {change && <span className="text-t2">{`: ${change}`}</span>}
    </>
  )
}

/** The new status with its price, or the names of the changed fields. */
function useChangeLabels({ changes, act }: AuditEntry): string {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const priceName = fieldNames.price
  if (act === 'created') return t`added`
  if (act === 'deleted') return t`deleted`
  const status = changes.find(({ field }) => field === 'status')?.to
  const price = changes.find(({ field }) => field === 'price')?.to
  const known = Object.keys(orderStatuses).find((name) => name === status) as OrderStatus | undefined
  if (known || typeof price === 'number') {
    const texts = known
      ? [pick(orderStatuses[known], 'name', language)]
      : [priceName ? i18n._(priceName) : '']
    return [...texts, ...(typeof price === 'number' ? [formatMoney(price, language)] : [])].join(', ')
  }
  const names = changes.map(({ field }) => fieldNames[field.replace(/_(ru|en)$/, '')])
  return [...new Set(names.flatMap((name) => (name ? [i18n._(name)] : [])))].join(', ')
}
