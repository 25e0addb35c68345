import { useLingui } from '@lingui/react/macro'
import { textFields } from '../../kit/editor/content-texts.ts'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { PartnerValues } from './use-partners.tsx'

export function PartnerFields({ editor }: { editor: Editor<PartnerValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      <LanguageFields
        editor={editor}
        fields={textFields('partner', { name: { label: t`Partner’s name` } })}
      />
      <EditedPicture
        editor={editor}
        name="file"
        label={t`Logo`}
        purpose="logo"
        hint={t`Without a logo the name is shown.`}
        className="max-w-120"
      />
    </div>
  )
}
