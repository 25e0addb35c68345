import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  defaultProfiles,
  type ProfileKind,
  profileKinds,
} from '../../../../src/domains/preflight/profile-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EditorActions, UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { kindNames } from '../../kit/preflight/profile-names.ts'
import { DeleteProfileDialog } from './delete-profile-dialog.tsx'
import { ProfileChecks } from './profile-checks.tsx'
import { ProfileFigures } from './profile-figures.tsx'
import { type Profile, ruleValues } from './profile-values.ts'
import { useProfileEditor } from './use-profile-editor.ts'

/** What artwork is measured by; null: a new profile, which follows its kind. */
export function ProfileEditor({ profile }: { profile: Profile | null }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [asked, ask] = useState(false)
  const { editor, names, texts } = useProfileEditor(profile)
  const { values } = editor
  const title = profile ? pick(editor.stored, 'name', language) : t`New check profile`
  const takeUsual = (kind: ProfileKind) => {
    for (const [key, value] of Object.entries(ruleValues(defaultProfiles[kind])))
      editor.set(key as keyof typeof values, value)
  }
  const kindName = i18n._(kindNames[values.kind])
  return (
    <Screen
      above={
        <Link to="/admin/services/profiles" className="underline-offset-4 hover:underline">
          <Trans>Check profiles</Trans>
        </Link>
      }
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={profile && <EditorActions href={null} onDelete={() => ask(true)} />}
      note={<Trans>Orders keep the rules that they were placed with</Trans>}
    >
      <EditorForm
        editor={editor}
        title={title}
        names={names}
        history={profile ? { kind: 'preflightProfile', id: profile.id } : undefined}
        warning={<EmptyTranslations values={values} fields={texts} />}
        className="grid max-w-300 gap-y-7"
      >
        <LanguageFields editor={editor} fields={texts} />
        <div className="grid gap-3.5 border-key border-t-2 pt-3.5">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <EditedField editor={editor} name="kind" label={names.kind} className="w-60 max-sm:w-full">
              {(control) => (
                <AdminSelect
                  {...control}
                  onChange={(event) => {
                    control.onChange(event)
                    const kind = profileKinds.find((one) => one === event.target.value)
                    if (!profile && kind) takeUsual(kind)
                  }}
                >
                  {profileKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {i18n._(kindNames[kind])}
                    </option>
                  ))}
                </AdminSelect>
              )}
            </EditedField>
            <AdminButton onClick={() => takeUsual(values.kind)}>
              <Trans>Take what is usual: {kindName}</Trans>
            </AdminButton>
          </div>
          <ProfileFigures editor={editor} names={names} />
          <div className="border-line2 border-t">
            <Switch
              label={names.staffProof}
              hint={
                values.staffProof
                  ? t`Customers wait for our proof, also when their file is faultless.`
                  : t`A customer can approve their own faultless file at once.`
              }
              checked={values.staffProof}
              changed={editor.changed.includes('staffProof')}
              onChange={(staffProof) => editor.set('staffProof', staffProof)}
            />
          </div>
        </div>
        <ProfileChecks
          severities={values.severities}
          onChange={(check, severity) =>
            editor.set('severities', { ...values.severities, [check]: severity })
          }
        />
      </EditorForm>
      {asked && profile && (
        <DeleteProfileDialog
          profile={profile}
          onClose={() => ask(false)}
          onDeleted={() => {
            editor.revert()
            void navigate({ to: '/admin/services/profiles', ignoreBlocker: true })
          }}
        />
      )}
    </Screen>
  )
}
