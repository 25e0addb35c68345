import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { type InfoPage, infoPages, isInfoPage } from '../../../../src/domains/content/info-pages.ts'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { NoSuchScreen } from '../../kit/frame/no-such-screen.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { infoPageNames } from '../../kit/texts/info-page-names.ts'
import { PageTextsForm } from '../../kit/texts/page-texts-form.tsx'

const route = getRouteApi('/admin/home/pages/$page')

/** The pages that the footer links: delivery, returns, privacy, terms, questions. */
export function InfoPagesScreen() {
  const { page } = route.useParams()
  return isInfoPage(page) ? <InfoPageScreen page={page} /> : <NoSuchScreen />
}

/** Short name, heading and the whole text × 3 languages; an empty text keeps the page off the site. */
function InfoPageScreen({ page }: { page: InfoPage }) {
  const { i18n, t } = useLingui()
  const hint =
    page === 'questions'
      ? t`A line that begins with # is a question, what follows it the answer. A line that begins with - belongs to a list.`
      : t`A blank line begins a new paragraph. A line that begins with # is a heading, with - it belongs to a list.`
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
      <PageTextsForm
        page={page}
        title={i18n._(infoPageNames[page])}
        labels={{
          title: { label: t`Title`, hint: t`The page’s short name, also in the footer.` },
          head: { label: t`Heading`, hint: t`The large line on top of the page.` },
          description: { label: t`Text`, hint, rows: 22 },
        }}
        className="grid gap-4"
        above={({ description }) => (
          <p className="text-t2">
            {description === '' ? (
              <Trans>Not on the site yet: the footer links this page once it has a text.</Trans>
            ) : (
              <a className="underline" href={`/info/${page}`} target="_blank" rel="noopener">
                <Trans>Show this page on the site</Trans>
              </a>
            )}
          </p>
        )}
      />
    </Screen>
  )
}
