import { useLingui } from '@lingui/react/macro'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { LinkField } from '../../kit/cards/link-field.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { SocialValues } from './social-media-screen.tsx'

export function SocialFields({ editor }: { editor: Editor<SocialValues> }) {
  const { t } = useLingui()
  const text = (key: 'platform' | 'name', label: string, hint: string) => (
    <EditedField editor={editor} name={key} label={label} hint={hint}>
      {(control) => <AdminInput maxLength={100} {...control} />}
    </EditedField>
  )
  const picture = (
    key: 'file' | 'fileForLightLogo',
    label: string,
    hint: string,
    ground: 'light' | 'dark',
  ) => <EditedPicture editor={editor} name={key} label={label} purpose="logo" hint={hint} ground={ground} />
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <LinkField editor={editor} label={t`Link`} />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {text('platform', t`Platform`, t`Instagram, Facebook …`)}
        {text('name', t`Account name`, t`For the staff only.`)}
      </div>
      {picture('file', t`Icon`, t`dark, for paper`, 'light')}
      {picture('fileForLightLogo', t`Light icon`, t`for black`, 'dark')}
    </div>
  )
}
