import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { type PageName, usePageNames } from '../../kit/texts/page-names.ts'
import { PageTextsEditor } from './page-texts-editor.tsx'

/** The heading texts of one page of the site, in three languages (SITE-1). */
export const ServicesTextsScreen = () => <PageTextsScreen page="services" />
export const PortfolioTextsScreen = () => <PageTextsScreen page="portfolio" />
export const CampaignsTextsScreen = () => <PageTextsScreen page="campaigns" />

function PageTextsScreen({ page }: { page: PageName }) {
  const query = useQuery(useApi().pageTexts[page].multilanguage.queryOptions({ id: 1 }))
  const { title } = usePageNames()[page]
  return (
    <Screen title={title} meta={<Trans>the head of the page on the site</Trans>}>
      <RecordGate query={query}>
        {(record) => <PageTextsEditor key={page} page={page} title={title} record={record} />}
      </RecordGate>
    </Screen>
  )
}
