import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { type Calendar, type ClosedDay, promisedFor } from './calendar-model.ts'

type ClosedDayNoteProps = { calendar: Calendar; closed: ClosedDay; onOpen: (closed: ClosedDay) => void }

/** Why a day is closed, what was promised for it, and the button that opens it. */
export function ClosedDayNote({ calendar, closed, onOpen }: ClosedDayNoteProps) {
  const language = useLanguage()
  const { day } = closed
  const promised = promisedFor(calendar, closed).length
  return (
    <div className="grid justify-items-start gap-0.5 bg-paper/80">
      <p className="inline-flex items-center gap-1.5 font-semibold">
        <LockIcon size={14} />
        <Trans>Closed</Trans>
      </p>
      <p title={pick(closed, 'name', language)} className="max-w-full truncate text-t2">
        {pick(closed, 'name', language)}
      </p>
      {promised > 0 && (
        <p className="font-medium text-warn">
          <Plural value={promised} one="# is promised for it" other="# are promised for it" />
        </p>
      )}
      {day >= calendar.today && (
        <WordButton className="text-left" onClick={() => onOpen(closed)}>
          <Trans>Open the day</Trans>
          <span className="sr-only">, {formatPromised(day, language)}</span>
        </WordButton>
      )}
    </div>
  )
}
