import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import { gapKindNames } from '../../kit/gaps/gap-kinds.ts'
import { OutdatedMark } from '../../kit/gaps/outdated-mark.tsx'
import { TodaySection } from './section.tsx'

/** How many records lack a Russian or an English text, or have one that the Azerbaijani text has left behind. */
export function TranslationGaps() {
  const { i18n } = useLingui()
  const { data } = useQuery(useApi().overview.translationGaps.queryOptions())
  if (!data) return null
  const total = data.reduce((sum, gap) => sum + gap.ru + gap.en + gap.ruOutdated + gap.enOutdated, 0)
  return (
    <TodaySection
      title={<Trans>Translations to fix</Trans>}
      meta={total > 0 && <Plural value={total} one="# gap" other="# gaps" />}
      {...(total > 0 && { to: '/admin/translations', open: <Trans>All of them</Trans> })}
    >
      {data.length === 0 && (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>Every text that you may edit is in three languages and up to date.</Trans>
        </p>
      )}
      <ul>
        {data.map(({ kind, ru, en, ruOutdated, enOutdated }) => (
          <li key={kind} className="border-line1 border-b last:border-line2">
            <Link
              to="/admin/translations"
              search={{ kind }}
              data-row=""
              className="flex min-h-9 items-center gap-2.5 px-3.5 py-1 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0 grow truncate font-medium">{i18n._(gapKindNames[kind])}</span>
              {ru > 0 && <Mark kind="error">{`RU ${ru}`}</Mark>}
              {en > 0 && <Mark kind="error">{`EN ${en}`}</Mark>}
              <OutdatedMark language="RU" count={ruOutdated} />
              <OutdatedMark language="EN" count={enOutdated} />
            </Link>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}
