import { useLingui } from '@lingui/react/macro'
import { LinkField } from '../../kit/cards/link-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { AdvertisementValues } from './use-advertisements.tsx'

/** The carousel's slide at its largest, px. */
const slide = { width: 1440, height: 550 }

export function AdvertisementFields({ editor }: { editor: Editor<AdvertisementValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <LinkField editor={editor} label={t`Link`} />
      <EditedPicture
        editor={editor}
        name="file"
        label={t`Picture`}
        purpose="photo"
        required
        hint={t`wide: ${slide.width} × ${slide.height} px`}
        crop={{ ratio: slide.width / slide.height, least: slide }}
      >
        <AltFields editor={editor} />
      </EditedPicture>
    </div>
  )
}
