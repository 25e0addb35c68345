import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { type ReactNode, useRef } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { useOwnSessions } from '../../../lib/account/use-own-sessions.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { storeSession } from '../../../lib/device.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { SessionItem } from '../../../ui/account/session-item.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { formatMoment } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { MyAreaList } from '../../kit/frame/my-area-list.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import { type MyValues, myChange, myForm, myValues } from '../../kit/staff/staff-member-values.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { useNow } from '../../kit/use-now.ts'
import { SecondFactor } from './second-factor/second-factor.tsx'

/** The user's own data and password, for every staff member (ADM-13). */
export function MyInformationScreen() {
  const { user } = useFrame()
  const query = useQuery(useApi().accounts.me.queryOptions())
  return (
    <Screen title={<Trans>My information</Trans>} meta={user.appRole.name}>
      {query.isPending && <TableWaiting widths={['w-32', 'grow']} />}
      {query.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>Your information did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      {query.data && (
        <div className="grid items-start gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,720px)_320px]">
          <MyForm me={query.data} />
          <div className="grid min-w-0 gap-6">
            <SecondFactor />
            <MySessions />
            <MyAreaList user={user} />
          </div>
        </div>
      )}
    </Screen>
  )
}

/** Names, e-mail, phone and photo, and under them the password. */
function MyForm({ me }: { me: Me }) {
  const { t } = useLingui()
  const editor = useMyEditor(me)
  const names = usePersonNames()
  // One field serves both, beside the first that needs it.
  const hasOtherEmail = editor.changed.includes('email')
  return (
    <EditorForm editor={editor} names={names} title={t`My information`} className="grid max-w-180 gap-6">
      <section aria-labelledby="my-data">
        <h2 id="my-data" className="admin-h2 mb-2 leading-6!">
          <Trans>Personal data</Trans>
        </h2>
        <div className="grid gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-4">
          <PersonFields editor={editor} isOwn needsPhone={me.phoneNumber !== ''}>
            {hasOtherEmail && (
              <CurrentPassword
                editor={editor}
                hint={<Trans>So that nobody but you changes the address</Trans>}
                required
              />
            )}
          </PersonFields>
          <PhotoField editor={editor} />
        </div>
      </section>
      <section aria-labelledby="my-password">
        <h2 id="my-password" className="admin-h2 mb-2 leading-6!">
          <Trans>Password</Trans>
        </h2>
        <div className="grid items-start gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-4 sm:grid-cols-2">
          <EditedField
            editor={editor}
            name="password"
            label={<Trans>New password</Trans>}
            hint={<Trans>At least {shortestPassword} characters; empty, it stays as it is</Trans>}
          >
            {(control) => <AdminPasswordInput autoComplete="new-password" {...control} />}
          </EditedField>
          {!hasOtherEmail && (
            <CurrentPassword editor={editor} hint={<Trans>Only when you set a new one</Trans>} />
          )}
          <p className="admin-meta text-t3 sm:col-span-2">
            <Trans>You stay logged in here; on every other device you will have to log in again.</Trans>
          </p>
        </div>
      </section>
    </EditorForm>
  )
}

type CurrentPasswordProps = { editor: Editor<MyValues>; hint: ReactNode; required?: boolean }

const CurrentPassword = ({ editor, ...field }: CurrentPasswordProps) => (
  <EditedField editor={editor} name="currentPassword" label={<Trans>Current password</Trans>} {...field}>
    {(control) => <AdminPasswordInput autoComplete="current-password" {...control} />}
  </EditedField>
)

type Me = inferRouterOutputs<AppRouter>['accounts']['me']

const secret = ['password', 'currentPassword'] as const

/** The editing of the user's own data; the answer is the user that the device keeps. */
function useMyEditor(me: Me) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const says = usePersonSays({ isOwn: true })
  const { user } = useFrame()
  const query = useApi().accounts.me.queryOptions()
  const readOf = (one: Me) => ({ values: myValues(one), version: one.updatedAt })
  return useEditor<MyValues>({
    id: 'me',
    read: readOf(me),
    secret,
    schema: myForm(me.email, me.phoneNumber !== ''),
    says,
    save: async ({ changed, version }, call) => {
      const change = { ...myChange(changed), updatedAt: version }
      storeSession({ ...user, ...(await client.accounts.updateProfile.mutate(change, call)) })
    },
    reread: async () => readOf(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    saved: t`Your information was saved`,
    failed: () => t`An error occurred, please try again.`,
  })
}

const look = {
  row: 'flex flex-wrap items-center gap-x-4 gap-y-2 py-2',
  text: 'min-w-0 grow basis-40',
  name: 'flex flex-wrap items-center gap-x-2 font-medium',
  facts: 'admin-meta flex flex-wrap gap-x-3 text-t3',
}

/** The user's sessions, this device first, with a button to end each. */
function MySessions() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, end, endOthers } = useOwnSessions({
    onEnded: (which) => {
      // The pressed button is gone.
      heading.current?.focus()
      const text = which === 'one' ? t`That device is logged out` : t`All other devices are logged out`
      notify({ kind: 'ok', text })
    },
    onFailed: (error) =>
      notify({ kind: 'error', ...noticeOf(t`An error occurred, please try again.`, error) }),
  })
  const sessions = query.data
  return (
    <section aria-labelledby="my-sessions" className="max-w-180">
      <h2 ref={heading} id="my-sessions" tabIndex={-1} className="admin-h2 mb-2 leading-6!">
        <Trans>Where you are logged in</Trans>
      </h2>
      {query.isPending && <TableWaiting widths={['grow', 'w-24']} />}
      {query.isError && !sessions && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>Your devices did not load.</Trans>
        </SectionFailed>
      )}
      {sessions && (
        <ul className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper px-4">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              since={formatMoment(session.createdAt, now, language)}
              used={formatMoment(session.lastUsedAt, now, language)}
              look={look}
              mark={
                <Mark kind="info">
                  <Trans>This device</Trans>
                </Mark>
              }
              button={(label) => (
                <AdminButton
                  aria-label={label}
                  aria-disabled={(end.isPending && end.variables === session.id) || undefined}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans>Log out</Trans>
                </AdminButton>
              )}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <AdminButton
          className="mt-2.5"
          aria-disabled={endOthers.isPending || undefined}
          onClick={() => endOthers.mutate()}
        >
          <Trans>Log out all other devices</Trans>
        </AdminButton>
      )}
      <p className="admin-meta mt-2.5 text-t3">
        <Trans>If you don’t know one of these devices, log it out and change your password.</Trans>
      </p>
    </section>
  )
}
