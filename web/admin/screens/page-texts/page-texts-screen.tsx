import { Trans, useLingui } from '@lingui/react/macro'
import { Screen } from '../../kit/frame/screen.tsx'
import { type PageName, usePageNames } from '../../kit/texts/page-names.ts'
import { PageTextsForm } from '../../kit/texts/page-texts-form.tsx'
import { PageHeadPreview } from './page-head-preview.tsx'

/** The heading texts of one page of the site, in three languages (SITE-1). */
export const ServicesTextsScreen = () => <PageTextsScreen page="services" />

export const PortfolioTextsScreen = () => <PageTextsScreen page="portfolio" />

export const CampaignsTextsScreen = () => <PageTextsScreen page="campaigns" />

function PageTextsScreen({ page }: { page: PageName }) {
  const { t } = useLingui()
  const { title } = usePageNames()[page]
  return (
    <Screen title={title} meta={<Trans>the head of the page on the site</Trans>}>
      <PageTextsForm
        page={page}
        title={title}
        labels={{
          head: { label: t`Heading`, hint: t`The large line on top of the page.` },
          title: { label: t`Title`, hint: t`The page’s short name, in the path above the heading.` },
          description: { label: t`Description`, rows: 5 },
        }}
        className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,360px)]"
        beside={(values) => <PageHeadPreview page={page} values={values} />}
      />
    </Screen>
  )
}
