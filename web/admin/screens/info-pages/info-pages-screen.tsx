import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { infoPages, isInfoPage } from '../../../../src/domains/content/info-pages.ts'
import { useApi } from '../../../lib/api.ts'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { NoSuchScreen } from '../../kit/frame/no-such-screen.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { infoPageNames } from '../../kit/texts/info-page-names.ts'
import { InfoPageEditor } from './info-page-editor.tsx'

const route = getRouteApi('/admin/home/pages/$page')

/** The pages that the footer links: delivery, returns, privacy, terms, questions. */
export function InfoPagesScreen() {
  const { page } = route.useParams()
  return isInfoPage(page) ? <InfoPageScreen page={page} /> : <NoSuchScreen />
}

function InfoPageScreen({ page }: { page: (typeof infoPages)[number] }) {
  const { i18n, t } = useLingui()
  const query = useQuery(useApi().pageTexts[page].multilanguage.queryOptions({ id: 1 }))
  const title = i18n._(infoPageNames[page])
  return (
    <Screen title={<Trans>Information pages</Trans>} meta={<Trans>linked in the footer of the site</Trans>}>
      <nav aria-label={t`Information pages`} className="mb-5 overflow-x-auto border-line2 border-b">
        <ul className="flex gap-x-6 whitespace-nowrap">
          {infoPages.map((one) => (
            <li key={one}>
              <ViewTab to="/admin/home/pages/$page" params={{ page: one }} activeOptions={{ exact: true }}>
                {i18n._(infoPageNames[one])}
              </ViewTab>
            </li>
          ))}
        </ul>
      </nav>
      <RecordGate query={query}>
        {(record) => <InfoPageEditor key={page} page={page} title={title} record={record} />}
      </RecordGate>
    </Screen>
  )
}
