import { Trans, useLingui } from '@lingui/react/macro'
import type { InfoPage } from '../../../../src/domains/content/info-pages.ts'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { type PageTexts, usePageTexts } from '../../kit/texts/use-page-texts.ts'

type InfoPageEditorProps = { page: InfoPage; title: string; record: PageTexts }

/** Short name, heading and the whole text × 3 languages; an empty text keeps the page off the site. */
export function InfoPageEditor({ page, title, record }: InfoPageEditorProps) {
  const { t } = useLingui()
  const editor = usePageTexts(page, record)
  const hint =
    page === 'questions'
      ? t`A line that begins with # is a question, what follows it the answer. A line that begins with - belongs to a list.`
      : t`A blank line begins a new paragraph. A line that begins with # is a heading, with - it belongs to a list.`
  const fields = textFields(`${page}Page`, {
    title: { label: t`Title`, hint: t`The page’s short name, also in the footer.` },
    head: { label: t`Heading`, hint: t`The large line on top of the page.` },
    description: { label: t`Text`, hint, rows: 22 },
  })
  return (
    <EditorForm
      editor={editor}
      title={title}
      history={{ kind: `${page}Page`, id: 1 }}
      names={namesOf(fields)}
      warning={<EmptyTranslations values={editor.values} fields={fields} />}
      className="grid gap-4"
    >
      <p className="text-t2">
        {record.description === '' ? (
          <Trans>Not on the site yet: the footer links this page once it has a text.</Trans>
        ) : (
          <a className="underline" href={`/info/${page}`} target="_blank" rel="noopener">
            <Trans>Show this page on the site</Trans>
          </a>
        )}
      </p>
      <LanguageFields editor={editor} fields={fields} />
    </EditorForm>
  )
}
