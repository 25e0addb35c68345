import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { languages } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminEmailInput, AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { nameOf } from './customer-parts.tsx'
import { type CustomerValues, customerForm, customerValues, followed } from './customer-values.ts'
import type { CustomerDetail } from './queries.ts'

/** The id of what holds the fields: E takes the focus to the first. */
export const customerFieldsId = 'customer-fields'

/** A customer's data, corrected where they stand (CUS-9). */
export function CustomerForm({ customer }: { customer: CustomerDetail }) {
  const { user } = useFrame()
  const editor = useCustomerEditor(customer)
  const { hasAccount } = customer
  const was = (field: keyof CustomerValues, shown = String(editor.stored[field])): ReactNode =>
    editor.changed.includes(field) &&
    (shown === '' ? <Trans>before: empty</Trans> : <Trans>before: {shown}</Trans>)
  return (
    <EditorForm
      editor={editor}
      names={useFieldNames()}
      title={nameOf(customer)}
      warning={<Following customer={customer} changed={editor.changed} />}
      {...(canOpen(user, 'staff') && { record: { kind: 'customer', id: customer.id } })}
    >
      <section aria-labelledby="customer-data">
        <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
          <h2 id="customer-data" className="admin-h2 leading-6!">
            <Trans>Data</Trans>
          </h2>
          <p className="admin-meta text-t3">
            {hasAccount ? <Trans>has an account</Trans> : <Trans>added by us, without an account</Trans>}
          </p>
          <LastChange customer={customer} />
        </div>
        <div
          id={customerFieldsId}
          className="grid items-start gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-4 sm:grid-cols-2"
        >
          <EditedField editor={editor} name="name" label={<Trans>Name</Trans>} required hint={was('name')}>
            {(control) => <AdminInput maxLength={100} {...control} />}
          </EditedField>
          <EditedField editor={editor} name="surname" label={<Trans>Surname</Trans>} hint={was('surname')}>
            {(control) => <AdminInput maxLength={100} {...control} />}
          </EditedField>
          <EditedPhone
            editor={editor}
            name="phoneNumber"
            label={<Trans>Phone</Trans>}
            required={hasAccount}
            autoComplete="off"
            hint={was('phoneNumber', phoneLinks(editor.stored.phoneNumber).shown)}
          />
          <EditedField
            editor={editor}
            name="email"
            label={<Trans>E-mail</Trans>}
            required={hasAccount}
            aside={hasAccount && <Confirmed isConfirmed={customer.emailConfirmed} />}
            hint={<AddressHint customer={customer} editor={editor} was={was('email')} />}
          >
            {(control) => <AdminEmailInput {...control} />}
          </EditedField>
          <div>
            <Segments
              legend={<Trans>Language of e-mails</Trans>}
              values={languages}
              chosen={editor.values.emailLanguage}
              label={(one) => one.toUpperCase()}
              onChoose={(one) => editor.set('emailLanguage', one)}
              className={classNames(
                'w-fit',
                editor.changed.includes('emailLanguage') && 'shadow-[-5px_0_0_-2px_var(--cyan)]',
              )}
            />
            <p className="admin-meta pt-1 text-t3 empty:hidden">
              {was('emailLanguage', editor.stored.emailLanguage.toUpperCase())}
            </p>
          </div>
          <EditedField
            editor={editor}
            name="note"
            className="sm:col-span-2"
            label={
              <>
                <Trans>Internal note</Trans>{' '}
                <span className="font-normal text-t3">
                  <Trans>the customer does not see it</Trans>
                </span>
              </>
            }
            hint={editor.stored.note !== '' && was('note')}
          >
            {(control) => (
              <AdminTextarea
                rows={1}
                maxLength={1000}
                {...control}
                className={control.value === '' ? '' : 'border-warn-mark! bg-warn-ground!'}
              />
            )}
          </EditedField>
        </div>
      </section>
    </EditorForm>
  )
}

function useFieldNames() {
  const { t } = useLingui()
  return {
    name: t`Name`,
    surname: t`Surname`,
    phoneNumber: t`Phone`,
    email: t`E-mail`,
    emailLanguage: t`Language of e-mails`,
    note: t`Internal note`,
  }
}

function useCustomerEditor({ id, hasAccount, ...customer }: CustomerDetail) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = api.customers.byId.queryOptions({ id })
  const readOf = (one: CustomerDetail) => ({ values: customerValues(one), version: one.updatedAt })
  return useEditor<CustomerValues>({
    id: `customer.${id}`,
    read: readOf({ id, hasAccount, ...customer }),
    schema: customerForm,
    says: {
      name: t`Write the name.`,
      email: t`Write the whole e-mail, for example name@company.az.`,
      phoneNumber: t`Write a phone number, for example +994 50 123 45 67.`,
    },
    save: ({ changed, version }) => client.customers.update.mutate({ id, ...changed, updatedAt: version }),
    reread: async () => readOf(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    saved: t`The customer’s data are saved`,
    failed: () => t`The customer’s data are not saved`,
    // Lists and open orders show the customer too.
    onSaved: () => void queryClient.invalidateQueries(),
  })
}

/** Orders hold no copy of what the customer is called and where they are reached. */
function Following({ customer, changed }: { customer: CustomerDetail; changed: readonly string[] }) {
  const { openOrders, hasAccount } = customer
  // An account's other address is shown once its owner has confirmed it.
  const shown = changed.filter((field) => field !== 'email' || !hasAccount)
  if (openOrders === 0 || !followed.some((field) => shown.includes(field))) return null
  return (
    <Plural
      value={openOrders}
      one="# open order will show the new data; papers that were sent stay as they are"
      other="# open orders will show the new data; papers that were sent stay as they are"
    />
  )
}

type AddressHintProps = { customer: CustomerDetail; editor: Editor<CustomerValues>; was: ReactNode }

/** What becomes of another address: an account's waits until its owner has confirmed it (CUS-10). */
function AddressHint({ customer, editor, was }: AddressHintProps) {
  const { email, pendingEmail, hasAccount, emailConfirmed } = customer
  if (!hasAccount) return was
  if (editor.changed.includes('email') && editor.values.email !== email)
    return <Trans>A confirmation link is sent there. Until it is opened, {email} stays the log-in.</Trans>
  if (editor.changed.includes('email')) return <Trans>The link that was sent there stops working.</Trans>
  if (pendingEmail !== '')
    return <Trans>A confirmation link was sent there. Until it is opened, {email} stays the log-in.</Trans>
  return emailConfirmed ? null : <Trans>E-mails about orders wait until the address is confirmed.</Trans>
}

const Confirmed = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Mark kind="ok">
      <Trans context="e-mail">confirmed</Trans>
    </Mark>
  ) : (
    <Mark kind="warn">
      <Trans context="e-mail">not confirmed</Trans>
    </Mark>
  )

function LastChange({ customer: { lastChange } }: { customer: CustomerDetail }) {
  const language = useLanguage()
  if (!lastChange) return null
  return (
    <p className="admin-meta ml-auto text-t3">
      <Trans>
        last change: {lastChange.name}, {formatDate(lastChange.at, language, 'dayOfMonth')}
      </Trans>
    </p>
  )
}
