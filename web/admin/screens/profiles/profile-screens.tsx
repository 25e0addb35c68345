import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import {
  type Check,
  checks,
  defaultProfiles,
  type ProfileKind,
  profileKinds,
  type Severity,
  severity,
} from '../../../../src/domains/preflight/profile-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EditorActions, UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { InUseDialog } from '../../kit/in-use-dialog.tsx'
import { checkNames, kindNames, severityNames } from '../../kit/preflight/profile-names.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { type Profile, ruleValues } from './profile-values.ts'
import { useProfileEditor } from './use-profile-editor.ts'

/** One check profile. */
export function ProfileScreen() {
  const { id } = useParams({ from: '/admin/services/profiles/$id' })
  const query = useQuery(useApi().profiles.byId.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      title={<Trans>Check profile</Trans>}
      missing={
        <Empty
          title={<Trans>There is no such check profile</Trans>}
          why={<Trans>It was deleted in the meantime, or its address is wrong.</Trans>}
        >
          <AdminLinkButton to="/admin/services/profiles">
            <Trans>Show all check profiles</Trans>
          </AdminLinkButton>
        </Empty>
      }
    >
      {(profile) => <ProfileEditor key={profile.id} profile={profile} />}
    </RecordScreen>
  )
}

export const NewProfileScreen = () => <ProfileEditor profile={null} />

/** The editor of a check profile; null for a new one, which starts with its kind's figures. */
function ProfileEditor({ profile }: { profile: Profile | null }) {
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
              <Trans>Use the usual values: {kindName}</Trans>
            </AdminButton>
          </div>
          <ProfileFigures editor={editor} names={names} />
          <div className="border-line2 border-t">
            <Switch
              label={names.staffProof}
              hint={
                values.staffProof
                  ? t`Customers wait for our proof even when their file is faultless.`
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

type ProfileChecksProps = {
  severities: Record<Check, Severity>
  onChange: (check: Check, severity: Severity) => void
}

/** How serious each check is: the order waits, the customer looks, or nothing is said. */
function ProfileChecks({ severities, onChange }: ProfileChecksProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className="min-w-0">
      <h2 className="admin-h2 mb-1">
        <Trans>How serious each check is</Trans>
      </h2>
      <p className="mb-3 max-w-160 text-t2">
        <Trans>
          Must fix: the order waits for a better file. Look at: the customer says that it may stay. Off:
          nothing is said of it.
        </Trans>
      </p>
      <ul className="grid gap-x-8 border-line2 border-t lg:grid-cols-2">
        {checks.map((check) => (
          <li key={check} className="border-line2 border-b">
            <label htmlFor={`${id}-${check}`} className="flex min-h-11 items-center gap-3 py-1">
              <span className="min-w-0 grow">{i18n._(checkNames[check])}</span>
              <AdminSelect
                id={`${id}-${check}`}
                value={severities[check]}
                onChange={({ target: { value } }) => onChange(check, severity.parse(value))}
                className="w-40! shrink-0"
              >
                {severity.options.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(severityNames[one])}
                  </option>
                ))}
              </AdminSelect>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DeleteProfileDialogProps = { profile: Profile; onClose: () => void; onDeleted: () => void }

/** Asks before a profile is deleted, or says where it is used. */
function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const { profiles } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const name = pick(profile, 'name', language)
  const { services, products } = profile.usedBy
  const remove = useMutation({
    mutationFn: () => client.profiles.delete.mutate({ id: profile.id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The profile was deleted` })
      onDeleted()
    },
    onError: (error) => {
      onClose()
      if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '')) return
      notify({ kind: 'error', ...noticeOf(t`The profile could not be deleted`, error) })
    },
    onSettled: () => profiles.invalidate(),
  })
  if (services.length + products.length > 0)
    return (
      <InUseDialog
        name={name}
        first={<Trans>Choose another profile for these first; then it can be deleted.</Trans>}
        onClose={onClose}
      >
        {services.map((service) => (
          <li key={`s${service.id}`} className="border-line2 border-b">
            <Link to="/admin/services/servicesmore/$id" params={{ id: String(service.id) }} className={place}>
              {pick(service, 'name', language)}
            </Link>
          </li>
        ))}
        {products.map((product) => (
          <li key={`p${product.id}`} className="border-line2 border-b">
            <Link to="/admin/services/editproduct/$id" params={{ id: String(product.id) }} className={place}>
              {pick(product, 'name', language)}
            </Link>
          </li>
        ))}
      </InUseDialog>
    )
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete “{name}”?</Trans>}
      facts={[]}
      after={[<Trans key="orders">Orders keep the rules that they were placed with.</Trans>]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete “{name}”</Trans>}
      waits={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}

const place =
  'flex min-h-9 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11'
