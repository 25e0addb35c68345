import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { bannerSchema } from '../../../../src/domains/site/banner-input.ts'
import { companyName } from '../../../../src/lib/company-name.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CloseIcon } from '../../../ui/admin/icons.tsx'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { PicturePurpose } from '../../kit/pictures/picture-rules.ts'
import { useAltField } from '../../kit/pictures/use-alt-field.ts'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import { BannerPreview } from './banner-preview.tsx'
import { type Banner, type BannerValues, bannerFiles, readBanner } from './banner-values.ts'

/** Banner texts and images: the site's first screen, logos, icon and title. */
export function BannerScreen() {
  const query = useQuery(useApi().banner.multilanguage.queryOptions({ id: 1 }))
  return (
    <Screen title={<Trans>Home page</Trans>} meta={<Trans>banner, logos, icon</Trans>}>
      <RecordGate query={query}>{(record) => <BannerEditor record={record} />}</RecordGate>
    </Screen>
  )
}

/** Pictures are checked when they are chosen. */
const bannerForm = bannerSchema.omit({
  file: true,
  fileForLogo: true,
  fileForLogoDark: true,
  fileForFavicon: true,
})

/** Texts above, pictures below, and at the side a preview of the site's first screen. */
function BannerEditor({ record }: { record: Banner }) {
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
    title: {
      label: t`Site title`,
      hint: t`The company’s name: in the header, in e-mails and in the browser’s tab.`,
    },
    slogan: {
      label: t`Slogan`,
      hint: t`What the company is, in a sentence below the logo at the foot of every page.`,
    },
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

/** Title and icon as a browser's tab shows them, in light and in dark. */
function BrowserTab({ values }: { values: BannerValues }) {
  const icon = useObjectUrl(values.fileForFavicon)
  const title = companyName(pick(values, 'title', useLanguage()), useRouter().options.context.siteUrl)
  return (
    <section aria-labelledby="browser-tab">
      <h2 id="browser-tab" className="admin-h2 mb-2">
        <Trans>In the browser’s tab</Trans>
      </h2>
      <div className="grid gap-px border border-line2 bg-line2">
        <Tab icon={icon} title={title} className="bg-[#dfe1e5] [--tab:#ffffff] [--tab-text:#202124]" />
        <Tab icon={icon} title={title} className="bg-[#1f2023] [--tab:#3c3d41] [--tab-text:#e8eaed]" />
      </div>
    </section>
  )
}

type TabProps = { icon: string; title: string; className: string }

const Tab = ({ icon, title, className }: TabProps) => (
  <div className={`px-2 pt-2 ${className}`}>
    <div className="flex h-8.5 max-w-60 items-center gap-2 rounded-t-[8px] bg-(--tab) px-3 text-(--tab-text)">
      {icon !== '' && <img src={icon} alt="" className="size-4 shrink-0 object-contain" />}
      <span className="min-w-0 flex-1 truncate text-[12px]">{title}</span>
      <CloseIcon size={12} />
    </div>
  </div>
)

type FileKey = (typeof bannerFiles)[number]

type BannerPicturesProps = { editor: Editor<BannerValues>; names: Record<FileKey, string> }

/** Photo, both logos and the site's icon, each sent when all of it is saved. */
function BannerPictures({ editor, names }: BannerPicturesProps) {
  const { t } = useLingui()
  const fields: { key: FileKey; purpose: PicturePurpose; hint: string; ground?: 'dark' }[] = [
    { key: 'file', purpose: 'photo', hint: t`at the right of the heading` },
    { key: 'fileForLogo', purpose: 'logo', hint: t`on paper` },
    { key: 'fileForLogoDark', purpose: 'logo', hint: t`on black`, ground: 'dark' },
    { key: 'fileForFavicon', purpose: 'favicon', hint: t`square` },
  ]
  return (
    <section aria-labelledby="banner-pictures">
      <h2 id="banner-pictures" className="admin-h2 mb-2 border-key border-t-2 pt-2">
        <Trans>Pictures</Trans>
      </h2>
      <div className="grid items-start gap-x-4 gap-y-4 lg:grid-cols-2">
        {fields.map(({ key, ...field }) => (
          <EditedPicture
            editor={editor}
            name={key}
            key={key}
            {...field}
            label={names[key]}
            // The picture with a text is as high as the others together.
            {...(key === 'file' && { className: 'lg:row-span-3' })}
          >
            {key === 'file' && <AltFields editor={editor} />}
          </EditedPicture>
        ))}
      </div>
    </section>
  )
}
