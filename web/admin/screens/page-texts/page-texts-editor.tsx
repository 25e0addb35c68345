import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { type PageName, usePageNames } from '../../kit/texts/page-names.ts'
import { type PageTexts, usePageTexts } from '../../kit/texts/use-page-texts.ts'

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

type PageHeadPreviewProps = { page: PageName; values: Omit<PageTexts, 'id' | 'priority' | 'updatedAt'> }

/** The head of the page as it will stand on the site, small. */
function PageHeadPreview({ page, values }: PageHeadPreviewProps) {
  const { name } = usePageNames()[page]
  return (
    <SitePreview>
      {(language) => (
        <div className="px-5 pt-4 pb-6">
          <p className="text-[12px] text-grey leading-4">
            <Trans>Home</Trans> / {pick(values, 'title', language) || name}
          </p>
          <p className="mt-3 text-balance break-words font-(family-name:--font-display) font-[900] text-[34px] leading-[0.95] tracking-[-0.04em] [font-stretch:125%]">
            {pick(values, 'head', language) || name}
          </p>
          <p className="mt-3.5 whitespace-pre-line text-[15px] leading-[23px]">
            {pick(values, 'description', language)}
          </p>
        </div>
      )}
    </SitePreview>
  )
}
