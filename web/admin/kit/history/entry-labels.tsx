import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ScreenLink } from '../frame/screen-link.tsx'
import { type AuditEntry, recordPlaces, singleKinds } from './record-places.ts'

const acts: Record<
  AuditEntry['act'],
  { name: MessageDescriptor; look: ComponentProps<typeof Mark>['kind'] }
> = {
  created: { name: msg`added`, look: 'ok' },
  changed: { name: msg`changed`, look: 'plain' },
  deleted: { name: msg`deleted`, look: 'error' },
  restored: { name: msg`brought back`, look: 'info' },
  ordered: { name: msg`reordered`, look: 'plain' },
  confirmed: { name: msg`translation confirmed`, look: 'ok' },
}

/** What was done, in a word; a change needs none, its values before and after say it. */
export function ActMark({ act }: { act: AuditEntry['act'] }) {
  const { i18n } = useLingui()
  if (act === 'changed') return null
  const { name, look } = acts[act]
  return <Mark kind={look}>{i18n._(name)}</Mark>
}

/** Whether its record is still there; a list that was put in order is no single record. */
export const hasScreen = ({ kind, recordId, act }: AuditEntry): boolean =>
  act !== 'deleted' && (recordId > 0 || !recordPlaces[kind].path.includes('$id'))

/** Which record it was, as a link to its screen while it exists. */
export function RecordName({ entry }: { entry: AuditEntry }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { kind, recordId, recordName } = entry
  const { name, path, searchOf } = recordPlaces[kind]
  const kindName = i18n._(name)
  const amount = formatMoney(Number(recordName), language)
  const own = kind === 'discount' ? t`${amount} and more` : recordName
  const text = kind === 'order' ? `${referenceOf(recordId, language)} · ${recordName}` : own
  const isSingle = singleKinds.has(kind)
  const texts = (
    <>
      {!isSingle && text !== '' && <span className="block text-t3 leading-4">{kindName}</span>}
      <span className="font-medium wrap-anywhere">{isSingle || text === '' ? kindName : text}</span>
    </>
  )
  if (!hasScreen(entry)) return <span className="block">{texts}</span>
  return (
    <ScreenLink
      path={path}
      {...(path.includes('$id') && { id: recordId })}
      search={recordId > 0 ? searchOf?.(entry) : undefined}
      className="block text-cyan-text underline-offset-4 hover:underline"
    >
      {texts}
    </ScreenLink>
  )
}
