import { useLingui } from '@lingui/react/macro'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { PageName } from '../../kit/texts/page-names.ts'
import { type PageTexts, usePageTexts } from '../../kit/texts/use-page-texts.ts'
import { PageHeadPreview } from './page-head-preview.tsx'

type PageTextsEditorProps = { page: PageName; title: string; record: PageTexts }

/** Title, head and description × 3 languages beside the head of the page as it will be. */
export function PageTextsEditor({ page, title, record }: PageTextsEditorProps) {
  const { t } = useLingui()
  const editor = usePageTexts(page, record)
  const fields = textFields(`${page}Page`, {
    head: { label: t`Heading`, hint: t`The large line on top of the page.` },
    title: { label: t`Title`, hint: t`The page’s short name, in the path above the heading.` },
    description: { label: t`Description`, rows: 5 },
  })
  return (
    <EditorForm
      editor={editor}
      title={title}
      history={{ kind: `${page}Page`, id: 1 }}
      names={namesOf(fields)}
      warning={<EmptyTranslations values={editor.values} fields={fields} />}
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,360px)]"
    >
      <LanguageFields editor={editor} fields={fields} />
      <PageHeadPreview page={page} values={editor.values} />
    </EditorForm>
  )
}
