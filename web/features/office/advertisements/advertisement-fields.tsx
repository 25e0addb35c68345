import { useLingui } from '@lingui/react/macro'
import { LinkField } from '../cards/link-field.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { AdvertisementValues } from './use-advertisements.tsx'

export function AdvertisementFields({ editor }: { editor: Editor<AdvertisementValues> }) {
  const { t } = useLingui()
  const { values, stored, changed, errors, progress } = editor
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <LinkField editor={editor} label={t`Link`} />
      <PictureField
        label={t`Picture`}
        purpose="photo"
        required
        hint={t`wide: shown from edge to edge`}
        value={values.file}
        stored={String(stored.file)}
        changed={changed.includes('file')}
        error={errors.file}
        progress={progress}
        onChange={(value) => editor.set('file', value)}
      />
    </div>
  )
}
