import { useLingui } from '@lingui/react/macro'
import { LanguageFields } from '../editor/language-fields.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { PartnerValues } from './use-partners.tsx'

export function PartnerFields({ editor }: { editor: Editor<PartnerValues> }) {
  const { t } = useLingui()
  const { values, stored, changed, errors, progress } = editor
  return (
    <div className="grid gap-4">
      <LanguageFields
        editor={editor}
        fields={[{ key: 'name', label: t`Partner’s name`, max: 200, required: true }]}
      />
      <PictureField
        label={t`Logo`}
        purpose="logo"
        hint={t`Without one, the name stands there.`}
        value={values.file}
        stored={String(stored.file)}
        changed={changed.includes('file')}
        error={errors.file}
        progress={progress}
        onChange={(value) => editor.set('file', value)}
        className="max-w-120"
      />
    </div>
  )
}
