import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { RecordChanges } from '../../kit/history/record-changes.tsx'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import {
  blankStaffMember,
  newStaffMember,
  newStaffMemberForm,
  phonelessForm,
  type StaffMemberValues,
  staffMemberChange,
  staffMemberForm,
  staffMemberValues,
} from '../../kit/staff/staff-member-values.ts'
import { actingOf, canChangeOf, fullName } from '../../kit/staff/staff-rules.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'
import { EditorPanel, PanelFoot } from './editor-panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { InvitationState } from './invitation-state.tsx'
import { newPassword } from './new-password.ts'
import { RoleField } from './role-field.tsx'
import type { StaffMember } from './use-staff-members.ts'

type StaffPanelProps = {
  open: 'new' | 'invite' | number
  staff: readonly StaffMember[]
  onClose: () => void
  onDelete: (staffMember: StaffMember) => void
}

/** The panel beside the table: inviting, adding or changing a staff member. */
export function StaffPanel({ open, staff, onClose, onDelete }: StaffPanelProps) {
  const listed = staff.find(({ id }) => id === open)
  // A staff member who is deleted while the panel is open stays in it, with what was typed.
  const [known, know] = useState(listed)
  if (listed && listed !== known) know(listed)
  const staffMember = listed ?? known
  if (open === 'invite') return <InvitationPanel onClose={onClose} />
  if (open === 'new') return <StaffMemberPanel staffMember={null} onClose={onClose} onDelete={onDelete} />
  if (staffMember) return <StaffMemberPanel staffMember={staffMember} onClose={onClose} onDelete={onDelete} />
  return (
    <Modal title={<Trans>There is no such colleague</Trans>} onClose={onClose}>
      <p className="mt-2 text-t2">
        <Trans>The account was deleted, or the address is wrong.</Trans>
      </p>
    </Modal>
  )
}

type StaffMemberPanelProps = Omit<StaffPanelProps, 'open' | 'staff'> & { staffMember: StaffMember | null }

function StaffMemberPanel({ staffMember, onClose, onDelete }: StaffMemberPanelProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const editor = useStaffMemberEditor(staffMember, onClose)
  const title = staffMember ? fullName(staffMember) : t`New colleague`
  return (
    <EditorPanel editor={editor} names={usePersonNames()} title={title} onClose={onClose}>
      {(close) => (
        <>
          {staffMember && canChangeOf(actingOf(user), staffMember, 'password') && (
            <InvitationState staffMember={staffMember} onWithdraw={() => onDelete(staffMember)} />
          )}
          <StaffMemberForm editor={editor} staffMember={staffMember} title={title} onClose={close} />
        </>
      )}
    </EditorPanel>
  )
}

const secret = ['password'] as const

