import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton, IconButton } from '../../../ui/admin/button.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { ChevronLeftIcon, ChevronRightIcon, LockIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import type { Calendar } from './calendar-model.ts'

type CalendarActionsProps = {
  calendar: Calendar
  kind: number | undefined
  onBack: () => void
  onToday: () => void
  onOn: () => void
  onKind: (kind: number | undefined) => void
  onCloseDay: () => void
  onDays: () => void
}

/** To other weeks, one kind of work alone, and closing a day. */
export function CalendarActions(props: CalendarActionsProps) {
  const { calendar, kind, onBack, onToday, onOn, onKind, onCloseDay, onDays } = props
  const { t } = useLingui()
  const language = useLanguage()
  const [letters] = useLetterKeys()
  return (
    <>
      <IconButton label={t`The week before`} onClick={onBack}>
        <ChevronLeftIcon />
      </IconButton>
      <AdminButton onClick={onToday}>
        <Trans>Today</Trans> {letters && <KeyCap>T</KeyCap>}
      </AdminButton>
      <IconButton label={t`The week after`} onClick={onOn}>
        <ChevronRightIcon />
      </IconButton>
      <FilterSelect
        label={t`Kind of work`}
        all={t`all`}
        clearLabel={t`Every kind of work`}
        value={kind === undefined ? '' : String(kind)}
        options={calendar.kinds.map((one) => ({ value: String(one.id), label: pick(one, 'name', language) }))}
        onChange={(value) => onKind(value === '' ? undefined : Number(value))}
      />
      <AdminLinkButton to="/admin/calendar/kinds">
        <Trans>Kinds of work</Trans>
      </AdminLinkButton>
      <AdminButton aria-haspopup="dialog" onClick={onDays}>
        <Trans>Working days</Trans>
      </AdminButton>
      <AdminButton aria-haspopup="dialog" onClick={onCloseDay}>
        <LockIcon /> <Trans>Close a day</Trans> {letters && <KeyCap>B</KeyCap>}
      </AdminButton>
    </>
  )
}
