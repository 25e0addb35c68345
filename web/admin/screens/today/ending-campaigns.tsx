import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ScreenLink } from '../../kit/frame/screen-link.tsx'
import { TodaySection } from './section.tsx'

/** From so many days on it is high time. */
const urgent = 3

/** Campaigns that end within two weeks, the first to end first. */
export function EndingCampaigns() {
  const language = useLanguage()
  const { data } = useQuery(useApi().overview.endingCampaigns.queryOptions())
  if (!data) return null
  return (
    <TodaySection title={<Trans>Campaigns that end soon</Trans>}>
      {data.length === 0 && (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>No campaign ends within two weeks.</Trans>
        </p>
      )}
      <ul>
        {data.map(({ id, percentage, endDate, daysLeft, ...texts }) => (
          <li key={id} className="border-line1 border-b last:border-line2">
            <ScreenLink
              path="/admin/companies/editcompany/$id"
              id={id}
              className="flex min-h-9 items-center gap-2.5 px-3.5 py-1 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0 truncate font-medium">{pick(texts, 'title', language)}</span>
              {percentage !== null && (
                <span className="shrink-0 text-t2 tabular-nums">−{formatPercent(percentage, language)}</span>
              )}
              <Mark kind={daysLeft <= urgent ? 'warn' : 'plain'} className="ml-auto">
                {daysLeft === 0 ? (
                  <Trans>last day</Trans>
                ) : (
                  <>
                    <Plural value={daysLeft} one="# day" other="# days" />
                    {` · ${formatDate(endDate, language, 'dayOfMonth')}`}
                  </>
                )}
              </Mark>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}
