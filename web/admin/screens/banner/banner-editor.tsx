import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { bannerSchema } from '../../../../src/domains/site/banner-input.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { useAltField } from '../../kit/pictures/use-alt-field.ts'
import { BannerPictures } from './banner-pictures.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { type Banner, bannerFiles, readBanner } from './banner-values.ts'
import { BrowserTab } from './browser-tab.tsx'

/** Pictures are looked at as they are chosen. */
const bannerForm = bannerSchema.omit({
  file: true,
  fileForLogo: true,
  fileForLogoDark: true,
  fileForFavicon: true,
})

/** Texts above, pictures below, and at the side how the site begins with them. */
export function BannerEditor({ record }: { record: Banner }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = useApi().banner.multilanguage.queryOptions({ id: 1 })
  const editor = useEditor({
    id: 'banner',
    read: readBanner(record),
    schema: bannerForm,
    save: ({ changed, version }, call) => {
      const { file: _, fileForLogo: __, fileForLogoDark: ___, fileForFavicon: ____, ...texts } = changed
      const files = chosenFilesOf(changed, bannerFiles)
      return client.banner.update.mutate({ ...texts, ...files, updatedAt: version }, call)
    },
    reread: async () => readBanner(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
  })
  const alt = useAltField()
  const fields = textFields('banner', {
    head: { label: t`Heading`, hint: t`The largest words of the home page.`, rows: 2 },
    description: { label: t`Description`, hint: t`Below the heading.`, rows: 4 },
    title: { label: t`Site title`, hint: t`In the browser’s tab and in search results.` },
  })
  const names = {
    ...namesOf(fields),
    file: t`Photo`,
    alt: alt.label,
    fileForLogo: t`Logo`,
    fileForLogoDark: t`Logo on dark`,
    fileForFavicon: t`Site icon`,
  }
  return (
    <EditorForm
      editor={editor}
      title={t`Home page`}
      history={{ kind: 'banner', id: 1 }}
      names={names}
      warning={<EmptyTranslations values={editor.values} fields={[...fields, alt]} />}
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,392px)]"
    >
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={fields} />
        <BannerPictures editor={editor} names={names} />
      </div>
      <div className="grid min-w-0 gap-6">
        <BannerPreview values={editor.values} />
        <BrowserTab values={editor.values} />
      </div>
    </EditorForm>
  )
}
