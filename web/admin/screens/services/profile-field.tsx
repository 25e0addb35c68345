import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { CardValues } from './card-values.ts'
import { useProfiles } from './use-profiles.ts'

type ProfileFieldProps = { editor: Editor<CardValues>; none: { label: string; hint: string } }

/** What the artwork of its orders is measured by. */
export function ProfileField({ editor, none }: ProfileFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const profiles = useProfiles()
  const { profileId } = editor.values
  const isKnown = profileId === null || profiles.some(({ id }) => id === profileId)
  return (
    <div>
      <EditedField
        editor={editor}
        name="profileId"
        read={(text) => (text === '' ? null : Number(text))}
        label={<Trans>Check of artwork</Trans>}
        hint={profileId === null ? none.hint : t`Orders placed from now on ask for artwork.`}
      >
        {(control) => (
          <AdminSelect {...control}>
            <option value="">{none.label}</option>
            {!isKnown && <option value={profileId}>{t`Loading…`}</option>}
            {profiles.map((profile) => (
              <option key={profile.id} value={profile.id}>
                {pick(profile, 'name', language)}
              </option>
            ))}
          </AdminSelect>
        )}
      </EditedField>
      <Link
        to="/admin/services/profiles"
        className="admin-meta inline-flex min-h-6 items-center text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Trans>Check profiles</Trans>
      </Link>
    </div>
  )
}