/** The panel's form, for a new or an existing staff member. The list is renewed before it closes. */
function useStaffMemberEditor(staffMember: StaffMember | null, onSaved: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const says = usePersonSays()
  const api = useApi()
  const options = api.staff.list.queryOptions()
  const roles = queryClient.getQueryData(api.staff.roles.queryOptions().queryKey)
  const readOf = (one: StaffMember) => ({ values: staffMemberValues(one), version: one.updatedAt })
  const changeForm = staffMember?.phoneNumber === '' ? phonelessForm : staffMemberForm
  return useEditor<StaffMemberValues>({
    id: staffMember ? `staff.${staffMember.id}` : 'staff.new',
    read: staffMember ? readOf(staffMember) : { values: blankStaffMember, version: undefined },
    secret,
    texts: (key, value) =>
      key === 'appRoleId' ? roles?.find(({ id }) => String(id) === value)?.name : undefined,
    schema: staffMember ? changeForm : newStaffMemberForm,
    says,
    save: async ({ values, changed, version }, call) => {
      const change = staffMemberChange(changed)
      if (staffMember)
        await client.accounts.updateProfile.mutate(
          { id: staffMember.id, ...change, updatedAt: version },
          call,
        )
      else await client.staff.create.mutate(newStaffMember(values), call)
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
    ...(staffMember && {
      reread: async () => {
        const staff = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        const now = staff.find(({ id }) => id === staffMember.id)
        return now ? readOf(now) : null
      },
      anew: {
        id: 'staff.new',
        open: () => void navigate({ to: '/admin/admins', search: { open: 'new' }, replace: true }),
      },
    }),
    saved: staffMember ? t`The colleague’s information was saved` : t`The colleague was added`,
    failed: () =>
      staffMember ? t`An error occurred, please try again.` : t`An error occurred while adding the colleague`,
    // A notice would be hidden behind the panel.
    failsInline: true,
    onSaved,
  })
}

type StaffMemberFormProps = {
  editor: Editor<StaffMemberValues>
  staffMember: StaffMember | null
  title: string
  onClose: () => void
}

/** Name, role and password of a staff member; what the user may not change is locked and says why. */
function StaffMemberForm({ editor, staffMember, title, onClose }: StaffMemberFormProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const names = usePersonNames()
  const can = (field: 'email' | 'password' | 'appRoleId') =>
    staffMember === null || canChangeOf(actingOf(user), staffMember, field)
  const record = staffMember ? ({ kind: 'staff', id: staffMember.id } as const) : undefined
  const lacking = t`Only somebody who has all areas of this role may change it.`
  const passwordHint = staffMember ? (
    <Trans>Empty: it stays as it is. A new one ends all of the colleague’s sessions.</Trans>
  ) : (
    <Trans>At least {shortestPassword} characters</Trans>
  )
  const does = staffMember ? <Trans>Save</Trans> : <Trans>Add a colleague</Trans>
  return (
    <EditorForm
      editor={editor}
      names={names}
      title={title}
      bar="none"
      record={record}
      className="mt-4 grid gap-3.5"
    >
      <PersonFields
        editor={editor}
        lockedEmail={can('email') ? undefined : lacking}
        needsPhone={staffMember?.phoneNumber !== ''}
      />
      <RoleField editor={editor} staffMember={staffMember} isLocked={!can('appRoleId')} />
      <EditedField
        editor={editor}
        name="password"
        label={<Trans>Password</Trans>}
        required={staffMember === null}
        hint={can('password') ? passwordHint : lacking}
      >
        {(control) =>
          can('password') ? (
            <AdminPasswordInput
              autoComplete="new-password"
              {...control}
              onGenerate={() => editor.set('password', newPassword())}
            />
          ) : (
            <AdminInput disabled value="" />
          )
        }
      </EditedField>
      <PhotoField editor={editor} />
      {staffMember && can('password') && <ResetSecondFactor staffMember={staffMember} />}
      {record && <RecordChanges record={record} editor={editor} title={title} />}
      <PanelFoot editor={editor} onClose={onClose}>
        {editor.saving ? <Trans>Saving…</Trans> : does}
      </PanelFoot>
    </EditorForm>
  )
}

/**
 * Resets the second factor of a staff member who has lost both the app and the recovery codes. Its result
 * shows here, as notices lie behind the panel.
 */
function ResetSecondFactor({ staffMember }: { staffMember: StaffMember }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  const [asking, ask] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const reset = useMutation({
    mutationFn: () => client.secondFactor.reset.mutate({ id: staffMember.id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const isReset = reset.isSuccess
  // The pressed button is gone.
  useEffect(() => {
    if (isReset) told.current?.focus()
  }, [isReset])
  if (!staffMember.hasSecondFactor && !isReset) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p ref={told} tabIndex={-1} role="status" className={isReset ? 'text-ok' : 'admin-meta text-t2'}>
          {isReset ? (
            <Trans>The second step was reset</Trans>
          ) : (
            <Trans>Logging in takes a code as well.</Trans>
          )}
        </p>
        {!isReset && (
          <AdminButton variant="danger" busy={reset.isPending} onClick={() => ask(true)}>
            <Trans>Reset the second step…</Trans>
          </AdminButton>
        )}
      </div>
      <p role="alert" className="text-error empty:hidden">
        {reset.isError && (refusalOf(reset.error) ?? t`The server could not be reached.`)}
      </p>
      {asking && (
        <ConfirmDialog
          grave
          title={<Trans>Reset the second step of {fullName(staffMember)}?</Trans>}
          lead={<Trans>Make sure that it is really this colleague who asks for it.</Trans>}
          facts={[]}
          after={[
            <Trans key="ends">The colleague is logged out everywhere and gets an e-mail.</Trans>,
            <Trans key="alone">The password alone opens the account until a new app is set up.</Trans>,
          ]}
          safe={<Trans>Leave it as it is</Trans>}
          does={<Trans>Reset the second step</Trans>}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            reset.mutate()
          }}
        />
      )}
    </div>
  )
}
