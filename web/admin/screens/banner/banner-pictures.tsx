import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { PicturePurpose } from '../../kit/pictures/picture-rules.ts'
import type { BannerValues, bannerFiles } from './banner-values.ts'

type FileKey = (typeof bannerFiles)[number]
type BannerPicturesProps = { editor: Editor<BannerValues>; names: Record<FileKey, string> }

/** Photo, both logos and the site's icon, each sent when all of it is saved. */
export function BannerPictures({ editor, names }: BannerPicturesProps) {
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
            // The one with a text is as high as the others together.
            {...(key === 'file' && { className: 'lg:row-span-3' })}
          >
            {key === 'file' && <AltFields editor={editor} />}
          </EditedPicture>
        ))}
      </div>
    </section>
  )
}
